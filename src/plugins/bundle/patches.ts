import docusaurus from '@docusaurus/core/package.json';

export interface Patch {
  name: string;
  package: string;
  /** The build in which it must match something. */
  build: 'browser' | 'server';
  /** Each must match the path of a module or the name of an asset of that build. */
  matches: readonly RegExp[];
  /** What to read in the package when it matches nothing. */
  read: string;
}

const core = '@docusaurus/core';
const classic = '@docusaurus/theme-classic';
const docs = '@docusaurus/plugin-content-docs';

export const sharedScripts = /^assets\/js\/(?:main|framing|common)\.[^/]+\.js$/;

/** Every patch; ARCHITECTURE.md says why it exists and when it can be removed. */
export const patches: readonly Patch[] = [
  {
    name: 'highlighter',
    package: classic,
    build: 'browser',
    matches: [/[\\/]code-block[\\/]noHighlighter\.ts$/],
    read: 'getClientModules in lib/index.js, which loads prism-include-languages',
  },
  {
    name: 'chunk names',
    package: core,
    build: 'server',
    matches: [/[\\/]registry\.js$/],
    read: 'lib/server/codegen/codegenRoutes.js and lib/ssg/ssgRenderer.js',
  },
  {
    name: 'messages',
    package: core,
    build: 'browser',
    matches: [
      /[\\/]codeTranslations\.json$/,
      /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]/,
    ],
    read: 'lib/client/exports/Translate.js, which reads codeTranslations.json',
  },
  {
    name: 'version data',
    package: docs,
    build: 'browser',
    matches: [
      /[\\/]globalData\.json$/,
      /[\\/]docusaurus-plugin-content-docs[\\/].*[\\/]p[\\/][^\\/]+\.json$/,
    ],
    read: 'lib/routes.js and setGlobalData in lib/index.js',
  },
  {
    name: 'shared chunks',
    package: core,
    build: 'browser',
    // A small site has no chunk that enough pages share.
    matches: [/^assets\/js\/framing\.[^/]+\.js$/],
    read: 'splitChunks in lib/webpack/base.js and the names of chunks in lib/server/codegen/codegenRoutes.js',
  },
  {
    name: 'compile hint',
    package: core,
    build: 'browser',
    matches: [
      /^assets\/js\/main\.[^/]+\.js$/,
      /^assets\/js\/framing\.[^/]+\.js$/,
    ],
    read: 'output.filename in lib/webpack/base.js',
  },
];

/**
 * A message to the maintainer for each patch that matched nothing, as after an update of its package.
 *
 * @param built paths of modules and names of assets of a build
 */
export function unmatchedPatches(
  build: Patch['build'],
  built: readonly string[],
  version = docusaurus.version,
): string[] {
  return patches
    .filter((patch) => patch.build === build)
    .flatMap((patch) =>
      patch.matches
        .filter((pattern) => !built.some((name) => pattern.test(name)))
        .map(
          (pattern) =>
            `The patch "${patch.name}" of ${patch.package} ${version} matches nothing: found no module or asset like ${String(pattern)}. Read ${patch.read}, then adapt the patch in src/plugins/bundle/ or remove it.`,
        ),
    );
}
