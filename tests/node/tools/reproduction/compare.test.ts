import {differences} from '../../../../tools/reproduction/compare';

const build = (files: Record<string, string>) => new Map(Object.entries(files));

test('two builds with the same files differ in nothing', () => {
  const files = {'index.html': 'a', 'zh/index.html': 'b'};
  expect(differences(build(files), build(files), [])).toEqual([]);
});

test('a file that changed, and one that only one build has, are named', () => {
  expect(
    differences(
      build({'a.js': '1', 'b.js': '2', same: '3'}),
      build({'b.js': '4', 'c.js': '5', same: '3'}),
      [],
    ),
  ).toEqual([
    'a.js: only in the first build',
    'b.js: differs',
    'c.js: only in the second build',
  ]);
});

test('a file that may differ is passed over', () => {
  const mayDiffer = [{file: /^time\.txt$/, why: 'It says when it was made.'}];
  expect(
    differences(build({'time.txt': '1'}), build({'time.txt': '2'}), mayDiffer),
  ).toEqual([]);
});
