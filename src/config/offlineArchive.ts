import type {Locale} from './locales';
import {site} from './site';

/** Folder of the archive within the folder of its language, and of the files inside it that the site does not have. */
export const ARCHIVE_FOLDER = 'box';

/** File name of a language's archive, in its folder. */
export const archiveName = (locale: Locale) => `alist-docs-${locale}.zip`;

/** Messages of the archive. Its script is not part of the app, and has no access to the translations of the interface. */
export const archiveMessages = {
  en: {
    /** At the end of a page; the address of the page on the site follows. */
    copy: `A copy for reading without a network, about AList ${site.productVersion}. The newest text of this page:`,
    /** Replaces what needs the app; the address of the page follows. */
    online:
      'This part of the page works on the website only. With a network, open',
    search: 'Search the docs',
    field: 'Storage, setting or error message',
    hint: 'Type what you know: the name of a storage, a setting, or part of an error message.',
    close: 'Close',
    nothing: 'No results. Try another word for the same thing.',
    failed:
      'A file of the search index is missing. Unpack the whole archive again.',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    copyCode: 'Copy',
    copied: 'Copied',
    /** On the code, where the browser does not allow copying. */
    selected: 'Selected',
    colors: {
      light: 'Appearance: light',
      dark: 'Appearance: dark',
      auto: 'Appearance: as the system',
    },
  },
  zh: {
    copy: `这是供没有网络时阅读的副本，对应 AList ${site.productVersion}。本页的最新内容：`,
    online: '这一部分只能在网站上使用。有网络时请打开：',
    search: '搜索文档',
    field: '存储、设置项或报错内容',
    hint: '输入你知道的内容：存储的名称、设置项，或者报错里的一段文字。',
    close: '关闭',
    nothing: '没有找到相关内容，换一个说法试试。',
    failed: '缺少搜索索引的文件，请重新解压整个压缩包。',
    found: (count: number) => `找到 ${count} 条结果`,
    copyCode: '复制',
    copied: '已复制',
    selected: '已选中',
    colors: {
      light: '外观：浅色',
      dark: '外观：深色',
      auto: '外观：跟随系统',
    },
  },
};

export type ArchiveMessages = (typeof archiveMessages)[Locale];
