import {site} from './site';

/** Where readers report a problem with a page. */
export const feedback = {
  newIssue: `${site.repository}/issues/new`,
  /** Its form in `.github/ISSUE_TEMPLATE/`, whose field ids are the query parameters of a report. */
  form: 'wrong-page.yml',
} as const;
