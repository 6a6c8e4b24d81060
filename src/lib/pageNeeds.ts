/** What is under way and belongs to the page that comes next. */
let needs: Promise<unknown>[] = [];

/** Has the page whose script runs now wait for something before it is shown. */
export function needForPage(coming: Promise<unknown>): void {
  needs.push(coming);
}

/** Settles when everything has come; fails when something does not come. */
export async function pageNeeds(): Promise<void> {
  const all = needs;
  needs = [];
  await Promise.all(all);
}
