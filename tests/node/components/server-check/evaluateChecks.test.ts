import {guestChecks} from '../../../../src/components/server-check/checks';
import {evaluateChecks} from '../../../../src/components/server-check/evaluateChecks';
import {
  answered,
  observationsWith,
  success,
  target,
} from '../../../support/serverCheck';

const everything = {...target, releases: [{version: 'v3.63.0', changes: []}]};

test('a server that is set up well has no fault', () => {
  const results = evaluateChecks(guestChecks, observationsWith(), everything);
  const faults = results.filter(
    ({finding}) => !['fine', 'info'].includes(finding.certainty),
  );
  expect(faults).toEqual([]);
  expect(results.length).toBeGreaterThan(12);
});

test('faults come before what is good to know and what is fine', () => {
  const seen = observationsWith({download: answered('download', 'whole file')});
  const order = evaluateChecks(guestChecks, seen, everything).map(
    ({finding}) => finding.certainty,
  );
  expect(order[0]).toBe('certain');
  expect(order.at(-1)).toBe('fine');
});

test('a check whose request was switched off says nothing', () => {
  const {webdav: _webdav, ...seen} = observationsWith();
  const ids = evaluateChecks(guestChecks, seen, everything).map(
    ({check}) => check.id,
  );
  expect(ids).not.toContain('webdav');
  expect(ids).toContain('guest');
});

test('a check is left out for releases that it does not fit', () => {
  const settings = answered('settings', success({version: 'v3.45.0'}));
  const idsOf = (seen = observationsWith()) =>
    evaluateChecks(guestChecks, seen, everything).map(({check}) => check.id);
  expect(idsOf()).toContain('guestWrite');
  expect(idsOf(observationsWith({settings}))).not.toContain('guestWrite');
});

test('each check has an id of its own', () => {
  const ids = guestChecks.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
