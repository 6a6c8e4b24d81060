/**
 * Widths of the window at which the layout changes, in CSS pixels. Style sheets write them out, as a media query takes no variable;
 * `tests/contracts/breakpoints.test.ts` compares.
 */
export const breakpoints = {
  /** Up to here the navbar's menu and the sidebar lie over the page. */
  mobileMax: 719,
  /** Up to here the logo stands without the site's name. */
  nameHiddenMax: 959,
  /** Up to here search is an icon. */
  searchIconMax: 1199,
  /** From here on there are three columns. */
  pcMin: 1440,
} as const;
