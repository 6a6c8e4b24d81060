import type {ReactNode} from 'react';
import {useAnnouncedTitle} from './useAnnouncedTitle';
import {VisuallyHidden} from '../ui/VisuallyHidden';

/**
 * Tells assistive technology the title of the page that a link inside the site led to, as a browser does when it loads one. Docusaurus
 * itself moves the focus to the link that skips to the text.
 */
export function RouteAnnouncer(): ReactNode {
  const title = useAnnouncedTitle();
  return (
    <div aria-atomic="true" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
