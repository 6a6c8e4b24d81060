import mermaid from 'mermaid';
import type {SiteColors} from '../../../hooks/siteColors';

interface Surroundings {
  colors: SiteColors;
  /** Width of the place in CSS pixels, for the kinds of diagrams that fill it. */
  width: number;
}

function configure({colors, width}: Surroundings): void {
  const {fontFamily} = getComputedStyle(document.body);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    // A page decides nothing but what is drawn.
    secure: ['secure', 'securityLevel', 'startOnLoad', 'theme', 'themeCSS'],
    suppressErrorRendering: true,
    // Words as SVG, so that a file holds them too.
    htmlLabels: false,
    fontFamily,
    theme: 'base',
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
  });
}

/**
 * Draws a diagram as the text of an SVG.
 *
 * @throws Error that says what is wrong with the definition
 */
export async function drawDiagram(
  id: string,
  definition: string,
  surroundings: Surroundings,
): Promise<string> {
  configure(surroundings);
  const {svg} = await mermaid.render(id, definition);
  return svg;
}
