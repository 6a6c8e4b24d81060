import {feedback} from '../../config/feedback';
import {locales, type Locale} from '../../config/locales';

/** The page that a reader reports: what the site knows of it, and nothing of how its reader came there. */
export interface ReportedPage {
  title: string;
  /** Its one address, without query and fragment: these can hold what a provider sent. */
  address: string;
  locale: Locale;
  /** The release of the product that it describes. */
  version: string;
}

/** The address of a report that is filled in with the page; what is wrong is left to its reader. */
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
