import type {ReactNode} from 'react';
import {panelClass} from '../ui/Panel';
import {ShareRow, type ShareRowProps} from './ShareRow';

interface GeneratorPanelProps extends ShareRowProps {
  /** The name of the generator. */
  label: string;
  children: ReactNode;
}

/** The frame of a generator, with the row that shares its answers at the end. */
export function GeneratorPanel({
  label,
  children,
  ...share
}: GeneratorPanelProps): ReactNode {
  return (
    <section aria-label={label} className={panelClass} data-copy="interactive">
      {children}
      <ShareRow {...share} />
    </section>
  );
}
