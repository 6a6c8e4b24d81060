import {translate} from '@docusaurus/Translate';
import {lazy, type ReactNode} from 'react';
import type {DiagramProps} from './diagramSource';
import {LazyDrawing} from '../drawing/LazyDrawing';

const Drawing = lazy(async () => import('./Drawing'));

/** A diagram that mermaid draws from a definition in the page. */
export function Diagram({
  definition,
  title,
  alt,
  width,
  height,
}: DiagramProps): ReactNode {
  const kind = translate({message: 'Diagram'});
  return (
    <LazyDrawing alt={alt} kind={kind} size={{width, height}} title={title}>
      {(reports) => <Drawing definition={definition} {...reports} />}
    </LazyDrawing>
  );
}
