/**
 * Asks the registry for known vulnerabilities in what the project installs, tools included: `npm run audit`. Fails for those that are high
 * or critical, unless `scripts/packages/acceptedVulnerabilities.json` says why one does not matter here, and until when.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseOrThrow} from '../src/lib/describeIssues';
import {
  acceptedSchema,
  auditProblems,
  auditSchema,
  refusalSchema,
} from './packageAudit';

const ACCEPTED = 'scripts/packages/acceptedVulnerabilities.json';

const accepted = parseOrThrow(
  acceptedSchema,
  JSON.parse(readFileSync(ACCEPTED, 'utf8')),
  ACCEPTED,
);
// `npm audit` fails where it finds something; only its output matters.
const {stdout} = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const answer = JSON.parse(stdout) as unknown;
const refusal = refusalSchema.safeParse(answer);
if (refusal.success) {
  throw new Error(`npm audit found out nothing: ${refusal.data.message}`);
}
const report = parseOrThrow(auditSchema, answer, 'npm audit');
const problems = auditProblems(
  report,
  accepted,
  new Date().toISOString().slice(0, 10),
);
console.log(
  [
    `${Object.keys(report.vulnerabilities).length} packages with known vulnerabilities, ${accepted.length} of them accepted`,
    ...problems,
  ].join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
