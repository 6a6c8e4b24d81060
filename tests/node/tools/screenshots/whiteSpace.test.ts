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

describe('an edge of a picture', () => {
  it('leaves a margin to what is shown', () => {
    expect(edgeInWhiteSpace(198, lines, 'down', PAGE_END)).toBe(198 + MARGIN);
    expect(edgeInWhiteSpace(100, lines, 'up', 0)).toBe(100 - MARGIN);
  });

  it('stays where it is wanted in enough white space', () => {
    expect(edgeInWhiteSpace(300, lines, 'down', PAGE_END)).toBe(300);
    expect(edgeInWhiteSpace(50, lines, 'up', 0)).toBe(50);
  });

  it('lies in the middle of a narrow gap', () => {
    expect(edgeInWhiteSpace(170, lines, 'down', PAGE_END)).toBe(174);
  });

  it('shows the whole of a line in which it would lie', () => {
    expect(edgeInWhiteSpace(105, lines, 'down', PAGE_END)).toBe(120 + MARGIN);
    expect(edgeInWhiteSpace(115, lines, 'up', 0)).toBe(100 - MARGIN);
  });

  it('passes a gap that is too narrow to be seen', () => {
    const close = [
      {start: 100, end: 120},
      {start: 123, end: 140},
    ];
    expect(edgeInWhiteSpace(120, close, 'down', PAGE_END)).toBe(140 + MARGIN);
  });

  it('lies before a thing whose end is too far away', () => {
    const long = [
      {start: 0, end: 80},
      {start: 120, end: 130 + REACH},
    ];
    expect(edgeInWhiteSpace(125, long, 'down', PAGE_END)).toBe(120 - MARGIN);
  });

  it('never leaves the page', () => {
    const atTheEnds = [
      {start: 4, end: 30},
      {start: 880, end: 896},
    ];
    expect(edgeInWhiteSpace(4, atTheEnds, 'up', 0)).toBe(0);
    expect(edgeInWhiteSpace(890, atTheEnds, 'down', PAGE_END)).toBe(PAGE_END);
  });
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
