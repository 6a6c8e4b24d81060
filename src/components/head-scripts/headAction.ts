import {handlesCredentials} from '../../lib/toolPage';

/** What to do with the elements on arriving at a page. */
export type HeadAction =
  | 'insert'
  | 'nothing'
  /** They run already and cannot be stopped, so the page is reloaded without them. */
  | 'reload';

/**
 * Pages that handle credentials have no third-party elements; every other page has each element that the reader has agreed to, once.
 *
 * @param inserted how many were inserted since the browser loaded a page
 * @param waiting how many are still to be inserted
 * @param isWithdrawn whether consent for one of the inserted elements was withdrawn
 */
export function headAction(
  pathname: string,
  {
    inserted,
    waiting,
    isWithdrawn,
  }: {inserted: number; waiting: number; isWithdrawn: boolean},
): HeadAction {
  if (handlesCredentials(pathname)) {
    return inserted > 0 ? 'reload' : 'nothing';
  }
  if (isWithdrawn) {
    return 'reload';
  }
  return waiting > 0 ? 'insert' : 'nothing';
}
