import {useColorMode} from '@docusaurus/theme-common';
import {
  useMermaidConfig,
  useMermaidRenderResult,
} from '@docusaurus/theme-mermaid/client';
import {
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {siteColors} from '../../../hooks/siteColors';
import {useElementWidth} from '../../../hooks/useElementWidth';
import type {DrawingProps} from '../LazyDrawing';
import {diagramConfig} from './diagramConfig';
import styles from './styles.module.css';

interface DiagramDrawingProps extends Pick<DrawingProps, 'onDrawn'> {
  definition: string;
}

/** The width at which a diagram has the size that mermaid made it for, as mermaid writes it. */
const naturalWidth = (svg: string) =>
  /max-width: ([\d.]+px)/.exec(svg)?.[1] ?? '0px';

/** A diagram in a place of this width; a definition that mermaid does not understand is thrown while rendering. */
function DiagramOf({
  definition,
  width,
  onDrawn,
}: DiagramDrawingProps & {width: number}): ReactNode {
  const {colorMode} = useColorMode();
  const base = useMermaidConfig();
  const config = useMemo(
    () => ({...base, ...diagramConfig({colors: siteColors(colorMode), width})}),
    [base, colorMode, width],
  );
  const svg = useMermaidRenderResult({text: definition, config})?.svg;
  const report = useRef(onDrawn);

  useEffect(() => {
    report.current = onDrawn;
  });

  useEffect(() => {
    if (svg !== undefined) {
      report.current();
    }
  }, [svg]);

  return svg === undefined ? null : (
    <div
      className={styles.diagram}
      // mermaid takes out what is no drawing (securityLevel: strict), and the definition is a part of the page.
      dangerouslySetInnerHTML={{__html: svg}}
      style={{'--site-drawing-width': naturalWidth(svg)} as CSSProperties}
    />
  );
}

/** Draws a diagram, and anew when the colours or the width change; until then the one before stays. */
export default function Drawing(props: DiagramDrawingProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const width = useElementWidth(place);
  return (
    <div data-mode={colorMode} ref={place}>
      {width === undefined ? null : <DiagramOf {...props} width={width} />}
    </div>
  );
}
