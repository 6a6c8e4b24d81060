import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';

/** Title of the page after a client-side navigation; empty on the first page, which the browser announces itself. */
export function useAnnouncedTitle(): string {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) {
      return undefined;
    }
    shown.current = pathname;
    // The new document title is set in the next frame.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [pathname]);
  return title;
}
