/** The operators' page of each language, which contains a table. */
export const operatorPages = {
  en: 'docs/guide/hosting.md',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/hosting.md',
} as const;

/**
 * A page with the table that `npm run hosting` writes.
 *
 * @throws Error when the page has no place for them
 */
export function withTable(page: string, table: string): string {
  const begin = '{/* written by npm run hosting */}\n\n';
  const end = '\n\n{/* end of the table */}';
  const start = page.indexOf(begin) + begin.length;
  const stop = page.indexOf(end, start);
  if (start < begin.length || stop === -1) {
    throw new Error(`found no lines from ${begin.trim()} to ${end.trim()}`);
  }
  return page.slice(0, start) + table + page.slice(stop);
}
