import type {Locale} from '../../../src/config/locales';
import labels from './labelTexts.json';

/** Words of the answers that are no facts and on no page. */
export const labelsIn =
  (locale: Locale) =>
  (name: keyof typeof labels): string =>
    labels[name][locale];
