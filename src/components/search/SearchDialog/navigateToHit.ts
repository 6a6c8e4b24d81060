import type {useHistory} from '@docusaurus/router';
import {flushSync} from 'react-dom';
import {closeSearch} from '../useSearch';

/** Closes the dialog and navigates after the next frame, in which DocSearch restores the scroll position. */
export function navigateToHit(
  address: string,
  history: ReturnType<typeof useHistory>,
): void {
  flushSync(closeSearch);
  requestAnimationFrame(() => setTimeout(() => history.push(address)));
}
