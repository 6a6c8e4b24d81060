import {handlesCredentials} from './toolPage';

/** What to do about the elements on arriving at a page. */
export type HeadStep =
  | 'insert'
  | 'nothing'
  /** They run already and cannot be stopped, so the page is loaded anew without them. */
  | 'reload';

/**
 * Pages that handle credentials carry nothing of third parties; every other page carries the elements once.
 *
 * @param isInserted whether they were inserted since the browser loaded a page
 */
export function headStep(pathname: string, isInserted: boolean): HeadStep {
  if (handlesCredentials(pathname)) {
    return isInserted ? 'reload' : 'nothing';
  }
  return isInserted ? 'nothing' : 'insert';
}
