import type {Locale} from './locales';

/** What a reader's browser keeps of pages that were read, so that they open without a network. */
interface OfflineSettings {
  enabled: boolean;
  mostPages: number;
  mostFiles: number;
  mostSearchFiles: number;
}

export const offline: OfflineSettings = {
  /** Switched off, the site takes away what it kept in browsers before, at their next visit. */
  enabled: true,
  /** How much is kept: what came first goes first. */
  mostPages: 60,
  mostFiles: 300,
  mostSearchFiles: 300,
};

/** What the page in place of one that is not kept says. The service worker writes it, which knows no translations of the interface. */
export interface OfflineWords {
  title: string;
  reason: string;
  retry: string;
  kept: string;
  none: string;
}

export const offlineWords: Record<Locale, OfflineWords> = {
  en: {
    title: 'You are offline',
    reason:
      'This page cannot be reached, and this browser holds no copy of it. Pages that you read here before open without a network.',
    retry: 'Try again',
    kept: 'Pages that open now',
    none: 'No page is kept in this browser yet.',
  },
  zh: {
    title: '当前没有网络',
    reason:
      '无法连接到这个页面，浏览器里也没有它的副本。以前读过的页面不需要网络也能打开。',
    retry: '重试',
    kept: '现在可以打开的页面',
    none: '这个浏览器还没有保存任何页面。',
  },
};
