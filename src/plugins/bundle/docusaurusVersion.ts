import {createRequire} from 'node:module';

/** The version of Docusaurus, which all of its packages share. */
export function docusaurusVersion(): string {
  const {version} = createRequire(__filename)(
    '@docusaurus/core/package.json',
  ) as {version: string};
  return version;
}

/** The oldest version whose options `docusaurus.config.ts` uses. */
const OLDEST = [3, 10] as const;

/** @throws Error saying what to do, before Docusaurus complains about unknown options */
export function requireDocusaurus(version = docusaurusVersion()): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new Error(
      `Found Docusaurus ${version}, expected ${OLDEST.join('.')} or newer. Name one release for all @docusaurus packages in package.json and run npm install; "Upgrade Docusaurus" in CONTRIBUTING.md says what to look at.`,
    );
  }
}
