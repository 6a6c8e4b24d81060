/** Text that only the Markdown copies of pages have. */
export const twinWords = {
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
  admonitions: {
    note: {en: 'Note', zh: '说明'},
    tip: {en: 'Tip', zh: '提示'},
    info: {en: 'Info', zh: '信息'},
    warning: {en: 'Warning', zh: '注意'},
    danger: {en: 'Danger', zh: '危险'},
  },
  /** Between a label and its value. */
  colon: {en: ': ', zh: '：'},
} as const;
