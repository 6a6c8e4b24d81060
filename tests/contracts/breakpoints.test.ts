import {breakpoints} from '../../src/config/breakpoints';
import {filesBelow, read} from '../support/pages';

/** Style sheets of parts that become narrow before the layout changes, and why. */
const ownWidths: Record<string, string> = {
  'src/components/pagination/PageNeighbours.module.css':
    'two links side by side need more room than the page',
};

/** A width in a media query, and the style sheet that asks for it. */
interface Asked {
  file: string;
  asked: string;
}

const query = /@media[^{]+/g;
const bound = /(?:(\d+)px (<=?|>=?) )?width(?: (<=?|>=?) (\d+)px)?/g;

const mirrored: Record<string, string> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function askedIn(file: string): Asked[] {
  return [...read(file).matchAll(query)].flatMap(([media]) =>
    [...media.matchAll(bound)].flatMap(([, left, before, after, right]) => [
      ...(left === undefined
        ? []
        : [{file, asked: `${mirrored[before ?? ''] ?? ''} ${left}`}]),
      ...(right === undefined
        ? []
        : [{file, asked: `${after ?? ''} ${right}`}]),
    ]),
  );
}

const all = filesBelow('src', /\.css$/).flatMap(askedIn);

/** Either side of each breakpoint, as style sheets write it. */
const sides = Object.entries(breakpoints).map(([name, width]) =>
  name.endsWith('Max')
    ? [`<= ${width}`, `>= ${width + 1}`]
    : [`>= ${width}`, `<= ${width - 1}`],
);

test('style sheets change the layout at the named widths only', () => {
  expect(all.length).toBeGreaterThan(20);
  const strange = all.filter(
    ({file, asked}) => !(file in ownWidths) && !sides.flat().includes(asked),
  );
  expect(strange).toEqual([]);
});
