import {
  chosenEndpoint,
  endpointAddress,
  isPrivateHost,
  parseHealth,
  offeredEndpoints,
} from '../../../src/lib/endpoints';

/** At the edges of the ranges that no public server has. */
const ownHosts = [
  ...['localhost', 'docs.localhost', '0.1.2.3', '10.0.0.7', '100.64.0.1'],
  ...['100.127.0.1', '127.8.8.8', '169.254.1.1', '172.16.0.1', '198.18.0.1'],
  ...['172.31.255.255', '192.168.1.5', '198.19.0.1'],
  ...['[::1]', '[fd00::1]', '[fe80::1]', '[::ffff:7f00:1]'],
];
const publicHosts = [
  ...['', 'alistgo.com', 'localhost.example', 'fd00.example', '8.8.8.8'],
  ...['100.63.0.1', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.169.0.1'],
  ...['198.20.0.1', '1270.0.0.1', '10.0.0', '10.0.0.7.example', '300.0.0.1'],
  '[2001:db8::1]',
];

test('a site in a private network offers the service of its own machine too', () => {
  expect(ownHosts.filter((host) => !isPrivateHost(host))).toEqual([]);
  expect(publicHosts.filter(isPrivateHost)).toEqual([]);
  expect(offeredEndpoints('10.0.0.7')).toEqual(['cf', 'de', 'local']);
  expect(offeredEndpoints('8.8.8.8')).toEqual(['cf', 'de']);
});

describe('the chosen endpoint', () => {
  const both = ['cf', 'de', 'local'] as const;

  test('falls back to the default where it is not offered any more', () => {
    expect(chosenEndpoint('local', ['cf', 'de'], {})).toBe('cf');
    expect(chosenEndpoint('de', ['cf', 'de'], {})).toBe('de');
  });

  test('is the service of the machine as long as the reader has chosen none and the default has no address', () => {
    expect(chosenEndpoint('unset', both, {})).toBe('local');
    expect(chosenEndpoint('unset', both, {de: 'https://de.example'})).toBe(
      'local',
    );
    expect(chosenEndpoint('unset', both, {cf: '/token-service'})).toBe('cf');
    expect(chosenEndpoint('cf', both, {})).toBe('cf');
    expect(chosenEndpoint('unset', ['cf', 'de'], {})).toBe('cf');
  });
});

describe('the address of an endpoint', () => {
  const at = {
    addresses: {cf: 'https://api.example'},
    hostname: '192.168.1.5',
    origin: 'http://192.168.1.5:3000',
    localPort: 3002,
  };

  test('is the configured one, with a path if one is asked for', () => {
    expect(endpointAddress('cf', at)).toBe('https://api.example');
    expect(endpointAddress('cf', at, '/health')).toBe(
      'https://api.example/health',
    );
  });

  test('of the local service is on the machine of the site, at the port where it listens', () => {
    expect(endpointAddress('local', at, '/x')).toBe(
      'http://192.168.1.5:3002/x',
    );
    expect(endpointAddress('local', {...at, localPort: 3003})).toBe(
      'http://192.168.1.5:3003',
    );
  });

  test('that is a path belongs to the site, and is not known while the server renders', () => {
    const behind = {...at, addresses: {cf: '/token-service'}};
    expect(endpointAddress('cf', behind, '/health')).toBe(
      'http://192.168.1.5:3000/token-service/health',
    );
    expect(endpointAddress('cf', {...behind, origin: ''}, '/health')).toBe(
      undefined,
    );
  });

  test('that nobody has configured is missing, and never "undefined" in an address', () => {
    expect(endpointAddress('de', at, '/x')).toBe(undefined);
  });
});

test.each([
  [200, '{"status":"ok"}', {kind: 'ready', milliseconds: 12}],
  [200, '<html>', {kind: 'other', status: 200}],
  [404, '{"status":"ok"}', {kind: 'other', status: 404}],
])(
  'an endpoint that answers %i %s is judged by it',
  (status, text, verdict) => {
    expect(parseHealth(status, text, 12.3)).toEqual(verdict);
  },
);
