import {handlesCredentials} from '../../lib/toolPage';

/**
 * Whether a page has comments: not when it says so, and never on pages that handle credentials.
 *
 * @param said the page's own word in its front matter
 */
export function hasComments(
  pathname: string,
  said: boolean | undefined,
): boolean {
  return said !== false && !handlesCredentials(pathname);
}
