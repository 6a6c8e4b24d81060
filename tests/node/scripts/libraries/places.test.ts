import {
  placementProblems,
  placeLibraries,
} from '../../../../scripts/libraries/places';

const marks = {charts: /drawChart/, player: /playVideo/};

const scripts = [
  {name: 'main.js', code: 'start()'},
  {name: '12.js', code: 'drawAxis();drawChart()'},
  {name: '34.js', code: 'drawChart()'},
  {name: '56.js', code: 'playVideo()'},
];

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
