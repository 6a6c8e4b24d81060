import {docSearchHits} from '../../../../src/components/search/docSearchHits';
import {validHits} from '../../../../src/components/search/storedHits';

const [hit] = docSearchHits([
  {
    address: '/zh/guide/drivers/s3.html#region',
    kind: 'heading',
    group: 'a < b',
    titles: [
      [{text: 'S3', isMarked: true}],
      [{text: '"Region"', isMarked: false}],
    ],
  },
]);

const stored = JSON.parse(JSON.stringify(hit)) as Record<string, unknown>;

test('what this site stores is restored', () => {
  expect(validHits(JSON.stringify([stored, stored]))).toHaveLength(2);
});

test.each(['', 'null', '{}', '7', '"x"', '[', 'undefined', '[object Object]'])(
  'no hits are read from %j',
  (text) => {
    expect(validHits(text)).toEqual([]);
  },
);

test.each([
  null,
  [],
  'x',
  {},
  {...stored, hierarchy: null},
  {...stored, hierarchy: {lvl0: 'only'}},
  {...stored, hierarchy: {lvl0: 'a', lvl1: '<img src=x onerror=alert(1)>'}},
  {...stored, content: '<b>'},
  {...stored, url: 'javascript:alert(1)'},
  {...stored, url: '//elsewhere.example/'},
  {...stored, url: '/\\elsewhere.example/'},
  {...stored, url: '/\t/elsewhere.example/'},
  {...stored, url: 5},
  {...stored, type: 'lvl9'},
  {...stored, objectID: undefined},
])('the invalid hit %j is left out', (foreign) => {
  expect(validHits(JSON.stringify([foreign, stored]))).toEqual([stored]);
});
