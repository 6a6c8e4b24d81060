import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

/** Title of the page that a reader came to inside the site; empty on the page they arrived at, which the browser announces itself. */
export function useAnnouncedTitle(): string {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) {
      return undefined;
    }
    shown.current = pathname;
    // The document's new title is set in the next frame.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [pathname]);
  return title;
}
