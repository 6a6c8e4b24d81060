/**
 * Looks at what the project installs, without a network: that each package comes from the registry with a digest, that none runs a program
 * unseen, and under which licences they are. `npm run licences` also names the packages of each licence.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {licenceProblems, licenceReport} from '../packages/licences';
import {
  lockedPackages,
  manifestProblems,
  scriptProblems,
  settingProblems,
  sourceProblems,
  type Locked,
} from '../packages/lockfile';
import {
  lockfileSchema,
  manifestSchema,
  reviewedSchema,
  type Lockfile,
} from '../packages/schema';

const REVIEWED = 'scripts/packages/reviewed.json';

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as unknown;
const manifest = (file: string) =>
  parseOrThrow(manifestSchema, readJson(file), file);

function packagesIn(file: string): {lockfile: Lockfile; locked: Locked[]} {
  const lockfile = parseOrThrow(lockfileSchema, readJson(file), file);
  const locked = lockedPackages(lockfile);
  if (locked.length === 0) {
    throw new Error(`${file}: found no package, so there is nothing to say.`);
  }
  return {lockfile, locked};
}

function main(): void {
  const {values} = parseArgs({
    options: {names: {type: 'boolean', default: false}},
  });
  const reviewed = parseOrThrow(reviewedSchema, readJson(REVIEWED), REVIEWED);
  const ofSite = packagesIn('package-lock.json');
  const ofTools = packagesIn('tools/package-lock.json');
  const locked = [...ofSite.locked, ...ofTools.locked];
  const problems = [
    ...settingProblems(read('.npmrc')),
    ...settingProblems(read('tools/.npmrc')),
    ...manifestProblems(ofSite.lockfile, {
      '': manifest('package.json'),
      service: manifest('service/package.json'),
    }),
    ...manifestProblems(ofTools.lockfile, {
      '': manifest('tools/package.json'),
    }),
    ...sourceProblems(locked, reviewed.withoutDigest.packages),
    ...scriptProblems(locked, reviewed.installScripts),
    ...licenceProblems(locked, reviewed.licences),
  ];
  console.log(
    [
      `${locked.length} packages, ${reviewed.withoutDigest.packages.length} of them without a digest; by licence:`,
      ...licenceReport(locked, reviewed.licences, values.names),
      ...problems,
    ].join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main();
