import {
  type Box,
  edgeInWhiteSpace,
  framesFor,
  MARGIN,
  REACH,
  withMargin,
} from '../../../../tools/screenshots/whiteSpace';

const PAGE_END = 900;

/** Lines of text, each 20 px high. */
const lines = [100, 150, 178].map((start) => ({start, end: start + 20}));

const row = (top: number, bottom: number): Box => ({
  left: 20,
  top,
  right: 460,
  bottom,
});

const close = [
  {start: 100, end: 120},
  {start: 123, end: 140},
];
const long = [
  {start: 0, end: 80},
  {start: 120, end: 130 + REACH},
];
const atTheEnds = [
  {start: 4, end: 30},
  {start: 880, end: 896},
];

test.each([
  ['leaves a margin below what is shown', lines, 198, 'down', 198 + MARGIN],
  ['leaves a margin above what is shown', lines, 100, 'up', 100 - MARGIN],
  ['stays in enough white space below', lines, 300, 'down', 300],
  ['stays in enough white space above', lines, 50, 'up', 50],
  ['is in the middle of a narrow gap', lines, 170, 'down', 174],
  ['shows the whole of a line downwards', lines, 105, 'down', 120 + MARGIN],
  ['shows the whole of a line upwards', lines, 115, 'up', 100 - MARGIN],
  ['passes a gap that nobody sees', close, 120, 'down', 140 + MARGIN],
  ['is before what ends too far away', long, 125, 'down', 120 - MARGIN],
  ['never leaves the page at its top', atTheEnds, 4, 'up', 0],
  ['never leaves the page at its end', atTheEnds, 890, 'down', PAGE_END],
] as const)('an edge of a picture %s', (_, shown, at, way, edge) => {
  const end = way === 'up' ? 0 : PAGE_END;
  expect(edgeInWhiteSpace(at, [...shown], way, end)).toBe(edge);
});

describe('a picture whose surroundings are hidden', () => {
  it('has the whole margin, as far as the page goes', () => {
    expect(withMargin({start: 135, end: 174}, lines, PAGE_END)).toEqual({
      start: 135,
      end: 170 + MARGIN,
    });
    expect(
      withMargin({start: 0, end: 100}, [{start: 5, end: 95}], 100),
    ).toEqual({start: 0, end: 100});
  });
});

describe('a frame', () => {
  it('leaves space to what it marks, and stays in the window', () => {
    expect(framesFor([row(100, 140)], [], 464)).toEqual([
      {left: 13, top: 93, right: 463.5, bottom: 147},
    ]);
  });

  it('lies between what it marks and what is beside that', () => {
    const [frame] = framesFor(
      [row(100, 140)],
      [row(80, 92), row(140, 160)],
      480,
    );
    expect(frame).toMatchObject({top: 94.5, bottom: 140});
  });

  it('is one for neighbours, and two for what is far apart', () => {
    const frames = framesFor(
      [row(148, 188), row(100, 140), row(300, 340)],
      [],
      480,
    );
    expect(frames.map(({top, bottom}) => [top, bottom])).toEqual([
      [93, 195],
      [293, 347],
    ]);
  });
});
