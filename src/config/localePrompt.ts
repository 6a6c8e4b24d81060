import type {Locale} from './locales';

/**
 * The prompt shows the reader's language and the page's at once, so its messages are not in the translations of the interface. `{name}` is
 * the language that is offered, by its `name` in the language of the message.
 */
export const localePromptMessages = {
  en: {
    name: {en: 'English', zh: 'Chinese'},
    hint: 'Your browser prefers {name}. This site also speaks {name}.',
    switch: 'Switch to {name}',
    cancel: 'Cancel',
    remember: 'Remember my choice',
  },
  zh: {
    name: {en: '英文', zh: '中文'},
    hint: '浏览器的首选语言是{name}，本站有{name}版。',
    switch: '切换到{name}',
    cancel: '取消',
    remember: '记住我的选择',
  },
};

export type LocalePromptMessages = (typeof localePromptMessages)[Locale];
