import {guestChecks} from '../../../../src/components/server-check/checks';
import {evaluateChecks} from '../../../../src/components/server-check/evaluateChecks';
import {
  ADDRESS_LIMIT,
  issueAddress,
  issueReport,
  maskedText,
  privateNames,
  reportText,
} from '../../../../src/components/server-check/reportText';
import {
  answered,
  observationsWith,
  success,
  targetAt,
} from '../../../support/serverCheck';

const target = targetAt('https://files.secret.example:8443/cloud');
const seen = observationsWith({
  file: answered(
    'file',
    success({
      name: 'x',
      is_dir: false,
      size: 5,
      raw_url:
        'http://203.0.113.9:5244/p/local/%E7%94%B5%E5%BD%B1/A%20+%20B%20%231.mp4',
    }),
  ),
});
const results = evaluateChecks(guestChecks, seen, target);
const names = privateNames(target, seen);

test('a report names findings and neither addresses nor files', () => {
  const text = reportText(results, names, ({finding}) => finding.certainty);
  expect(text).toContain('certain · Do its links have the right address?');
  expect(text).not.toMatch(/secret|203\.0\.113|8443|电影|local|cloud/);
});

test('the report for an issue has values without sentences', () => {
  const text = issueReport(results, names);
  expect(text).toContain('- certain: links (linksMatch=false');
  expect(text).not.toMatch(/secret|203\.0\.113|电影/);
});

test('the form for an issue is filled in as long as its address is short', () => {
  const address = new URL(issueAddress(results, names, 'v3.63.0') ?? '');
  expect(address.hostname).toBe('github.com');
  expect(address.searchParams.get('version')).toBe('v3.63.0');
  expect(address.searchParams.get('bug-description')).toContain('links');
  const many = Array.from({length: 200}, () => results).flat();
  expect(issueAddress(many, names, 'v3.63.0')).toBeUndefined();
  expect(address.href.length).toBeLessThan(ADDRESS_LIMIT);
});

test.each([
  'see http://nas.lan:5244/x and [2001:db8::1]:5244',
  'from 10.0.0.7 to fe80::1:2:3',
  'password=planted-secret',
])('addresses and secrets in “%s” are masked', (text) => {
  expect(maskedText(text, [])).not.toMatch(
    /nas\.lan|2001|10\.0\.0\.7|fe80|planted/,
  );
});
