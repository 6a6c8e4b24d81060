import type {Localized} from '../../../data/localized';
import type {PagePath} from '../../../lib/address';
import type {InLocale} from '../../../lib/localize';
import texts from './textRecords.json';

export type CheckId = keyof typeof texts.titles;
export type FindingId = keyof typeof texts.findings;
export type LineId = keyof typeof texts.lines;
export type ReasonId = keyof typeof texts.reasons;

/** `certain` and `likely` are faults, `info` is worth knowing, `fine` is as it should be. */
export const certainties = ['certain', 'likely', 'info', 'fine'] as const;

export type Certainty = (typeof certainties)[number];

interface FindingRecord {
  /** How sure it is at most: `certain` if AList itself names the fault, or no other cause gives these answers. */
  certainty: Certainty;
  /** What was seen; `{name}` stands for a value. */
  saw: Localized;
  /** What that means. */
  means?: Localized;
  /** What to do. */
  remedy?: Localized;
  /** The page that explains it. */
  page?: string;
}

interface PageLink {
  page: PagePath;
  /** Id of a heading there. */
  at?: string;
  label: Localized;
}

interface ServerCheckTexts {
  titles: Record<CheckId, Localized>;
  findings: Record<FindingId, FindingRecord>;
  /** Sentences that a finding may add. */
  lines: Record<LineId, Localized>;
  /** Why something was not checked, after “because”. */
  reasons: Record<ReasonId, Localized>;
  requests: Record<keyof typeof texts.requests, Localized>;
  /** Pages that explain remedies. */
  pages: Readonly<Record<string, PageLink>>;
}

/** All texts of the check. The page has them in one language, as a prop. */
export const serverCheckTexts = texts as ServerCheckTexts;

export type FindingRecords = Readonly<
  Record<FindingId, Pick<FindingRecord, 'certainty'>>
>;

export type ShownTexts = InLocale<ServerCheckTexts>;
