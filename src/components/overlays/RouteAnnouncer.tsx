import type {ReactNode} from 'react';
import {useAnnouncedTitle} from './useAnnouncedTitle';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/**
 * Announces the title of the page after a client-side navigation, as a browser does after a full load. Docusaurus itself moves the focus to
 * the skip link.
 */
export function RouteAnnouncer(): ReactNode {
  const title = useAnnouncedTitle();
  return (
    <div aria-atomic="true" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
