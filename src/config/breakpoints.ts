/**
 * Window widths at which the layout changes, in CSS pixels. Style sheets repeat the numbers, as a media query takes no variable;
 * `tests/contracts/breakpoints.test.ts` compares them.
 */
export const breakpoints = {
  /** Up to this width the navbar's menu and the sidebar are overlays. */
  mobileMax: 719,
  /** Up to this width the logo is shown without the site's name. */
  nameHiddenMax: 959,
  /** Up to this width search is an icon. */
  searchIconMax: 1199,
  /** From this width on there are three columns. */
  pcMin: 1440,
  /** From this width on a page with samples beside its text has room for the contents too. */
  samplesMin: 1720,
} as const;
