import {
  libraryReport,
  placementProblems,
  placeLibraries,
} from '../../../../scripts/libraries/places';

const marks = {charts: /drawChart/, player: /playVideo/};

const scripts = [
  {name: 'main.js', code: 'start()', size: 90_000},
  {name: '12.js', code: 'drawAxis();drawChart()', size: 1500},
  {name: '34.js', code: 'drawChart()', size: 150_000},
  {name: '56.js', code: 'playVideo()', size: 20_000},
];

test('each library is named with its scripts, the largest first', () => {
  const lines = libraryReport(placeLibraries(marks, scripts, new Set()));
  expect(lines).toEqual([
    expect.stringMatching(/^charts +151\.5 kB {2}34\.js 150\.0 kB, 12\.js/),
    expect.stringMatching(/^player +20\.0 kB {2}56\.js 20\.0 kB$/),
  ]);
});

test('a site whose libraries come when they are wanted is as it should be', () => {
  const places = placeLibraries(marks, scripts, new Set(['main.js']));
  expect(placementProblems(places)).toEqual([]);
});

test('a library in a script that every page loads is a mistake', () => {
  const places = placeLibraries(marks, scripts, new Set(['main.js', '34.js']));
  expect(placementProblems(places)).toEqual([
    expect.stringContaining('found charts in 34.js, which every page loads'),
  ]);
});

test('a script that only names the script of a library does not hold it', () => {
  const main = {
    name: 'main.js',
    code: 'names={"vendors-node_modules_draw_drawChart_mjs":"34"}',
    size: 90_000,
  };
  const places = placeLibraries(
    marks,
    [...scripts, main],
    new Set(['main.js']),
  );
  expect(placementProblems(places)).toEqual([]);
});

test('a library that is not found anywhere is a mistake, not an absence of weight', () => {
  const places = placeLibraries(
    {...marks, maps: /drawMap/},
    scripts,
    new Set(),
  );
  expect(placementProblems(places)).toEqual([
    expect.stringContaining('found maps in no script'),
  ]);
});
