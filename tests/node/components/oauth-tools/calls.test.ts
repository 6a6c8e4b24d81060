import {authorizeAddress} from '../../../../src/components/oauth-tools/authorizeAddress';
import {
  BLANK,
  hostOf,
  makeCall,
  servicePlan,
  type CallPlan,
} from '../../../../src/lib/tokenCalls';
import {
  createRequestLog,
  REQUEST_LOG_LENGTH,
} from '../../../../src/components/oauth-tools/createRequestLog';

const exchange: CallPlan = {
  to: 'provider',
  method: 'POST',
  address: '{oauth}/common/token',
  encoding: 'form',
  fields: [
    {name: 'grant_type', literal: 'authorization_code'},
    {name: 'client_id', from: 'clientId'},
    {name: 'client_secret', from: 'clientSecret', optional: true},
    {name: 'code', from: 'code'},
  ],
  bearer: false,
  answer: ['refresh_token'],
};

const values = {clientId: 'id', clientSecret: 's&=?', code: 'c/+'};
const bases = {oauth: 'https://login.example', service: 'http://127.0.0.1:1'};

describe('a request', () => {
  test('has its fields in the body, and no secret in its log entry', () => {
    const call = makeCall(exchange, values, bases);
    expect(call.url).toBe('https://login.example/common/token');
    expect(Object.fromEntries(new URLSearchParams(call.body))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'id',
      client_secret: 's&=?',
      code: 'c/+',
    });
    expect(call.host).toBe('login.example');
    expect(call.path).toBe('/common/token');
    expect(call.sent).toEqual([
      {name: 'grant_type', shown: 'authorization_code'},
      {name: 'client_id', shown: 'id'},
      {name: 'client_secret', shown: BLANK},
      {name: 'code', shown: BLANK},
    ]);
  });

  test('leaves out optional fields without a value, and needs all others', () => {
    const rest = {clientId: values.clientId, code: values.code};
    expect(makeCall(exchange, rest, bases).body).not.toContain('client_secret');
    expect(() => makeCall(exchange, {clientId: 'id'}, bases)).toThrow('"code"');
    expect(() => makeCall(exchange, values, {})).toThrow('{oauth}');
  });

  test('escapes values in its path, and does not log them', () => {
    const status = servicePlan({
      role: 'status',
      method: 'GET',
      path: '/qr/{sid}/status',
      answer: [],
    });
    const call = makeCall(status, {sid: 'a/../b'}, bases);
    expect(call.url).toBe('http://127.0.0.1:1/qr/a%2F..%2Fb/status');
    expect(call.path).toBe('/qr/{sid}/status');
  });

  test('to the service is JSON, or a query where it is a GET', () => {
    const post = servicePlan({
      role: 'start',
      method: 'POST',
      path: '/x',
      body: ['phone', 'password', 'client_secret'],
      answer: [],
    });
    const call = makeCall(
      post,
      {phone: '1', password: 'p w', clientSecret: ''},
      bases,
    );
    expect(JSON.parse(call.body ?? '')).toEqual({phone: '1', password: 'p w'});
    expect(JSON.stringify(call.sent)).not.toContain('p w');
    const get = servicePlan({
      role: 'start',
      method: 'GET',
      path: '/y',
      query: ['app_id'],
      answer: [],
    });
    expect(makeCall(get, {clientId: 'a b'}, bases).url).toBe(
      'http://127.0.0.1:1/y?app_id=a+b',
    );
    expect(makeCall(get, {}, bases).url).toBe('http://127.0.0.1:1/y');
  });

  test('with a bearer token has it in a header, and blanked in the log', () => {
    const call = makeCall(
      {...exchange, method: 'GET', encoding: 'query', fields: [], bearer: true},
      {accessToken: 'token'},
      bases,
    );
    expect(call.headers.Authorization).toBe('Bearer token');
    expect(call.url).not.toContain('token=');
    expect(JSON.stringify(call.sent)).not.toContain('token"');
  });

  test('with a list sends an array', () => {
    const call = makeCall(
      {
        ...exchange,
        encoding: 'json',
        fields: [{name: 'scopes', from: 'scopeList'}],
      },
      {scopeList: 'a b'},
      bases,
    );
    expect(call.body).toBe('{"scopes":["a","b"]}');
  });
});

test('the host of a request is known before it is sent, unless no service is configured', () => {
  expect(hostOf(exchange, bases)).toBe('login.example');
  expect(hostOf({to: 'service', address: '/x'}, bases)).toBe('127.0.0.1:1');
  expect(hostOf({to: 'service', address: '/x'}, {})).toBeUndefined();
  expect(hostOf({to: 'provider', address: 'https://a.example/b'}, {})).toBe(
    'a.example',
  );
});

describe('the address where a visitor signs in', () => {
  const plan = {
    url: '{oauth}/authorize',
    parameters: [
      {name: 'response_type', literal: 'code'},
      {name: 'client_id', from: 'clientId'},
      {name: 'state', from: 'state'},
      {name: 'qrcode', from: 'now', optional: true},
    ],
  } as const;

  test('has the parameters that the provider needs', () => {
    const address = authorizeAddress(
      plan,
      {clientId: 'a&b', state: 's'},
      bases,
    );
    expect(address).toBe(
      'https://login.example/authorize?response_type=code&client_id=a%26b&state=s',
    );
  });

  test('cannot be made without a state', () => {
    expect(() => authorizeAddress(plan, {clientId: 'a'}, bases)).toThrow(
      '"state"',
    );
  });

  test.each(['clientSecret', 'codeVerifier', 'refreshToken'] as const)(
    'never holds a %s',
    (from) => {
      expect(() =>
        authorizeAddress(
          {url: plan.url, parameters: [{name: 'x', from}]},
          {[from]: 'secret'},
          bases,
        ),
      ).toThrow('must not be in an address');
    },
  );
});

test('the request log has the newest requests, each with how it ended', () => {
  const log = createRequestLog<{path: string}, string>();
  const ends = Array.from({length: REQUEST_LOG_LENGTH + 5}, (_, index) =>
    log.start({path: `/${index}`}),
  );
  ends.at(-1)?.('timeout');
  const entries = log.entries.get();
  expect(entries).toHaveLength(REQUEST_LOG_LENGTH);
  expect(entries.at(-1)).toMatchObject({path: '/24', end: 'timeout'});
  expect(entries.at(-2)?.end).toBeUndefined();
});
