import {createElement, Fragment, type ReactNode} from 'react';
import {Later} from '../Later';
import {Slice} from '../Slice';

interface PartProps {
  /** Makes what the part contains, always the same things, when it is shown. */
  content: () => readonly ReactNode[];
}

function Made({content}: PartProps): ReactNode {
  return createElement(Fragment, null, ...content());
}

/** A part of a page's text, which is neither made nor comes to life before its turn. */
export function TextPart({content}: PartProps): ReactNode {
  return (
    <Slice>
      <Made content={content} />
    </Slice>
  );
}

/** Keeps what follows the text below the screen. */
const space = <div style={{blockSize: '100vh'}} />;

/** The parts of a page's text below the first screen. */
export function LaterText({content}: PartProps): ReactNode {
  return <Slice>{createElement(Later, {until: space}, ...content())}</Slice>;
}
