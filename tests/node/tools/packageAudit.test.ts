import {auditProblems, auditSchema} from '../../../tools/packageAudit';

const vulnerability = (id: string, severity: string) => ({
  source: 1,
  name: 'deep',
  title: 'A vulnerability',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2.0.0',
});

/** As npm writes it: a package with a vulnerability, and one that brings it in. */
const report = auditSchema.parse({
  auditReportVersion: 2,
  vulnerabilities: {
    deep: {
      name: 'deep',
      severity: 'high',
      via: [vulnerability('GHSA-aaaa-bbbb-cccc', 'high')],
    },
    above: {name: 'above', severity: 'high', via: ['deep']},
    small: {
      name: 'small',
      severity: 'moderate',
      via: [vulnerability('GHSA-dddd-eeee-ffff', 'moderate')],
    },
  },
});

const argued = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  reason: 'It reads files of this project only.',
  until: '2027-01-31',
};

test('a high vulnerability is named once, with where it is described; a moderate one is not', () => {
  expect(auditProblems(report, [], '2026-12-01')).toEqual([
    expect.stringMatching(/^deep <2\.0\.0: .*high.*GHSA-aaaa-bbbb-cccc/),
  ]);
});

test('a vulnerability that was accepted is quiet until its day, and then named again', () => {
  expect(auditProblems(report, [argued], '2027-01-31')).toEqual([]);
  expect(auditProblems(report, [argued], '2027-02-01')).toHaveLength(1);
});

test('an answer that is none is not read as "no vulnerabilities"', () => {
  expect(auditSchema.safeParse({message: 'refused'}).success).toBe(false);
});
