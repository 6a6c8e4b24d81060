import {useColorMode} from '@docusaurus/theme-common';
import {useMermaidConfig} from '@docusaurus/theme-mermaid/client';
import mermaid, {type MermaidConfig} from 'mermaid';
import {
  useId,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {siteColors} from '../drawing/siteColors';
import {useElementWidth} from './useElementWidth';
import type {DrawingProps} from '../drawing/LazyDrawing';
import {diagramConfig} from './diagramConfig';
import styles from './Diagram.module.css';

interface DiagramDrawingProps extends DrawingProps {
  definition: string;
}

/** The natural width of a diagram, from mermaid's SVG. */
const naturalWidth = (svg: string) =>
  /max-width: ([\d.]+px)/.exec(svg)?.[1] ?? '0px';

/** mermaid's configuration is global, so it is set before each diagram. */
async function draw(
  id: string,
  definition: string,
  config: MermaidConfig,
): Promise<string> {
  mermaid.initialize(config);
  const {svg} = await mermaid.render(id, definition);
  return svg;
}

/** A diagram at the available width. */
function DiagramOf({
  definition,
  width,
  onDrawn,
  onFailed,
}: DiagramDrawingProps & {width: number}): ReactNode {
  const {colorMode} = useColorMode();
  const id = `diagram-${useId()}`;
  const base = useMermaidConfig();
  const config = useMemo(
    () => ({...base, ...diagramConfig({colors: siteColors(colorMode), width})}),
    [base, colorMode, width],
  );
  const [svg, setSvg] = useState<string>();
  const report = useRef({onDrawn, onFailed});

  useEffect(() => {
    report.current = {onDrawn, onFailed};
  });

  useEffect(() => {
    let isWanted = true;
    draw(id, definition, config).then(
      (drawn) => {
        if (isWanted) {
          setSvg(drawn);
        }
      },
      (error: unknown) => {
        report.current.onFailed(
          error instanceof Error ? error.message : String(error),
        );
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, definition, config]);

  useEffect(() => {
    if (svg !== undefined) {
      report.current.onDrawn();
    }
  }, [svg]);

  return svg === undefined ? null : (
    <div
      className={styles.diagram}
      // mermaid sanitizes its output (`securityLevel: strict`), and the definition is part of the page.
      dangerouslySetInnerHTML={{__html: svg}}
      style={{'--site-drawing-width': naturalWidth(svg)} as CSSProperties}
    />
  );
}

/** Draws a diagram, and again when the colours or the width change; meanwhile the previous one stays. */
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
