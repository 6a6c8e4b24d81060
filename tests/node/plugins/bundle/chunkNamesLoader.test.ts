// @ts-expect-error -- a loader of the bundler, which has no types
import untypedLoader from '../../../../src/plugins/bundle/chunkNamesLoader.mjs';

const chunkNamesLoader = untypedLoader as (
  this: {getOptions: () => {chunkOf: Record<string, string>}},
  source: string,
) => string;

const entry = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const load = (source: string, chunkOf: Record<string, string> = {}) =>
  chunkNamesLoader.call({getOptions: () => ({chunkOf})}, source);

test('the server finds the chunk of a page by its name', () => {
  const named = load(entry('0041dbe6', '@site/docs/a.md'));
  expect(named).toContain('"@site/docs/a.md"), "0041dbe6", require');
});

test('a component that shares a chunk has the name of that chunk', () => {
  const named = load(entry('0041dbe6', '@theme/DocRoot'), {
    '0041dbe6': 'framing',
  });
  expect(named).toContain('"@theme/DocRoot"), "framing", require');
});

test('a table of another form stops the build', () => {
  expect(() => load('export default {};')).toThrow('chunkNamesLoader.mjs');
});
