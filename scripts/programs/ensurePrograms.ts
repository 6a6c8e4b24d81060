/**
 * Looks up the programs that the tests use, installs missing ones where Debian's packages can be installed, and writes a line for each. Tests
 * install nothing. Fails when Chromium is missing; without another program, the tests that need it are skipped.
 */
import {firefox} from '../engines/programs';
import {browserSpec, headlessShell} from './findBrowser';
import {ensurePrograms} from './programs';
import {brotliModule, serverSpecs} from './serverPrograms';

const {nginx, caddy, apache, haproxy, openssl} = serverSpecs;
const specs = [
  ...[browserSpec, firefox, nginx, brotliModule],
  ...[caddy, apache, haproxy, openssl],
];

// The shell is installed beside a whole Chromium, too, which does where it cannot be.
const [, ...programs] = ensurePrograms([headlessShell, ...specs]);
programs.forEach((found, index) => {
  const spec = specs[index];
  if ('file' in found) {
    console.log(`${spec?.label}: ${found.file}`);
    return;
  }
  const isFailure = spec === browserSpec;
  console.log(
    `${found.missing}${isFailure ? '' : ' The tests that need it are skipped.'}`,
  );
  if (isFailure) {
    process.exitCode = 1;
  }
});
