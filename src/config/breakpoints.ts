/**
 * Window widths at which the layout changes, in CSS pixels. Style sheets repeat the numbers, as a media query takes no variable;
 * `tests/contracts/breakpoints.test.ts` compares them.
 */
export const breakpoints = {
  /** Up to this width the navbar's links are in a menu over the page. */
  mobileMax: 719,
  /** Up to this width the logo is shown without the site's name. */
  nameHiddenMax: 959,
  /** Up to this width the sidebar is a drawer over the page. */
  drawerMax: 1023,
  /** Up to this width search and links to other sites are icons. */
  searchIconMax: 1199,
  /** From this width on the contents are beside the text. */
  contentsMin: 1280,
  /** From this width on the sidebar cannot be folded away. */
  pcMin: 1440,
  /** From this width on a page with samples beside its text has room for the contents too. */
  samplesMin: 1720,
} as const;
