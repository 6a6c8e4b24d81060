import {handlesCredentials} from '../../lib/toolPage';

/**
 * Whether a page has comments: not when its front matter turns them off, and never on pages that handle credentials.
 *
 * @param setting the value in the page's front matter
 */
export function hasComments(
  pathname: string,
  setting: boolean | undefined,
): boolean {
  return setting !== false && !handlesCredentials(pathname);
}
