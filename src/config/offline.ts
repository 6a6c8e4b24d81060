/** What the service worker caches of visited pages, so that they open without a network. */
export const offline = {
  /** When this is turned off, the caches of earlier visits are deleted at the next visit. */
  enabled: true as boolean,
  /** Limits of the caches: the oldest entries are dropped first. */
  mostPages: 60,
  mostFiles: 300,
  mostSearchFiles: 300,
};

/** The page shown for one that is not cached. The service worker writes it and has no access to the translations of the interface. */
export const offlineMessages = {
  en: {
    title: 'You are offline',
    reason:
      'This page cannot be reached, and this browser holds no copy of it. Pages that you read here before open without a network.',
    retry: 'Try again',
    list: 'Pages that open now',
    none: 'No page is kept in this browser yet.',
  },
  zh: {
    title: '当前没有网络',
    reason:
      '无法连接到这个页面，浏览器里也没有它的副本。以前读过的页面不需要网络也能打开。',
    retry: '重试',
    list: '现在可以打开的页面',
    none: '这个浏览器还没有保存任何页面。',
  },
};
