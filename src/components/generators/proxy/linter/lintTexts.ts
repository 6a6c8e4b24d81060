import texts from './textRecords.json';

/** What can be wrong with a configuration for AList. */
export type LintRule = keyof typeof texts.rules;

/** All texts of the linter; `{proxy}`, `{pass}` and `{include}` stand for names of the format. The page has them in one language, as a prop. */
export const lintTexts = texts;
