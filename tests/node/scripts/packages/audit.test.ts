import {
  acceptedSchema,
  auditProblems,
  auditSchema,
} from '../../../../scripts/packages/audit';

const hole = (id: string, severity: string) => ({
  source: 1,
  name: 'deep',
  title: 'A hole',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2.0.0',
});

/** As npm writes it: a package with a hole, and one that brings it in. */
const report = auditSchema.parse({
  auditReportVersion: 2,
  vulnerabilities: {
    deep: {
      name: 'deep',
      severity: 'high',
      via: [hole('GHSA-aaaa-bbbb-cccc', 'high')],
    },
    above: {name: 'above', severity: 'high', via: ['deep']},
    small: {
      name: 'small',
      severity: 'moderate',
      via: [hole('GHSA-dddd-eeee-ffff', 'moderate')],
    },
  },
});

const argued = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  reason: 'It reads files of this project only.',
  until: '2027-01-31',
};

test('a high hole is named once, with where it is described; a moderate one is not', () => {
  expect(auditProblems(report, [], '2026-12-01')).toEqual([
    expect.stringMatching(/^deep <2\.0\.0: .*high.*GHSA-aaaa-bbbb-cccc/),
  ]);
});

test('a hole that was argued away is quiet until its day, and then named again', () => {
  expect(auditProblems(report, [argued], '2027-01-31')).toEqual([]);
  expect(auditProblems(report, [argued], '2027-02-01')).toHaveLength(1);
});

test('an argument that no hole needs is to be removed', () => {
  const nothing = auditSchema.parse({vulnerabilities: {}});
  expect(auditProblems(nothing, [argued], '2026-12-01')).toEqual([
    expect.stringContaining('GHSA-aaaa-bbbb-cccc: found in acceptedHoles.json'),
  ]);
});

test('an answer that is none is not read as "no holes"', () => {
  expect(auditSchema.safeParse({message: 'refused'}).success).toBe(false);
});

test.each([
  {...argued, reason: 'meh'},
  {...argued, until: 'soon'},
  {...argued, advisory: 'CVE-1'},
  {advisory: argued.advisory, reason: argued.reason},
])('%j is no argument', (written) => {
  expect(acceptedSchema.safeParse([written]).success).toBe(false);
});
