import {parseReply} from '../../../../src/components/oauth-tools/requestResult';
import {failureText} from '../../../../src/components/oauth-tools/messages';

interface End {
  status?: number;
  text?: string;
  kind?: 'timeout' | 'offline' | 'blocked';
}

/** How a request can end at a host, and what the reader sees. */
const requestOutcomes: [string, End, RegExp][] = [
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

function textOf({kind, status = 200, text = ''}: End): string {
  const result = parseReply(
    'host.example',
    kind === undefined ? {kind: 'answered', status} : {kind},
    text,
    ['refresh_token'],
    ['refreshToken'],
  );
  return result.kind === 'failed' ? failureText(result.failure) : result.kind;
}

test.each(requestOutcomes)(
  'a reader of a host that %s sees what to do',
  (_, end, sees) => {
    expect(textOf(end)).toMatch(sees);
  },
);

test.each(serviceOutcomes)(
  'a reader of a token service that %s sees what to do',
  (_, code, sees) => {
    const text = JSON.stringify({code, message: 'm', error: 'e'});
    expect(textOf({status: 502, text})).toMatch(sees);
  },
);
