import * as z from 'zod';
import {localeCodes, type Locale} from '../../config/locales';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'eight digits such as 0a1b2c3d');

/** A page as it was when somebody last compared its languages. */
const acceptedPage = z.strictObject({
  /** The day of that review. */
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-08-05'),
  /** The page is meant to exist in this language only. */
  single: z.enum(localeCodes).optional(),
  /** A hash of each section's text in each language, by the id of its heading. */
  sections: z.record(z.string(), z.partialRecord(z.enum(localeCodes), hash)),
});

export type AcceptedPage = z.infer<typeof acceptedPage>;

/** The record of reviews, by a page's path without its extension, such as `guide/index`. */
export const translationRecord = z.record(z.string(), acceptedPage);

export type TranslationRecord = z.infer<typeof translationRecord>;

/** The hashes of a page's sections in one language, in their order. */
export type SectionHashes = Readonly<Record<string, string>>;

/** The current state of a page. */
export interface PageNow {
  page: string;
  /** Absent where the page does not exist in that language. */
  sections: Partial<Record<Locale, SectionHashes>>;
  /** The languages whose text is marked as a machine translation. */
  drafts: readonly Locale[];
}

/** A section that changed since its review, and in which language. */
export interface Drift {
  id: string;
  changedIn: readonly Locale[];
}

export type TranslationState =
  | {kind: 'current'}
  | {kind: 'single'; in: Locale}
  | {kind: 'missing'; in: Locale}
  | {kind: 'draft'; in: Locale}
  | {kind: 'drifted'; sections: readonly Drift[]; since: string | undefined};

/** The ids of a page's sections, in all languages. */
const idsIn = (sections: PageNow['sections']): string[] => [
  ...new Set(
    localeCodes.flatMap((locale) => Object.keys(sections[locale] ?? {})),
  ),
];

/** The sections that changed since a review, or all of them where there was none. */
function driftsOf(
  sections: PageNow['sections'],
  accepted: AcceptedPage | undefined,
): Drift[] {
  const ids = new Set([
    ...idsIn(sections),
    ...Object.keys(accepted?.sections ?? {}),
  ]);
  return [...ids]
    .map((id) => ({
      id,
      changedIn: localeCodes.filter(
        (locale) => sections[locale]?.[id] !== accepted?.sections[id]?.[locale],
      ),
    }))
    .filter(({changedIn}) => changedIn.length > 0);
}

/** The state of a page's translation. Either language may be the original. */
export function translationState(
  {sections, drafts}: PageNow,
  accepted: AcceptedPage | undefined,
): TranslationState {
  const missing = localeCodes.find((locale) => sections[locale] === undefined);
  if (missing !== undefined) {
    return accepted?.single !== undefined && accepted.single !== missing
      ? {kind: 'single', in: accepted.single}
      : {kind: 'missing', in: missing};
  }
  const [draft] = drafts;
  if (draft !== undefined) {
    return {kind: 'draft', in: draft};
  }
  const drifts = driftsOf(sections, accepted);
  return drifts.length === 0
    ? {kind: 'current'}
    : {kind: 'drifted', sections: drifts, since: accepted?.on};
}

/** Why nobody can have found the languages of a page to say the same, if so; `single` is the one that it is meant to have. */
export function objection(
  {sections}: PageNow,
  single?: Locale,
): string | undefined {
  const written = localeCodes.filter((code) => sections[code] !== undefined);
  const names = written.join(' and ');
  if (single !== undefined && names !== single) {
    return `found it in ${names}, expected it in ${single} alone; fix: delete the other file, or leave out --single`;
  }
  if (single === undefined && written.length === 1) {
    return `found it in ${names} alone, expected a language to compare it with; fix: translate it, or add --single ${names}`;
  }
  const hasId = (code: Locale, id: string) =>
    sections[code]?.[id] !== undefined;
  const alone = idsIn(sections)
    .filter((id) => !written.every((code) => hasId(code, id)))
    .map(
      (id) => `#${id} (${written.filter((code) => hasId(code, id)).join()})`,
    );
  if (alone.length > 0) {
    return `found the headings ${alone.join(', ')}, expected the same ids in each language`;
  }
  const [order, ...others] = written.map((code) =>
    Object.keys(sections[code] ?? {}),
  );
  const moved = order?.find((id, at) => others.some((ids) => ids[at] !== id));
  return moved === undefined
    ? undefined
    : `found #${moved} at another place in each language, expected the same order`;
}

/** The record of a page as it is now. */
export function acceptPage(
  {sections}: PageNow,
  on: string,
  single?: Locale,
): AcceptedPage {
  return {
    on,
    ...(single === undefined ? {} : {single}),
    sections: Object.fromEntries(
      idsIn(sections).map((id) => [
        id,
        Object.fromEntries(
          localeCodes.flatMap((locale) => {
            const found = sections[locale]?.[id];
            return found === undefined ? [] : [[locale, found]];
          }),
        ),
      ]),
    ),
  };
}

/** What a reader is told about the page's translation; `undefined` where there is nothing to tell. */
export type TranslationNoticeContent =
  | {kind: 'fallback'; in: Locale}
  | {kind: 'draft'}
  | {kind: 'drifted'; ids: readonly string[]; difference: string};

/** The notice about a page's translation, by the language of the site and that of the text; `difference` is the address of a diff. */
export function noticeOf(
  state: TranslationState,
  locale: Locale,
  written: Locale,
  difference: (since: string) => string,
): TranslationNoticeContent | undefined {
  if (written !== locale) {
    return {kind: 'fallback', in: written};
  }
  if (state.kind === 'draft') {
    return state.in === locale ? {kind: 'draft'} : undefined;
  }
  if (state.kind !== 'drifted' || state.since === undefined) {
    return undefined;
  }
  const ids = state.sections
    .filter(({changedIn}) => !changedIn.includes(locale))
    .map(({id}) => id);
  return ids.length === 0
    ? undefined
    : {kind: 'drifted', ids, difference: difference(state.since)};
}
