import type {CSSProperties} from 'react';
import {previewSize} from '../../components/link-preview/previewFile';

export interface PreviewText {
  title: string;
  /** What the page belongs to, unless that is the site alone. */
  section: string | undefined;
  site: string;
}

/** Those of the light mode in `src/css/tokens.css`. */
const colors = {
  ground: '#fff',
  title: '#0c1518',
  section: '#0b746e',
  site: '#536268',
} as const;

const margin = 80;
const titleSizes = [
  {size: 92, lines: 2},
  {size: 80, lines: 3},
  {size: 66, lines: 3},
  {size: 56, lines: 4},
] as const;

/** Share of a line that a title fills on average where its lines are of about the same width. */
const FILLED = 0.9;

/** How many ems wide a text is, about: a Han character is as wide as high, others little more than half of that. */
function emsOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu);
  const count = wide?.length ?? 0;
  return count + (text.length - count) * 0.56;
}

/** The largest size in which a title has room, or the smallest, in which what does not fit is left out. */
function titleStyle(title: string): CSSProperties & {lineClamp?: number} {
  const room = (previewSize.width - 2 * margin) * FILLED;
  const fitting = titleSizes.find(
    ({size, lines}) => emsOf(title) * size <= lines * room,
  );
  const {size, lines} = fitting ?? titleSizes[3];
  return {
    display: 'block',
    fontSize: size,
    lineHeight: 1.25,
    wordBreak: 'break-word',
    ...(fitting ? {textWrap: 'balance'} : {lineClamp: lines}),
  };
}

const column = {display: 'flex', flexDirection: 'column'} as const;

interface Props extends PreviewText {
  logo: string;
}

/** A preview, in the elements and styles that satori draws. */
export function Drawing({title, section, site, logo}: Props) {
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        justifyContent: 'space-between',
        padding: `64px ${margin}px 56px`,
        background: colors.ground,
        borderBottom: `12px solid ${colors.section}`,
        color: colors.title,
      }}
    >
      <img
        alt=""
        src={logo}
        width={440}
        height={440}
        style={{position: 'absolute', left: 800, top: -60, opacity: 0.12}}
      />
      <div style={{display: 'flex', alignItems: 'center', gap: 16}}>
        <img alt="" src={logo} width={72} height={72} />
        <div style={{fontSize: 36, color: colors.site}}>{site}</div>
      </div>
      <div style={column}>
        <div style={{fontSize: 36, color: colors.section}}>{section ?? ''}</div>
        <div style={titleStyle(title)}>{title}</div>
      </div>
    </div>
  );
}
