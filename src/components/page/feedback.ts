import {feedback} from '../../config/feedback';
import {locales, type Locale} from '../../config/locales';

/** The page that is reported: what the site knows of it, and nothing about how the reader got there. */
export interface ReportedPage {
  title: string;
  /** The canonical address, without query and fragment: these can contain what a provider sent. */
  address: string;
  locale: Locale;
  /** The release of the product that it describes. */
  version: string;
}

/** The address of an issue form with the page filled in; the reader describes what is wrong. */
export function reportAddress(page: ReportedPage): string {
  const {origin, pathname} = new URL(page.address);
  const fields = new URLSearchParams({
    template: feedback.form,
    title: `${page.title}: `,
    page: `${origin}${pathname}`,
    language: locales[page.locale].label,
    version: page.version,
  });
  return `${feedback.newIssue}?${fields.toString()}`;
}
