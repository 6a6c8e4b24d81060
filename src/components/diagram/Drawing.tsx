import {useColorMode} from '@docusaurus/theme-common';
import {useMermaidConfig} from '@docusaurus/theme-mermaid/client';
import mermaid, {type MermaidConfig} from 'mermaid';
import {
  useEffect,
  useEffectEvent,
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

let drawings = 0;

/** mermaid's configuration is global, so it is set before each diagram. Each gets a new id: mermaid would draw into one of the same id. */
async function draw(
  definition: string,
  config: MermaidConfig,
): Promise<string> {
  drawings += 1;
  mermaid.initialize(config);
  // By default mermaid measures at the end of the page, which is longer meanwhile.
  const measured = document.createElement('div');
  measured.className = styles.measured ?? '';
  document.body.append(measured);
  try {
    const {svg} = await mermaid.render(
      `diagram-${drawings}`,
      definition,
      measured,
    );
    return svg;
  } finally {
    measured.remove();
  }
}

/** A diagram at the available width. */
function DiagramOf({
  definition,
  width,
  onDrawn,
  onFailed,
}: DiagramDrawingProps & {width: number}): ReactNode {
  const {colorMode} = useColorMode();
  const base = useMermaidConfig();
  const config = useMemo(
    () => ({...base, ...diagramConfig({colors: siteColors(colorMode), width})}),
    [base, colorMode, width],
  );
  const [svg, setSvg] = useState<string>();
  const reportDrawn = useEffectEvent(onDrawn);
  const reportFailed = useEffectEvent(onFailed);

  useEffect(() => {
    let isWanted = true;
    draw(definition, config).then(
      (drawn) => {
        if (isWanted) {
          setSvg(drawn);
        }
      },
      (error: unknown) => {
        reportFailed(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [definition, config]);

  useEffect(() => {
    if (svg !== undefined) {
      reportDrawn();
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
