import type {ComponentProps, ReactNode} from 'react';
import {watchLink} from './linksAhead';

/** With which Docusaurus hears of a link that is seen and pointed at. */
const unheard = {
  innerRef: undefined,
  onMouseEnter: undefined,
  onTouchStart: undefined,
};

interface AnchorProps extends ComponentProps<'a'> {
  to: string;
}

/** In place of React Router's: a link of which the document hears, with no listener of its own. */
function Anchor({to, children, ...props}: AnchorProps): ReactNode {
  return (
    <a {...props} {...unheard} href={to} ref={watchLink}>
      {children}
    </a>
  );
}

/** Docusaurus chooses between the two; this site marks its own links. */
export {Anchor as Link, Anchor as NavLink};
