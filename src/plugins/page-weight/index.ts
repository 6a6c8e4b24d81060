import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientFile} from '../client-files/clientFile';
import {leanInfima, variablesReadIn} from './leanInfima';
import {minimizers} from './minimizers';
import {
  loadingOnDemand,
  withoutAddresses,
  type NamedScript,
} from './scriptNames';

/** How many pages import what lies in the file of what they share: more than have tabs, which others do without, fewer than there are storages. */
const SHARED_BY = 60;

/** How many pages have a block whose rules lie in the style sheet of blocks. */
const STYLED_BY = 20;

/** That style sheet. */
const BLOCKS = 'blocks';

/** What Docusaurus loads around the text of every page of the site, each by itself. */
const framing = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** The script that they are in. */
const FRAMING = 'framing';

/** What Docusaurus calls the script of a part, in a build. */
function scriptName(part: string): string {
  return createHash('md5').update(part).digest('hex').slice(0, 8);
}

/** Folders of the style sheets that read what Infima sets, from the site's folder. */
const styled = [
  'src',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Variables that the style sheets in folders read. */
function readVariables(folders: readonly string[]): Set<string> {
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  return variablesReadIn(sheets.join('\n'));
}

/** A plugin of PostCSS that is named with its options, made once: the loader would make it anew for each sheet, which takes longer than its work. */
function created(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [name, options] = plugin as [string, object];
  const create = createRequire(__filename)(name) as (options: object) => object;
  return create(options);
}

/** Modules that import something by a name, and the file of this folder that they get. */
const replacements: readonly [importers: RegExp, name: string, file: string][] =
  [
    [/[\\/]@docusaurus[\\/]utils-common[\\/]/, 'tslib$', 'importDefault.ts'],
    [clientFile('docusaurus'), './prefetch$', 'prefetch.ts'],
    [clientFile('App'), './BaseUrlIssueBanner$', 'nothing.ts'],
    [/[\\/]react-router[\\/]esm[\\/]/, 'path-to-regexp$', 'literalPath.ts'],
  ];

/** Libraries that a part of another one asks for and no page uses, which say nothing of whether they may be left out. */
const unused =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/** Keeps what every page loads small, by settings of the bundler that Docusaurus leaves to a site. */
export default function pageWeightPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin {
  const framingNames = framing.map(scriptName);
  // The loaders of the tables shorten names.
  const isAroundTexts = ({name}: NamedScript) =>
    framingNames.some((part) => Boolean(name) && part.startsWith(name ?? ''));
  const isOfEveryPage = (chunk: NamedScript) =>
    chunk.name === 'main' || isAroundTexts(chunk);
  const routes = path.join(generatedFilesDir, 'routes.js');
  const routeRules = (isServer: boolean) => [
    {
      include: path.join(generatedFilesDir, 'registry.js'),
      loader: path.join(__dirname, 'registryLoader.mjs'),
      options: {
        isServer,
        folder: generatedFilesDir,
        scripts: Object.fromEntries(
          framingNames.map((name) => [name, FRAMING]),
        ),
      },
    },
    {
      include: [routes, path.join(generatedFilesDir, 'routesChunkNames.json')],
      loader: path.join(__dirname, 'routeNamesLoader.mjs'),
      options: {isServer, folder: generatedFilesDir},
    },
  ];
  return {
    name: 'page-weight',
    configurePostCss: (options) => {
      const folders = styled.map((folder) => path.join(siteDir, folder));
      return {
        ...options,
        // Otherwise a file of settings is looked for beside each sheet and in every folder above it.
        config: false,
        plugins: [
          ...options.plugins.map(created),
          leanInfima(readVariables(folders)),
        ],
      };
    },
    configureWebpack: (config, isServer, {currentBundler}) =>
      isServer
        ? {module: {rules: routeRules(isServer)}}
        : {
            mergeStrategy: {
              'optimization.minimizer': 'replace',
              plugins: 'replace',
            },
            ...(config.mode === 'production'
              ? {plugins: withoutAddresses(config.plugins)}
              : {}),
            module: {
              rules: [
                ...replacements.map(([importers, name, file]) => ({
                  test: importers,
                  resolve: {alias: {[name]: path.join(__dirname, file)}},
                })),
                {
                  include: routes,
                  resolve: {
                    alias: {
                      // As Docusaurus' own alias is called, which would come first.
                      '@docusaurus/ComponentCreator': path.join(
                        __dirname,
                        'ShownComponent.tsx',
                      ),
                    },
                  },
                },
                {test: unused, sideEffects: false},
                {
                  include: loadingOnDemand,
                  loader: path.join(__dirname, 'importNamesLoader.mjs'),
                },
                ...routeRules(isServer),
                {
                  include: path.join(
                    generatedFilesDir,
                    'docusaurus.config.mjs',
                  ),
                  loader: path.join(__dirname, 'siteConfigLoader.mjs'),
                },
              ],
            },
            optimization: {
              // What is called like its part needs no table of names; the names of libraries' scripts are long, but few.
              chunkIds: 'named',
              minimizer: minimizers(config, currentBundler.instance),
              splitChunks: {
                cacheGroups: {
                  // One style sheet for what every page has; Docusaurus would put those of all parts into it.
                  styles: {chunks: isOfEveryPage},
                  // Otherwise a block is in every page that imports it, unless half of all pages do.
                  common: {minChunks: SHARED_BY},
                  // Rules that a page already has would otherwise come once more with the next one, and restyle what they match.
                  blocks: {
                    type: 'css/mini-extract',
                    name: BLOCKS,
                    chunks: 'async',
                    minChunks: STYLED_BY,
                    enforce: true,
                    priority: 44,
                  },
                  // One request for what no page goes without, and nothing in it twice.
                  framing: {
                    name: FRAMING,
                    chunks: isAroundTexts,
                    enforce: true,
                    priority: 45,
                  },
                },
              },
            },
          },
  };
}
