import type {useHistory} from '@docusaurus/router';
import {flushSync} from 'react-dom';
import {closeSearch} from '../useSearch';

/** Goes to an answer when the dialog is gone: DocSearch's last effect, behind the next frame, scrolls to where the reader opened it. */
export function leaveFor(
  address: string,
  history: ReturnType<typeof useHistory>,
): void {
  flushSync(closeSearch);
  requestAnimationFrame(() => {
    setTimeout(() => history.push(address));
  });
}
