/** The colours for drawings, by their names in `src/css/tokens.css`. */
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

/** The computed colours of the site in one mode, because the libraries do not support custom properties. */
export function siteColors(colorMode: 'light' | 'dark'): SiteColors {
  const probe = document.createElement('span');
  // The root may still have the other mode: Docusaurus updates it after the effects of its children.
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
