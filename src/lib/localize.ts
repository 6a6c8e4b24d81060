import type {Locale} from '../config/locales';

/** A record with each bilingual text replaced by the text in one language. */
export type InLocale<T> = T extends {en: string; zh: string}
  ? string
  : T extends readonly (infer Item)[]
    ? InLocale<Item>[]
    : T extends object
      ? {[Key in keyof T]: InLocale<T[Key]>}
      : T;

function isBilingualText(value: object): value is Record<Locale, string> {
  return (
    'en' in value &&
    'zh' in value &&
    typeof value.en === 'string' &&
    typeof value.zh === 'string'
  );
}

function translateDeep(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => translateDeep(item, locale));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (isBilingualText(value)) {
    return value[locale];
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      translateDeep(inner, locale),
    ]),
  );
}

/** A record's text in one language. The record itself is not changed. */
export function localize<T>(value: T, locale: Locale): InLocale<T> {
  return translateDeep(value, locale) as InLocale<T>;
}
