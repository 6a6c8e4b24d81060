import {scriptPart} from '../../../../scripts/budgets/parts';

const address = '/guide/a';
const text = `{"permalink":"${address}"}`;

test.each([
  ['runtime~main.1a.js', '', 'runtime'],
  ['main.1a.js', '', 'main'],
  ['0a1b.2c.js', text, 'text'],
  ['1789.2c.js', text, 'text'],
  ['1789.2c.js', `JSON.parse("${text.replaceAll('"', '\\"')}")`, 'text'],
  ['1789.2c.js', '{"permalink":"/guide/b"}', 'shared'],
  ['framing.2c.js', '', 'layout'],
])('the script %s with the code %s is for: %s', (name, code, part) => {
  expect(scriptPart(name, code, address)).toBe(part);
});
