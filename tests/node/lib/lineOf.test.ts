import {createLineOf} from '../../../src/lib/lineOf';

const yaml = `title: Local
actions:
  - text: Install
    link: /guide/
  - text: Use
`;

const json = JSON.stringify({name: 'Local', options: [{key: 'a'}]}, null, 2);

test.each<[string, (string | number)[], number]>([
  [yaml, [], 1],
  [yaml, ['title'], 1],
  [yaml, ['actions', 0, 'link'], 4],
  [yaml, ['actions', 1], 5],
  [yaml, ['actions', 1, 'link'], 5],
  [yaml, ['missing'], 1],
  [json, ['name'], 2],
  [json, ['options', 0, 'key'], 5],
  ['', ['title'], 1],
])('of %j the field %j is in line %i', (text, path, line) => {
  expect(createLineOf(text)(path)).toBe(line);
  expect(createLineOf(text, 10)(path)).toBe(10 + line);
});
