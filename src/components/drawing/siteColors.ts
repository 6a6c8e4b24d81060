/** The colours of the site that libraries draw with, by their names in `src/css/tokens.css`. */
const tokens = {
  accent: '--site-accent',
  accentSoft: '--site-accent-soft',
  page: '--site-page',
  raised: '--site-raised',
  line: '--site-line',
  lineStrong: '--site-line-strong',
  text: '--site-text',
  textQuiet: '--site-text-quiet',
  warn: '--site-warn',
  warnSoft: '--site-warn-soft',
  danger: '--site-danger',
  info: '--site-info',
  infoSoft: '--site-info-soft',
} as const;

export type SiteColors = Record<keyof typeof tokens, string>;

/** The colours of the site in one mode, as the browser computes them: libraries know no custom properties. */
export function siteColors(colorMode: 'light' | 'dark'): SiteColors {
  const probe = document.createElement('span');
  // The root may still show the other mode: Docusaurus sets it after its children have changed.
  probe.style.colorScheme = colorMode;
  document.body.append(probe);
  const colors = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colors as SiteColors;
}
