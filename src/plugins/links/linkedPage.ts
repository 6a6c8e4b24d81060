/**
 * The address of the page that a link leads to, if the site can show it in place of the present one; a place on the present page, a file and
 * another site are left to the browser.
 *
 * @param isPage whether a path is that of a page in the language of the present one
 */
export function linkedPage(
  link: HTMLAnchorElement,
  isPage: (pathname: string) => boolean,
): string | undefined {
  const written = link.getAttribute('href');
  const isLeft =
    written === null ||
    written.startsWith('#') ||
    link.hasAttribute('download') ||
    !['', '_self'].includes(link.target) ||
    link.origin !== window.location.origin ||
    !isPage(link.pathname);
  return isLeft ? undefined : `${link.pathname}${link.search}${link.hash}`;
}

/** Whether a press asks for a page in this window, and nothing on the page has answered it. */
export function isFollowed(press: MouseEvent): boolean {
  return (
    press.button === 0 &&
    !press.defaultPrevented &&
    !(press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)
  );
}
