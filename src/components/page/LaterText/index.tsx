import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, type ReactNode} from 'react';

/** Keeps what follows the text below the screen. */
const space = <div style={{blockSize: '100vh'}} />;

/**
 * The text of a page below the first screen. When a reader follows a link to the page, its beginning is shown before this is rendered. Not
 * where the browser looks for a place further down: on the page that was loaded, on the way back, and under an address with a fragment.
 */
export function LaterText({children}: {children: ReactNode}): ReactNode {
  const isAfterFirstPage = useIsBrowser();
  const {action, location} = useHistory();
  const waits = isAfterFirstPage && action === 'PUSH' && location.hash === '';
  return useDeferredValue(children, waits ? space : undefined);
}
