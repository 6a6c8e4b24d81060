import {site} from './site';

/** Where readers report what is wrong with a page. */
export const feedback = {
  /** The address that opens a new issue. */
  newIssue: `${site.repository}/issues/new`,
  /** The form for it in `.github/ISSUE_TEMPLATE/`, which has fields with the names of a report's parts. */
  form: 'wrong-page.yml',
} as const;
