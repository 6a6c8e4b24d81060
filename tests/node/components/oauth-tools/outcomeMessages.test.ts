import {parseReply} from '../../../../src/components/oauth-tools/requestResult';
import {failureText} from '../../../../src/components/oauth-tools/messages';
import texts from '../../../../src/components/oauth-tools/textRecords.json';
import {localize} from '../../../../src/lib/localize';

/** Of the token service, where a code says why. */
const coded = (code: string) =>
  JSON.stringify({code, message: 'm', error: 'e'});

test.each<[string, number, string, RegExp]>([
  ['refuses', 400, '{"error":"used"}', /refused \(HTTP 400\).*used/],
  ['wants fewer requests', 429, '{"error":"x"}', /fewer requests.*Wait/],
  ['is down', 503, '{"error":"x"}', /fault of its own.*later/],
  ['shows a page', 200, '<!doctype html>', /web page.*Try again later/],
  ['sends nothing', 200, '', /nothing.*Try again later/],
  ['sends broken data', 200, '{"a', /cannot be read.*later/],
  ['leaves the token out', 200, '{}', /without the token/],
  ['has no app', 501, coded('client_not_configured'), /Enter your own app/],
  ['serves other sites', 403, coded('origin_not_allowed'), /Choose another/],
  ['has had too many', 429, coded('rate_limited'), /Wait for some minutes/],
  ['waits in vain', 504, coded('upstream_timeout'), /Try again later/],
])('a reader of a host that %s sees what to do', (_, status, text, sees) => {
  const answered = {kind: 'answered', status} as const;
  const names = [['refresh_token'], ['refreshToken']] as const;
  const result = parseReply('host.example', answered, text, ...names);
  const {failures} = localize(texts, 'en');
  expect(
    result.kind === 'failed' && failureText(result.failure, failures),
  ).toMatch(sees);
});
