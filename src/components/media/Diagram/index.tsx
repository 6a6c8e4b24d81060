import {translate} from '@docusaurus/Translate';
import {lazy, type ReactNode} from 'react';
import type {DiagramProps} from '../../../lib/media/diagram';
import {LazyDrawing} from '../LazyDrawing';

/** mermaid, which the theme asks for only when the drawing is there, comes at the same time. */
const Drawing = lazy(async () => {
  const [drawing] = await Promise.all([import('./Drawing'), import('mermaid')]);
  return drawing;
});

/** A diagram that mermaid draws from a definition in the page. */
export function Diagram({definition, title, alt}: DiagramProps): ReactNode {
  const kind = translate({
    id: 'drawing.diagram',
    message: 'Diagram',
    description: 'What a diagram without a title is called',
  });
  return (
    <LazyDrawing alt={alt} kind={kind} title={title}>
      {({onDrawn}) => <Drawing definition={definition} onDrawn={onDrawn} />}
    </LazyDrawing>
  );
}
