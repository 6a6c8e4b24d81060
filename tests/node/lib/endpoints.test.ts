import {
  chosenEndpoint,
  endpointAddress,
  isPrivateHost,
  judgeHealth,
  offeredEndpoints,
  storedEndpoint,
} from '../../../src/lib/endpoints';

describe('a site that is visited at', () => {
  test.each([
    'localhost',
    'docs.localhost',
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.7',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.5',
    '169.254.1.1',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('%s offers the service of its own machine too', (hostname) => {
    expect(isPrivateHost(hostname)).toBe(true);
    expect(offeredEndpoints(hostname)).toEqual(['cf', 'de', 'local']);
  });

  test.each([
    '',
    'alistgo.com',
    'localhost.example',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '10.0.0.7.example',
    '1270.0.0.1',
    '10.0.0',
    '300.0.0.1',
    '[2001:db8::1]',
    'fd00.example',
  ])('%s does not', (hostname) => {
    expect(offeredEndpoints(hostname)).toEqual(['cf', 'de']);
  });
});

describe('the chosen endpoint', () => {
  test('is stored under the name that the site before it used', () => {
    const {key, area, fallback, format} = storedEndpoint;
    expect({key, area, fallback}).toEqual({
      key: 'api_name',
      area: 'local',
      fallback: 'cf',
    });
    expect(format('de')).toBe('de');
  });

  test.each(['', 'http://evil.example', 'xhofe', '"cf"'])(
    'is the default where %s is stored',
    (text) => {
      expect(storedEndpoint.parse(text)).toBeUndefined();
    },
  );

  test('falls back to the default where it is not offered any more', () => {
    expect(chosenEndpoint('local', ['cf', 'de'])).toBe('cf');
    expect(chosenEndpoint('de', ['cf', 'de'])).toBe('de');
  });
});

describe('the address of an endpoint', () => {
  const addresses = {cf: 'https://api.example'};

  test('is the configured one, with a path if one is asked for', () => {
    expect(endpointAddress('cf', addresses, 'docs.example')).toBe(
      'https://api.example',
    );
    expect(endpointAddress('cf', addresses, 'docs.example', '/health')).toBe(
      'https://api.example/health',
    );
  });

  test('of the local service is on the machine of the site', () => {
    expect(endpointAddress('local', addresses, '192.168.1.5', '/x')).toBe(
      'http://192.168.1.5:3002/x',
    );
  });

  test('that nobody has configured is missing, and never "undefined" in an address', () => {
    expect(endpointAddress('de', addresses, 'docs.example', '/x')).toBe(
      undefined,
    );
  });
});

describe('a tested endpoint', () => {
  test.each([
    [200, '{"status":"ok"}', {kind: 'ready', milliseconds: 12}],
    [200, '<html>', {kind: 'other', status: 200}],
    [404, '{"status":"ok"}', {kind: 'other', status: 404}],
  ])('that answers %i %s', (status, text, verdict) => {
    expect(judgeHealth(status, text, 12.3)).toEqual(verdict);
  });
});
