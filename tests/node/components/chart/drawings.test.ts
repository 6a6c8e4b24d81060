import type {ChartOption} from '../../../../src/components/chart/chartOptions';
import {chartTable} from '../../../../src/components/chart/chartTable';
import {NotJson, readChart} from '../../../../src/components/chart/readChart';
import {readDiagram} from '../../../../src/components/diagram/diagramSource';

const alt = 'alt="What it shows in words"';
const bars =
  '{"series": [{"type": "pie", "data": [{"name": "a", "value": 1}]}]}';

describe('an author of a diagram', () => {
  const size = 'width=460 height=475';

  it('writes a definition, its text alternative and its size', () => {
    expect(readDiagram('flowchart LR', `title="Way" ${alt} ${size}`)).toEqual({
      definition: 'flowchart LR',
      title: 'Way',
      alt: 'What it shows in words',
      width: 460,
      height: 475,
    });
  });

  it.each([
    ['', alt, 'an empty diagram'],
    ['flowchart LR', size, 'alt: found nothing, expected alt="…", which says'],
    ['flowchart LR', `alt="short" ${size}`, 'alt: found "short"'],
    ['flowchart LR', `${alt} ${size} wide`, 'remove or correct "wide"'],
    ['flowchart LR', `${alt} ${size} "no name"`, 'expected key="value"'],
    ['flowchart LR', alt, 'width: found nothing, expected width=… and height'],
    ['flowchart LR', `${alt} width=460 height=high`, 'height: found "high"'],
    ['%%{init: {"theme": "dark"}}%%\nflowchart LR', alt, 'a configuration'],
    ['---\ntitle: x\n---\nflowchart LR', alt, 'a configuration'],
    ['\n---\ntitle: x\n---\nflowchart LR', alt, 'a configuration'],
  ])('sees what is wrong with %j and %j', (text, meta, message) => {
    expect(() => readDiagram(text, meta)).toThrow(message);
  });
});

describe('an author of a chart', () => {
  it('sets a height, or gets the default', () => {
    expect(readChart(bars, alt).height).toBe(320);
    expect(readChart(bars, `${alt} height=200`).height).toBe(200);
  });

  it.each([
    ['', 'alt: found nothing'],
    [`${alt} height=20`, 'height'],
    [`${alt} height=high`, 'height'],
  ])('sees what is wrong with the attributes %j', (meta, message) => {
    expect(() => readChart(bars, meta)).toThrow(message);
  });

  it.each([
    ['{"series": [{"type": "radar"}]}', 'series[0].type: found "radar"'],
    ['{"series": []}', 'series'],
    ['{"series": [{"type": "bar"}]}', 'no data in series[0]'],
    [
      '{"toolbox": {}, "series": [{"type": "bar"}]}',
      'remove or correct "toolbox"',
    ],
    [
      '{"xAxis": {"data": ["a"]}, "series": [{"type": "bar", "data": [1]}, {"type": "bar", "data": [2]}]}',
      'no name in series[0]',
    ],
  ])('sees what is wrong with %s', (text, message) => {
    expect(() => readChart(text, alt)).toThrow(message);
  });

  it.each([
    ['{\n  "series": [\n    {type: "bar"}\n  ]\n}', 3],
    ['{\n  "formatter": function () {}\n}', 2],
    ['{\n  "series": [', 2],
    ['{\n  "series": [],\n}\n', 3],
    ['{\n  // a comment\n  "series": []\n}', 2],
    ["{\n  'series': []\n}", 2],
  ])('sees the first line of %j with invalid JSON', (text, line) => {
    const read = () => readChart(text, alt);
    expect(read).toThrow(NotJson);
    expect(read).toThrow(`in line ${line} of the chart`);
  });
});

describe('a visitor who does not see a chart', () => {
  const table = (option: object) => chartTable(option as ChartOption);

  it('reads a row for each category and a column for each series', () => {
    expect(
      table({
        xAxis: {type: 'category', name: 'Year', data: [2024, 2025]},
        series: [
          {type: 'bar', name: 'A', data: [1, null]},
          {type: 'line', name: 'B', data: [{value: 3}]},
        ],
      }),
    ).toEqual({
      columns: ['Year', 'A', 'B'],
      rows: [
        ['2024', '1', '3'],
        ['2025', '–', '–'],
      ],
    });
  });

  it('reads the categories of a horizontal chart', () => {
    expect(
      table({
        xAxis: {type: 'value'},
        yAxis: {data: ['a']},
        series: [{type: 'bar', data: [1]}],
      }),
    ).toEqual({columns: ['', ''], rows: [['a', '1']]});
  });

  it.each([
    [
      'rows with a head',
      {
        source: [
          ['Year', 'Count'],
          ['2024', 3],
        ],
      },
      {columns: ['Year', 'Count'], rows: [['2024', '3']]},
    ],
    [
      'rows with named columns',
      {dimensions: ['Year', 'Count'], source: [['2024', 3]]},
      {columns: ['Year', 'Count'], rows: [['2024', '3']]},
    ],
    [
      'records',
      {source: [{year: '2024', count: 3}]},
      {columns: ['year', 'count'], rows: [['2024', '3']]},
    ],
  ])('reads a dataset of %s', (_, dataset, expected) => {
    expect(table({dataset, series: [{type: 'bar'}]})).toEqual(expected);
  });

  it('reads the slices of a pie chart', () => {
    expect(
      table({
        series: [{type: 'pie', name: 'Share', data: [{name: 'a', value: 1}]}],
      }),
    ).toEqual({columns: ['', 'Share'], rows: [['a', '1']]});
  });

  it('reads points with their series', () => {
    const one = {type: 'scatter', name: 'A', data: [[1, 2]]};
    expect(table({xAxis: {name: 'w'}, yAxis: {}, series: [one]})).toEqual({
      columns: ['w', 'y'],
      rows: [['1', '2']],
    });
    expect(table({series: [one, {...one, name: 'B'}]})).toEqual({
      columns: ['', 'x', 'y'],
      rows: [
        ['A', '1', '2'],
        ['B', '1', '2'],
      ],
    });
  });
});
