import {
  parseReply,
  type Failure,
} from '../../../../src/components/oauth-tools/requestResult';
import {failureText} from '../../../../src/components/oauth-tools/messages';
import {isOver, qrState} from '../../../../src/components/oauth-tools/qrLogin';
import {
  callsOf,
  toolView,
} from '../../../../src/components/oauth-tools/toolView';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import {expectOfEach} from '../../../support/expectOfEach';

const {oauthProviders, drivers} = readFacts('.');
const flows = oauthProviders.providers.flatMap((provider) =>
  provider.flows.map((flow) => ({
    name: `${provider.provider}/${flow.id}`,
    flow,
    tool: toolView(
      provider,
      flow,
      drivers,
      new Set(),
      oauthProviders.providers,
    ),
  })),
);

/** How a request can end at a host, and what the reader sees. */
const requestOutcomes: [
  string,
  {status?: number; text?: string; kind?: 'timeout' | 'offline' | 'blocked'},
  RegExp,
][] = [
  ['does not answer', {kind: 'timeout'}, /did not answer.*Try again/],
  ['is blocked', {kind: 'blocked'}, /could not get an answer.*Try again/],
  ['is asked by a device that is offline', {kind: 'offline'}, /Connect and/],
  [
    'says that the code was used',
    {status: 400, text: '{"error":"invalid_grant","error_description":"used"}'},
    /refused \(HTTP 400\).*used/,
  ],
  [
    'has another type of account',
    {
      status: 400,
      text: '{"error":"unauthorized_client","error_description":"Personal accounts are not allowed"}',
    },
    /Personal accounts are not allowed/,
  ],
  [
    'wants fewer requests',
    {status: 429, text: '{"error":"slow_down"}'},
    /fewer requests.*Wait/,
  ],
  [
    'is down',
    {status: 503, text: '{"error":"temporarily_unavailable"}'},
    /fault of its own.*later/,
  ],
  [
    'shows a page of maintenance',
    {status: 200, text: '<!doctype html>'},
    /web page.*Try again later/,
  ],
  ['sends nothing', {status: 200, text: ''}, /nothing.*Try again later/],
  ['sends broken data', {status: 200, text: '{"a'}, /cannot be read.*later/],
  ['leaves the token out', {status: 200, text: '{}'}, /without the token/],
];

/** What only the token service says. */
const serviceOutcomes: [string, string, RegExp][] = [
  ['has no app', 'client_not_configured', /Enter your own app/],
  ['does not know the site', 'origin_not_allowed', /Choose another endpoint/],
  ['has had too many requests', 'rate_limited', /Wait for some minutes/],
  [
    'gets too many requests refused by the provider',
    'provider_rate_limited',
    /Wait for some minutes/,
  ],
  ['cannot reach the provider', 'upstream_unreachable', /Try again later/],
  ['waits for the provider in vain', 'upstream_timeout', /Try again later/],
  ['gets an error of the provider', 'upstream_error', /Try again later/],
  ['cannot read the provider', 'upstream_invalid', /Try again later/],
];

/** The failure of the last request of a flow, which has to bring what the flow is for. */
function failureOf(
  {calls, outputs}: (typeof flows)[number]['tool'],
  end: (typeof requestOutcomes)[number][1],
): Failure | undefined {
  const last = calls.exchange ?? calls.status ?? calls.lookup;
  const result = parseReply(
    'host.example',
    end.kind === undefined
      ? {kind: 'answered', status: end.status ?? 200}
      : {kind: end.kind},
    end.text ?? '',
    last?.answer ?? [],
    outputs.map(({value}) => value),
  );
  return result.kind === 'failed' ? result.failure : undefined;
}

const codes = flows.filter(
  ({flow}) => flow.kind === 'deviceCode' || flow.kind === 'qrLogin',
);

test('the table walks through every kind of flow', () => {
  expect(codes.length).toBeGreaterThan(3);
  expect(new Set(flows.map(({flow}) => flow.kind)).size).toBe(6);
});

/** Each of the first with each of the second. */
const pairs = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): (readonly [One, Other])[] =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

const requesting = flows.filter(
  ({flow}) => Object.keys(callsOf(flow)).length > 0,
);
const throughService = requesting.filter(({tool}) =>
  Object.values(tool.calls).some(({to}) => to === 'service'),
);

test('a host that does not give what was requested is named, with what to do', () => {
  expectOfEach(
    pairs(requesting, requestOutcomes),
    ([flow, [name]]) => `${flow.name}, a host that ${name}`,
    ([{tool}, [, end, sees]]) => {
      const failure = failureOf(tool, end);
      expect(failure && failureText(failure)).toMatch(sees);
    },
  );
});

test('a token service that does not give what was requested says so, with what to do', () => {
  expectOfEach(
    pairs(throughService, serviceOutcomes),
    ([flow, [name]]) => `${flow.name}, a token service that ${name}`,
    ([{tool}, [, code, sees]]) => {
      const text = JSON.stringify({code, message: 'm', error: 'e'});
      const failure = failureOf(tool, {status: 502, text});
      expect(failure && failureText(failure)).toMatch(sees);
    },
  );
});

describe.each(codes)('the code of $name', ({tool}) => {
  const {qr} = tool;

  test('is waited for, scanned and confirmed', () => {
    const kinds = (qr?.values ?? []).map(({value, means}) => {
      const path = qr?.status.split('.') ?? [];
      const json = path.reduceRight<unknown>(
        (inner, key) => ({[key]: inner}),
        value,
      );
      expect(qrState(json, qr?.status ?? '', qr?.values ?? [])).toBe(means);
      return means;
    });
    expect(kinds).toContain('confirmed');
  });

  test('is over when the provider does not know it any more', () => {
    const isExpiring =
      qr?.values.some(({means}) => means === 'expired') === true;
    expect(isExpiring || isOver({state: 0})).toBe(true);
  });
});
