import type {MermaidConfig} from 'mermaid';
import type {SiteColors} from '../drawing/siteColors';

interface Surroundings {
  colors: SiteColors;
  /** Width of the place in CSS pixels, for the kinds of diagrams that fill it. */
  width: number;
}

/** What mermaid draws a diagram with, besides the theme of `src/config/theme.ts`, which these colours are for. */
export function diagramConfig({colors, width}: Surroundings): MermaidConfig {
  const {fontFamily} = getComputedStyle(document.body);
  return {
    securityLevel: 'strict',
    // A page decides nothing but what is drawn.
    secure: ['secure', 'securityLevel', 'startOnLoad', 'theme', 'themeCSS'],
    suppressErrorRendering: true,
    // Words as SVG, so that a file holds them too.
    htmlLabels: false,
    fontFamily,
    themeVariables: {
      fontFamily,
      fontSize: '15px',
      background: colors.page,
      primaryColor: colors.accentSoft,
      primaryTextColor: colors.text,
      primaryBorderColor: colors.accent,
      secondaryColor: colors.infoSoft,
      secondaryTextColor: colors.text,
      secondaryBorderColor: colors.info,
      tertiaryColor: colors.raised,
      tertiaryTextColor: colors.text,
      tertiaryBorderColor: colors.lineStrong,
      noteBkgColor: colors.warnSoft,
      noteTextColor: colors.text,
      noteBorderColor: colors.warn,
      lineColor: colors.textQuiet,
      textColor: colors.text,
      edgeLabelBackground: colors.page,
      clusterBkg: colors.raised,
      clusterBorder: colors.line,
    },
    gantt: {useWidth: width},
  };
}
