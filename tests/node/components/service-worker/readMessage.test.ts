import fc from 'fast-check';
import {parseReadMessage} from '../../../../src/components/service-worker/readMessage';

const origin = 'https://docs.example.org';

const parse = (data: unknown) => parseReadMessage(data, origin);

test('a page that was read is cached with its files that never change', () => {
  const files = [
    `${origin}/assets/js/1.js`,
    `${origin}/openapi.json`,
    'https://elsewhere.example/assets/js/2.js',
    'http://',
    7,
  ];
  expect(parse({kind: 'read', page: '/guide/', files})).toEqual({
    kind: 'read',
    page: '/guide/',
    files: [`${origin}/assets/js/1.js`],
  });
});

test.each([
  '/tool/dropbox/request',
  '/tool/dropbox/callback',
  '/guide/?code=1',
  '//elsewhere.example/',
  'guide/',
])('%s is not cached', (page) => {
  expect(parse({kind: 'read', page, files: []})).toBeUndefined();
});

test('anything else is no message', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(parse(data)).toBeUndefined();
    }),
    {numRuns: 1000},
  );
});
