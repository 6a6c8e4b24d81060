import type {Locale} from './locales';

/** A failure around the site, and what a visitor still has then. */
export interface Failure {
  id: string;
  fault: Record<Locale, string>;
  effect: Record<Locale, string>;
}

const known: Record<string, Omit<Failure, 'id'>> = {
  'stale-tab': {
    fault: {
      en: 'A tab is older than the deployment, and its files are gone',
      zh: '标签页比部署更旧，它的文件已经不存在',
    },
    effect: {
      en: 'The page that the reader goes to is loaded again, once',
      zh: '读者要去的页面重新载入一次',
    },
  },
  'chunk-once': {
    fault: {
      en: 'A file does not arrive at the first try',
      zh: '某个文件第一次没有加载成功',
    },
    effect: {
      en: 'The site requests it again, and the reader notices nothing',
      zh: '自动再请求一次，读者察觉不到',
    },
  },
  'chunk-gone': {
    fault: {
      en: 'A file of a page is gone for good',
      zh: '页面的某个文件彻底丢失',
    },
    effect: {
      en: 'One more load, never a loop; the text stays readable and links work',
      zh: '只多载入一次，不会循环；正文仍可阅读，链接仍可用',
    },
  },
  offline: {
    fault: {en: 'There is no network', zh: '没有网络'},
    effect: {
      en: 'Pages that the reader has opened before open again, other pages say that there is no network; search uses the index that it already has',
      zh: '读过的页面可以打开，其他页面会用该页的语言提示；搜索使用以前取得的索引',
    },
  },
  'site-away': {
    fault: {
      en: 'The site cannot be reached, and this machine was never there',
      zh: '网站无法访问，这台机器也从未打开过它',
    },
    effect: {
      en: 'The downloaded archive opens from the disk: pages, pictures, links, and search',
      zh: '下载好的压缩包可以直接从硬盘打开：页面、图片、链接和搜索都可用',
    },
  },
  'copies-off': {
    fault: {
      en: 'Copies for reading offline are switched off later',
      zh: '后来关闭了离线副本',
    },
    effect: {
      en: 'Browsers remove their copies at the next visit',
      zh: '浏览器在下次访问时删除副本',
    },
  },
  storage: {
    fault: {
      en: 'The storage of the browser is denied, full or damaged',
      zh: '浏览器存储被禁用、已满或内容损坏',
    },
    effect: {
      en: 'Choices hold until the page is left, and everything works',
      zh: '选择在离开页面前有效，功能都正常',
    },
  },
  clock: {
    fault: {
      en: 'The clock is wrong by decades',
      zh: '系统时间相差几十年',
    },
    effect: {
      en: 'Pages, dates, notices and prompts are the same; a sign-in ends rather than lasting too long',
      zh: '页面、日期、公告和提示不受影响；登录只会提前失效，不会超时仍有效',
    },
  },
  'slow-network': {
    fault: {en: 'The network is slow', zh: '网络很慢'},
    effect: {
      en: 'The text is there before the scripts, links work at once, and a bar shows that a page is coming',
      zh: '正文先于脚本出现，链接立即可用，页面加载时有进度条',
    },
  },
  'no-script': {
    fault: {en: 'JavaScript is off', zh: 'JavaScript 被禁用'},
    effect: {
      en: 'Every kind of page is complete, and nothing is shown that needs a script',
      zh: '各类页面内容完整，不显示依赖脚本的控件',
    },
  },
  extensions: {
    fault: {
      en: 'An extension changes the page before it starts',
      zh: '浏览器扩展在页面启动前改动了内容',
    },
    effect: {
      en: 'The page starts all the same',
      zh: '页面照常启动',
    },
  },
  zoom: {
    fault: {
      en: 'The page is enlarged to 400 %, or words and addresses are very long',
      zh: '页面放大到 400%，或出现很长的单词和网址',
    },
    effect: {
      en: 'Nothing has to be scrolled sideways',
      zh: '不需要横向滚动',
    },
  },
  'forced-colours': {
    fault: {
      en: 'The system forces its own colours',
      zh: '系统强制使用自己的颜色',
    },
    effect: {
      en: 'Text and controls are visible in these colours',
      zh: '文字和控件在这些颜色下仍然清晰可见',
    },
  },
  'third-parties': {
    fault: {
      en: 'A third-party service does not answer',
      zh: '第三方服务没有响应',
    },
    effect: {
      en: 'Readers can read and use the pages all the same',
      zh: '页面的阅读和使用不受影响',
    },
  },
  'search-service': {
    fault: {
      en: 'The search service that you have set is down',
      zh: '你设置的搜索服务不可用',
    },
    effect: {
      en: 'A message, and a way to try again',
      zh: '提示信息和重试按钮',
    },
  },
  'wrong-address': {
    fault: {en: 'The address is wrong', zh: '地址有误'},
    effect: {
      en: 'Status 404, a page in the language of the address, and suggestions',
      zh: '状态码 404，对应语言的页面，以及相近页面的建议',
    },
  },
  'smuggled-script': {
    fault: {
      en: 'A script is smuggled into a page',
      zh: '页面被注入脚本',
    },
    effect: {en: 'It does not run', zh: '脚本不会运行'},
  },
  'credentials-elsewhere': {
    fault: {
      en: 'A page for credentials is made to send something elsewhere',
      zh: '凭据页面被诱导向别处发送数据',
    },
    effect: {
      en: 'The browser refuses, also after readers went to the page and back',
      zh: '浏览器拒绝，进出凭据页面之后也一样',
    },
  },
};

export const failures: readonly Failure[] = Object.entries(known).map(
  ([id, failure]) => ({id, ...failure}),
);
