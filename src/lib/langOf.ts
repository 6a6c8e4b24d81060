import {locales} from '../config/locales';

const han = /\p{Script=Han}/u;

/** The `lang` of a text that may be Chinese on a page in any language. */
export const langOf = (text: string): string | undefined =>
  han.test(text) ? locales.zh.htmlLang : undefined;
