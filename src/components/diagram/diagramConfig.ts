import type {MermaidConfig} from 'mermaid';
import type {SiteColors} from '../drawing/siteColors';

interface DiagramOptions {
  colors: SiteColors;
  /** Available width in CSS pixels, for diagrams that fill it. */
  width: number;
}

/** Configuration of mermaid, besides the theme in `src/config/theme.ts`, which uses these colours. */
export function diagramConfig({colors, width}: DiagramOptions): MermaidConfig {
  const {fontFamily} = getComputedStyle(document.body);
  return {
    securityLevel: 'strict',
    // Pages cannot override the configuration.
    secure: ['secure', 'securityLevel', 'startOnLoad', 'theme', 'themeCSS'],
    suppressErrorRendering: true,
    // Labels as SVG text, so that downloaded files contain them.
    htmlLabels: false,
    fontFamily,
    // Lines do not shine through the labels on them.
    themeCSS: '.edgeLabel rect { opacity: 1; }',
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
