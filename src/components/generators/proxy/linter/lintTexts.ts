import type {Localized} from '../../../../data/localized';
import texts from './textRecords.json';

/** What can be wrong with a configuration for AList. */
export type LintRule = keyof typeof texts.rules;

interface LintTexts {
  /** What goes wrong because of a line; `{proxy}`, `{pass}` and `{include}` stand for names of the format. */
  rules: Record<LintRule, Localized>;
  /** Why a text cannot be read. */
  broken: Record<keyof typeof texts.broken, Localized>;
}

/** All texts of the linter. The page has them in one language, as a prop. */
export const lintTexts: LintTexts = texts;
