/** Text that only the Markdown copies of pages have. */
export const copyMessages = {
  interactive: {
    en: 'This part of the page works in a browser:',
    zh: '这一部分需要在浏览器里使用：',
  },
  address: {en: 'Address of this page:', zh: '本页地址：'},
  describes: {en: 'Describes AList', zh: '适用于 AList'},
  optional: {en: 'Optional', zh: 'Optional'},
  whole: {
    en: 'All pages in one file',
    zh: '全部页面合成的一个文件',
  },
  assistants: {
    en: 'Search these pages with MCP',
    zh: '用 MCP 搜索这些页面',
  },
  /** Between a label and its value. */
  colon: {en: ': ', zh: '：'},
} as const;
