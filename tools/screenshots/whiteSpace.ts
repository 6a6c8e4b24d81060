/** Part of a line, in CSS pixels. */
export interface Span {
  start: number;
  end: number;
}

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The least white space in which an edge of a picture may lie. */
const MIN_GAP = 5;

/** Space between what is shown and an edge of the picture, where there is enough. */
export const MARGIN = 14;

/** How far a picture grows to find white space. */
export const REACH = 160;

/** How thick a frame is. */
export const FRAME = 3;

/** From what is framed to the outside of the frame, where there is enough space. */
const FRAME_REACH = 7;

/** Things closer than this share a frame. */
const NEIGHBOURS = 2 * FRAME_REACH + 4;

/** What is free between spans, with all that is before and after them. */
function gapsBetween(taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let start = -Infinity;
  for (const span of [...taken].sort((a, b) => a.start - b.start)) {
    if (span.start - start >= MIN_GAP) {
      gaps.push({start, end: span.start});
    }
    start = Math.max(start, span.end);
  }
  return [...gaps, {start, end: Infinity}];
}

/** Where an edge goes that is wanted somewhere: into the white space outside if that is near, else inside, and never beyond a limit. */
export function edgeInWhiteSpace(
  wanted: number,
  taken: readonly Span[],
  outward: 'up' | 'down',
  limit: number,
): number {
  const sign = outward === 'down' ? 1 : -1;
  const places = gapsBetween(taken).map(({start, end}) => {
    const margin = Math.min(MARGIN, (end - start) / 2);
    const place = Math.min(Math.max(wanted, start + margin), end - margin);
    // The end of the page needs no margin.
    return start < limit && limit < end && (limit - place) * sign < 0
      ? limit
      : place;
  });
  const growths = places.map((place) => (place - wanted) * sign);
  const reach = Math.min(REACH, (limit - wanted) * sign);
  const outside = growths.filter((growth) => growth >= 0 && growth <= reach);
  const inside = growths.filter((growth) => growth < 0);
  if (outside.length > 0) {
    return wanted + Math.min(...outside) * sign;
  }
  return inside.length > 0 ? wanted + Math.max(...inside) * sign : wanted;
}

/** A part of the page with the whole margin around what is in it, as far as the page goes. */
export function withMargin(
  {start, end}: Span,
  taken: readonly Span[],
  pageEnd: number,
): Span {
  const shown = taken.filter((span) => span.end > start && span.start < end);
  const starts = shown.map((span) => span.start - MARGIN);
  const ends = shown.map((span) => span.end + MARGIN);
  return {
    start: Math.max(0, Math.min(start, ...starts)),
    end: Math.min(pageEnd, Math.max(end, ...ends)),
  };
}

const isBeside = (a: Span, b: Span): boolean =>
  a.start < b.end && b.start < a.end;

const columns = ({left, right}: Box): Span => ({start: left, end: right});

const rows = ({top, bottom}: Box): Span => ({start: top, end: bottom});

export const rowsOf = (boxes: readonly Box[]): Span[] => boxes.map(rows);

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Things one below the other that are too close for two frames become one. */
function joinNeighbours(marked: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of [...marked].sort((a, b) => a.top - b.top)) {
    const index = joined.findIndex(
      (other) =>
        isBeside(columns(box), columns(other)) &&
        box.top - other.bottom < NEIGHBOURS,
    );
    const neighbour = joined[index];
    if (neighbour === undefined) {
      joined.push(box);
    } else {
      joined[index] = around(neighbour, box);
    }
  }
  return joined;
}

/** How far a frame may reach into a gap, without touching what is on the other side. */
const reachInto = (gap: number): number =>
  Math.min(FRAME_REACH, gap, (gap + FRAME) / 2);

/** Frames for what is marked, drawn inwards from these boxes, between it and what is around. */
export function framesFor(
  marked: readonly Box[],
  others: readonly Box[],
  width: number,
): Box[] {
  return joinNeighbours(marked).map((box) => {
    const gapTo = (distance: (other: Box) => number, edge: number) =>
      Math.min(edge, ...others.map(distance).filter((gap) => gap >= 0));
    const beside = (other: Box) => isBeside(rows(other), rows(box));
    const inColumn = (other: Box) => isBeside(columns(other), columns(box));
    return {
      left:
        box.left -
        reachInto(
          gapTo((one) => (beside(one) ? box.left - one.right : -1), box.left),
        ),
      top:
        box.top -
        reachInto(
          gapTo((one) => (inColumn(one) ? box.top - one.bottom : -1), Infinity),
        ),
      right:
        box.right +
        reachInto(
          gapTo(
            (one) => (beside(one) ? one.left - box.right : -1),
            width - box.right,
          ),
        ),
      bottom:
        box.bottom +
        reachInto(
          gapTo((one) => (inColumn(one) ? one.top - box.bottom : -1), Infinity),
        ),
    };
  });
}
