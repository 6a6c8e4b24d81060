import type {InLocale} from '../../lib/localize';
import type {Finding, Values} from './checks/check';
import type {serverCheckTexts} from './checks/serverCheckTexts';

/** The texts of the check in the language of the page. */
export type ShownTexts = InLocale<typeof serverCheckTexts>;

/** What the texts of a finding take in place of `{name}`. */
export const valuesOf = ({values, numbers}: Finding): Values => ({
  ...numbers,
  ...values,
});
