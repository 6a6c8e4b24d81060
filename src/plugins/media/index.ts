import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** What plugin-ideal-image takes, and which files it takes it for. */
const photographs = /\.(?:png|jpe?g)$/i;
const askers = /\.(?:tsx?|jsx?|mdx?)$/i;

/** Docusaurus' own rule for images, without the photographs of pages: with it, each one would also be served as it is in the project. */
function withoutPhotographs(rules: Rules): Rules {
  return rules.flatMap((rule) =>
    typeof rule === 'object' &&
    rule !== null &&
    rule.test instanceof RegExp &&
    rule.test.test('a.png') &&
    rule.issuer === undefined
      ? [
          {...rule, exclude: photographs},
          {...rule, test: photographs, issuer: {not: askers}},
        ]
      : [rule],
  );
}

/** Leaves the photographs of pages to plugin-ideal-image. */
export default function mediaPlugin(): Plugin {
  return {
    name: 'media',
    configureWebpack: (config) => ({
      mergeStrategy: {'module.rules': 'replace'},
      module: {rules: withoutPhotographs(config.module?.rules ?? [])},
    }),
  };
}
