import fc from 'fast-check';
import {siteOrigins} from '../../../scripts/server/siteOrigins';
import {announceService, privateHost} from '../../../scripts/server/toolPages';
import {contentPolicy} from '../../../src/components/content-policy/contentPolicy';

const html = (policy: string) =>
  `<!doctype html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;

const toolPage = html(
  contentPolicy('tools', {
    'connect-src': ['http://127.0.0.1:3002', 'http://localhost:3002'],
  }),
);

test.each([
  ['localhost:3000', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['192.168.1.5:3000', '192.168.1.5'],
  ['docs.localhost', 'docs.localhost'],
  ['LOCALHOST:3000', 'localhost'],
])('a page opened at %s may use the service there', (header, hostname) => {
  expect(privateHost(header)).toBe(hostname);
  expect(announceService(toolPage, hostname, 3005)).toContain(
    ` http://${hostname}:3005;`,
  );
});

test.each([
  undefined,
  '',
  'docs.example',
  'localhost.example:3000',
  '8.8.8.8',
  '[::1]:3000',
  'x;script-src *.localhost',
  '"><script>.localhost',
])('a page opened at %s is sent as it was built', (header) => {
  expect(privateHost(header)).toBeUndefined();
});

test('whatever a request names as its host, the policy of the page allows nothing else than a host and a port', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `${text}.localhost`),
      ),
      (header) => {
        const hostname = privateHost(header);
        expect(hostname ?? 'a').toMatch(/^[a-z0-9.-]+$/);
      },
    ),
  );
});

test('the policy of a page for reading stays as it is', () => {
  const page = html(contentPolicy('reading', {}));
  expect(announceService(page, 'localhost', 3005)).toContain(
    contentPolicy('reading', {}),
  );
});

test('a port that is allowed already is not named twice', () => {
  const announced = announceService(toolPage, 'localhost', 3002);
  expect(announced.split('http://localhost:3002')).toHaveLength(2);
});

test('the service works for every name that readers open the site by', () => {
  const addresses = ['127.0.0.1', '192.168.1.5', '8.8.8.8', 'fd00::5'];
  expect(siteOrigins('127.0.0.1', 3000, addresses)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
  ]);
  expect(siteOrigins('0.0.0.0', 3000, addresses)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.1.5:3000',
    'http://[fd00::5]:3000',
  ]);
  expect(siteOrigins('192.168.1.5', 80, addresses)).toEqual([
    'http://192.168.1.5',
  ]);
});
