import {useColorMode} from '@docusaurus/theme-common';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {siteColors} from '../../../hooks/siteColors';
import {useElementWidth} from '../../../hooks/useElementWidth';
import type {DrawingProps} from '../LazyDrawing';
import {drawDiagram} from './mermaid';
import styles from './styles.module.css';

interface DiagramDrawingProps extends DrawingProps {
  definition: string;
}

/** The width at which a diagram has the size that mermaid made it for, as mermaid writes it. */
const naturalWidth = (svg: string) =>
  /max-width: ([\d.]+px)/.exec(svg)?.[1] ?? '0px';

/** Draws a diagram, and anew when the colours or the width change; until then the one before stays. */
export default function Drawing({
  definition,
  onDrawn,
  onFailed,
}: DiagramDrawingProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const id = `diagram-${useId().replace(/\W/g, '')}`;
  const {colorMode} = useColorMode();
  const width = useElementWidth(place);
  const [svg, setSvg] = useState('');
  const report = useRef({onDrawn, onFailed});

  useEffect(() => {
    report.current = {onDrawn, onFailed};
  });

  useEffect(() => {
    if (width === undefined) {
      return undefined;
    }
    let isWanted = true;
    drawDiagram(id, definition, {colors: siteColors(colorMode), width}).then(
      (drawn) => {
        if (isWanted) {
          setSvg(drawn);
          report.current.onDrawn();
        }
      },
      (error: unknown) => {
        if (isWanted) {
          report.current.onFailed(
            error instanceof Error ? error.message : String(error),
          );
        }
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, definition, colorMode, width]);

  return (
    <div
      className={styles.diagram}
      // mermaid takes out what is no drawing (securityLevel: strict), and the definition is a part of the page.
      dangerouslySetInnerHTML={{__html: svg}}
      data-mode={colorMode}
      ref={place}
      style={{'--site-drawing-width': naturalWidth(svg)} as CSSProperties}
    />
  );
}
