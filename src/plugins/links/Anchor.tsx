import type {ComponentProps, ReactNode} from 'react';
import {watchLink} from './linksAhead';

interface AnchorProps extends Omit<
  ComponentProps<'a'>,
  'onMouseEnter' | 'onTouchStart'
> {
  to: string;
  /** With this and the next two, Docusaurus hears of a link that is seen and pointed at. */
  innerRef?: unknown;
  onMouseEnter?: unknown;
  onTouchStart?: unknown;
}

/** In place of React Router's: a link of which the document hears, with no listener of its own. */
function Anchor(all: AnchorProps): ReactNode {
  const {to, children, innerRef, onMouseEnter, onTouchStart, ...props} = all;
  return (
    <a {...props} href={to} ref={watchLink}>
      {children}
    </a>
  );
}

/** Docusaurus chooses between the two; this site marks its own links. */
export {Anchor as Link, Anchor as NavLink};
