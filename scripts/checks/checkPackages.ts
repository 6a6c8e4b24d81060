/**
 * Looks at what the project installs, without a network: that each package comes from the registry with a digest, that none runs a program
 * unseen, and under which licences they are. `npm run licences` also names the packages of each licence.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readJson} from '../../src/lib/readText';
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
} from '../packages/schema';

const REVIEWED = 'scripts/packages/reviewed.json';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = (file: string) => readJson(manifestSchema, read(file), file);

function packagesIn(file: string): Locked[] {
  const locked = lockedPackages(readJson(lockfileSchema, read(file), file));
  if (locked.length === 0) {
    throw new Error(`${file}: found no package, so there is nothing to say.`);
  }
  return locked;
}

function main(): void {
  const {values} = parseArgs({
    options: {names: {type: 'boolean', default: false}},
  });
  const reviewed = readJson(reviewedSchema, read(REVIEWED), REVIEWED);
  const locked = [
    ...packagesIn('package-lock.json'),
    ...packagesIn('tools/package-lock.json'),
  ];
  const problems = [
    ...settingProblems(read('.npmrc')),
    ...settingProblems(read('tools/.npmrc')),
    ...manifestProblems({
      'package.json': manifest('package.json'),
      'service/package.json': manifest('service/package.json'),
      'tools/package.json': manifest('tools/package.json'),
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
