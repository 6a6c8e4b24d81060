import {localeCodes, type Locale} from '../../config/locales';
import {
  localePromptMessages,
  type LocalePromptMessages,
} from '../../config/localePrompt';
import {storageKeys} from '../../config/storageKeys';
import {addressIn, addressOf, resolveAddress} from '../../lib/address';
import {storedMark, type StoredValue} from '../../lib/storedValue';
import {isToolPage} from '../../lib/toolPage';

/**
 * The base language of a BCP 47 tag in its canonical form: `zh` for `zh-Hans-CN`, `ZH-tw` and `cmn`. An ill-formed tag is shortened from
 * its end, as in RFC 4647; `undefined` if nothing of it is a language.
 */
function baseLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    const end = tag.lastIndexOf('-');
    return end === -1 ? undefined : baseLanguage(tag.slice(0, end));
  }
}

/**
 * The site's language that a visitor prefers: the first of the browser's languages that the site has (lookup of RFC 4647). As the site's
 * languages have no variants, the lookup always ends at the base language.
 */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  return tags
    .map((tag) => {
      const language = baseLanguage(tag);
      return localeCodes.find((code) => code === language);
    })
    .find((locale) => locale !== undefined);
}

/** The language to offer, if any; none on pages that handle credentials, where nothing may cover the form. */
export function offeredLocale(
  tags: readonly string[],
  current: Locale,
  pathname: string,
): Locale | undefined {
  const preferred = preferredLocale(tags);
  return preferred === current || isToolPage(pathname) ? undefined : preferred;
}

/**
 * Where the switch leads: to the same page with query and fragment, or home where there is no such page.
 *
 * @param known the addresses of the page's language; a page exists in every language or in none
 */
export function switchAddress(
  at: {pathname: string; search: string; hash: string},
  locale: Locale,
  known: readonly string[],
): string {
  return resolveAddress(at.pathname, known) === undefined
    ? addressOf('/', locale)
    : `${addressIn(at.pathname, locale)}${at.search}${at.hash}`;
}

/** What is remembered of a visitor who answered the prompt on a page of one language. */
export function promptMarks(current: Locale): {
  thisVisit: StoredValue<boolean>;
  forever: StoredValue<boolean>;
} {
  return {
    thisVisit: storedMark(storageKeys.localePromptThisVisit, current),
    forever: storedMark(storageKeys.localePromptForever, current),
  };
}

/** The prompt's messages in one language, with the name of the language that is offered. */
export function promptMessages(
  locale: Locale,
  offered: Locale,
): Omit<LocalePromptMessages, 'name'> {
  const {name, ...messages} = localePromptMessages[locale];
  const fill = (text: string) => text.replaceAll('{name}', name[offered]);
  return {
    hint: fill(messages.hint),
    switch: fill(messages.switch),
    cancel: fill(messages.cancel),
    remember: fill(messages.remember),
  };
}
