import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../config/locales';

export function useLocale(): Locale {
  const {i18n} = useDocusaurusContext();
  // Docusaurus builds only the languages that the configuration lists.
  return i18n.currentLocale as Locale;
}
