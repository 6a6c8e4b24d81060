import {handlesCredentials} from '../../lib/toolPage';

/** What to do about the elements on arriving at a page. */
export type HeadStep =
  | 'insert'
  | 'nothing'
  /** They run already and cannot be stopped, so the page is loaded anew without them. */
  | 'reload';

/**
 * Pages that handle credentials carry nothing of third parties; every other page carries each element once that the reader lets it.
 *
 * @param inserted how many were inserted since the browser loaded a page
 * @param waiting how many more may come
 * @param isWithdrawn whether one of those that were inserted may not be there any more
 */
export function headStep(
  pathname: string,
  {
    inserted,
    waiting,
    isWithdrawn,
  }: {inserted: number; waiting: number; isWithdrawn: boolean},
): HeadStep {
  if (handlesCredentials(pathname)) {
    return inserted > 0 ? 'reload' : 'nothing';
  }
  if (isWithdrawn) {
    return 'reload';
  }
  return waiting > 0 ? 'insert' : 'nothing';
}
