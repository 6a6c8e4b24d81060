import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {breakpoints} from '../../src/config/breakpoints';
import {projectRoot} from '../support/pages';

/** Style sheets of parts that become narrow before the layout changes, and why. */
const ownWidths: Record<string, string> = {
  'src/components/pagination/PageNeighbours.module.css':
    'two links side by side need more room than the page',
};

/** A width in a media query, and the style sheet that asks for it. */
interface Asked {
  file: string;
  comparison: string;
  width: number;
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
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return [...text.matchAll(query)].flatMap(([media]) =>
    [...media.matchAll(bound)].flatMap(([, left, before, after, right]) => [
      ...(left === undefined
        ? []
        : [
            {
              file,
              comparison: mirrored[before ?? ''] ?? '',
              width: Number(left),
            },
          ]),
      ...(right === undefined
        ? []
        : [{file, comparison: after ?? '', width: Number(right)}]),
    ]),
  );
}

const asked = readdirSync(path.join(projectRoot, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => askedIn(path.posix.join('src', name)));

/** Either side of each breakpoint, as style sheets write it. */
const {
  mobileMax,
  nameHiddenMax,
  drawerMax,
  searchIconMax,
  contentsMin,
  pcMin,
  samplesMin,
} = breakpoints;
const known = [
  ...[mobileMax, nameHiddenMax, drawerMax, searchIconMax].flatMap((width) => [
    `<= ${width}`,
    `>= ${width + 1}`,
  ]),
  ...[contentsMin, pcMin, samplesMin].flatMap((width) => [
    `>= ${width}`,
    `<= ${width - 1}`,
  ]),
];

test('style sheets change the layout at the named widths only', () => {
  expect(asked.length).toBeGreaterThan(20);
  const strange = asked
    .filter(
      ({file, comparison, width}) =>
        !(file in ownWidths) && !known.includes(`${comparison} ${width}`),
    )
    .map(
      ({file, comparison, width}) =>
        `${file}: width ${comparison} ${width}px, expected one of ${known.join(', ')}`,
    );
  expect(strange).toEqual([]);
});

test('each named width is used, and each width of one part is still there', () => {
  const used = asked.map(({comparison, width}) => `${comparison} ${width}`);
  for (const [one, other] of [
    [`<= ${mobileMax}`, `>= ${mobileMax + 1}`],
    [`<= ${nameHiddenMax}`, `>= ${nameHiddenMax + 1}`],
    [`<= ${drawerMax}`, `>= ${drawerMax + 1}`],
    [`<= ${searchIconMax}`, `>= ${searchIconMax + 1}`],
    [`>= ${contentsMin}`, `<= ${contentsMin - 1}`],
    [`>= ${pcMin}`, `<= ${pcMin - 1}`],
    [`>= ${samplesMin}`, `<= ${samplesMin - 1}`],
  ] as const) {
    expect(used.includes(one) || used.includes(other)).toBe(true);
  }
  const files = new Set(asked.map(({file}) => file));
  expect(Object.keys(ownWidths).filter((file) => !files.has(file))).toEqual([]);
});
