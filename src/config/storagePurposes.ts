import type {Locale} from './locales';
import type {cacheNames, packageStorageKeys, storageKeys} from './storageKeys';

type StoredName =
  | keyof typeof storageKeys
  | keyof typeof packageStorageKeys
  | keyof typeof cacheNames;

/** The purpose of everything that the site may store in the browser. An entry without a purpose does not compile. */
export const storagePurposes: Record<StoredName, Record<Locale, string>> = {
  colorMode: {
    en: 'The appearance you chose: light, dark, or as your system has it.',
    zh: '你选择的外观：浅色、深色或跟随系统。',
  },
  pageKeys: {
    en: 'Whether the arrow keys turn pages.',
    zh: '是否用方向键翻页。',
  },
  tab: {
    en: 'The tab you chose in a group, such as your operating system. The name of the group follows.',
    zh: '你在一组选项卡中选中的那个，例如操作系统。后面接选项卡组的名称。',
  },
  noticeForever: {
    en: 'An announcement you closed for good. A mark for its text follows.',
    zh: '你选择不再显示的公告。后面接公告内容的标记。',
  },
  noticeThisVisit: {
    en: 'An announcement you closed for this visit.',
    zh: '你在本次访问中关闭的公告。',
  },
  localePromptForever: {
    en: 'That you answered the question about the language, with "Remember my choice". The language of the page follows.',
    zh: '你回答过语言提示，并勾选了“记住我的选择”。后面接页面的语言。',
  },
  localePromptThisVisit: {
    en: 'That you answered the question about the language during this visit.',
    zh: '你在本次访问中回答过语言提示。',
  },
  consent: {
    en: 'Whether you let the site load scripts that count visits or show advertisements, with the hosts that you agreed to; only where its publisher uses such scripts.',
    zh: '你是否允许加载统计访问量或展示广告的脚本，以及你同意的主机；只在站点的发布者使用这类脚本时才有。',
  },
  comments: {
    en: 'That you asked for the comments below a page, so that they come by themselves from then on.',
    zh: '你曾要求显示页面下方的评论，之后评论会自动加载。',
  },
  apiEndpoint: {
    en: 'The endpoint you chose on the pages that help you get a token.',
    zh: '你在获取令牌的页面上选择的端点。',
  },
  apiServer: {
    en: 'The address of your own server, if you asked the API reference to remember it. Never its token.',
    zh: '你自己的服务器地址，只在你要求 API 文档记住时保存。令牌从不保存。',
  },
  signIn: {
    en: 'A sign-in that you began at a provider, until you return or close the tab; with your own app, also its secret. The service follows.',
    zh: '你在服务商那里开始的登录，保存到你返回或关闭标签页为止；使用自己的应用时还包括客户端密钥。后面接服务名称。',
  },
  reloadedPage: {
    en: 'The page that was loaded again because a part of it did not arrive. It prevents a second time.',
    zh: '因为有一部分没有加载成功而重新载入过的页面，用来避免反复载入。',
  },
  searchRecent: {
    en: 'Pages that you opened from search; never what you typed. The language follows.',
    zh: '你从搜索结果中打开的页面，不包括输入的内容。后面接语言。',
  },
  searchFavourites: {
    en: 'Pages that you marked in search. The language follows.',
    zh: '你在搜索中收藏的页面。后面接语言。',
  },
  searchHosts: {
    en: 'Which hosts of the search service answer, where the site uses one.',
    zh: '搜索服务中可用的主机，只在站点使用这类服务时才有。',
  },
  pages: {
    en: 'Text of pages that you read, so that they open without a network. Pages where you get a token or check a server are left out.',
    zh: '你读过的页面的内容，没有网络时也能打开。获取令牌和检查服务器的页面不保存。',
  },
  files: {
    en: 'Scripts, style sheets and images of these pages.',
    zh: '这些页面用到的脚本、样式表和图片。',
  },
  search: {
    en: 'Parts of the search index that your searches used.',
    zh: '你搜索时用到的那部分搜索索引。',
  },
};
