import type {ReactNode} from 'react';

/** Everything that floats over a page or works beside it, on every page; one line for each. */
export function Overlays(): ReactNode {
  return <></>;
}
