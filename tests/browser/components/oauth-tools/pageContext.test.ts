import {
  announcedPort,
  localPort,
  policyAllows,
} from '../../../../src/components/oauth-tools/pageContext';
import {contentPolicy} from '../../../../src/components/content-policy/contentPolicy';

const policy = contentPolicy('tools', {
  'connect-src': ['http://127.0.0.1:3002', 'https://tokens.example'],
});

function pageWith(head: string): Document {
  document.head.innerHTML = head;
  return document;
}

const withPolicy = () =>
  pageWith(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);

test('the port of the service is the one that the server names', () => {
  const page = pageWith('<meta name="token-service-port" content="3005">');
  expect(announcedPort(page)).toBe(3005);
  expect(localPort(page)).toBe(3005);
});

test.each(['', '<meta name="token-service-port" content="3005/evil">'])(
  'the port is the usual one where the page says %s',
  (head) => {
    expect(announcedPort(pageWith(head))).toBeUndefined();
    expect(localPort(pageWith(head))).toBe(3002);
  },
);

test.each([
  'http://127.0.0.1:3002',
  'https://tokens.example/base',
  `${window.location.origin}/token-service`,
])('a page may request %s, which its policy names', (address) => {
  expect(policyAllows(withPolicy(), address)).toBe(true);
});

test.each([
  'http://192.168.1.5:3002',
  'http://127.0.0.1:3003',
  'https://tokens.example.evil.example',
])('a page may not request %s', (address) => {
  expect(policyAllows(withPolicy(), address)).toBe(false);
});

test('a page without a policy may request every address', () => {
  expect(policyAllows(pageWith(''), 'http://192.168.1.5:3002')).toBe(true);
});
