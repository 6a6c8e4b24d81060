import {checks} from '../../../../src/components/server-check/checks';
import type {RequestName} from '../../../../src/components/server-check/fetching/answers';
import type {
  Observation,
  Observations,
} from '../../../../src/components/server-check/fetching/observation';
import {sendsToken} from '../../../../src/components/server-check/fetching/requests';
import {
  answered,
  observationsWith,
  refusal,
  resultsOf,
  targetAt,
} from '../../../support/serverCheck';

type Cause = (name: RequestName) => Observation<never>;

/** What can happen to any request, whatever it was sent for. */
const causes: Readonly<Record<string, Cause>> = {
  'the list or a file timed out': () => ({kind: 'timeout', after: 15_000}),
  'no answer that may be read': () => ({kind: 'failed'}),
  'a redirect, for example to a sign-in': () => ({kind: 'redirected'}),
  'the proxy limits the rate': (name) => answered(name, '', {status: 503}),
  'a CDN limits the rate': (name) => answered(name, '{}', {status: 429}),
  'the proxy does not reach AList': (name) =>
    answered(name, '<html>', {status: 502}),
  'a sign-in answers': (name) => answered(name, '<html>', {status: 401}),
  'a challenge answers': (name) => answered(name, '<html>', {status: 403}),
  'a page that looks fine answers': (name) => answered(name, '<html>'),
  'the storage fails': (name) =>
    answered(name, refusal(500, 'dial tcp: connection refused')),
  'the guest is off': (name) =>
    answered(name, refusal(401, 'Guest user is disabled, login please')),
  'AList is loading its storages': (name) =>
    answered(name, refusal(500, 'Loading storage, please wait')),
};

/** Another AList behind the same address, which did not issue the token. */
const otherServer: Cause = (name) =>
  sendsToken(name)
    ? answered(name, refusal(401, 'token is invalid'))
    : (observationsWith({}, true)[name] as Observation<never>);

/** What is certain all the same, as the answer itself says it. */
const allowed = new Set([
  // A page that is not AList’s answers a path with an ending, while AList answers the same without.
  'a page that looks fine answers endingImage page.endings',
  'a sign-in answers endingImage page.endings',
  'a challenge answers endingImage page.endings',
  // AList itself says so.
  'AList is loading its storages settings isAlist.loading',
]);

const target = targetAt('https://files.example.com', {hasToken: true});

function certainOf(seen: Observations): string[] {
  return resultsOf(seen, target).found.flatMap(({finding}) =>
    finding.certainty === 'certain' ? [finding.id] : [],
  );
}

test('no other cause of an answer makes a check certain', () => {
  const base = observationsWith({}, true);
  const names = Object.keys(base) as RequestName[];
  const wrong = Object.entries({...causes, otherServer}).flatMap(
    ([cause, observe]) =>
      names.flatMap((name) =>
        certainOf({...base, [name]: observe(name)}).map(
          (id) => `${cause} ${name} ${id}`,
        ),
      ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(wrong.filter((line) => !allowed.has(line))).toEqual([]);
});

test('with the same trouble in every answer, nothing but the connection is judged, and all else is counted', () => {
  const names = Object.keys(observationsWith({}, true)) as RequestName[];
  const wrong = Object.entries(causes).flatMap(([cause, observe]) => {
    const seen = Object.fromEntries(names.map((name) => [name, observe(name)]));
    const {found, notChecked} = resultsOf(seen, target);
    const said = new Set(found.map(({check}) => check));
    const counted = notChecked.flatMap((reason) => reason.checks);
    const faults = found.filter(({finding}) => finding.certainty !== 'fine');
    return said.size + counted.length >= checks.length && faults.length > 0
      ? []
      : [cause];
  });
  expect(wrong).toEqual([]);
});
