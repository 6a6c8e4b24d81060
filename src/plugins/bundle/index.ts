import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineMessages, type Messages} from './inlineMessages';
import {leanGlobalData, leanRoute} from './leanVersions';
import {patchCheck} from './patchCheck';
import {sharedScripts} from './patches';

/** The components that Docusaurus loads around the text of every page, each in its own chunk. */
const frame = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

const FRAMING = 'framing';

/** A module that at least this many pages use moves into their common chunk. */
const COMMON_FROM = 60;

/** The styles of a block that at least this many pages use move into the common style sheet of blocks. */
const BLOCKS_FROM = 20;

/** Makes V8 compile the functions of a script during download instead of at their first call. To other engines it is a comment. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

interface NamedChunk {
  name?: string | null;
}

function chunkName(component: string): string {
  return createHash('md5').update(component).digest('hex').slice(0, 8);
}

/** Rules that inline messages into the code that shows them: otherwise the table of all messages would be in the main script. */
function messageRules({
  siteDir,
  generatedFilesDir,
  localizationDir,
}: LoadContext) {
  const table = path.join(generatedFilesDir, 'codeTranslations.json');
  let messages: Messages | undefined;
  return [
    {
      include: [
        path.join(siteDir, 'src'),
        /[\\/]node_modules[\\/]@docusaurus[\\/]theme-/,
      ],
      test: /\.[jt]sx?$/,
      enforce: 'pre' as const,
      loader: path.join(__dirname, 'messageLoader.mjs'),
      options: {
        file: path.join(localizationDir, 'code.json'),
        inline: (code: string, fileName: string) => {
          messages ??= JSON.parse(readFileSync(table, 'utf8')) as Messages;
          return inlineMessages(code, fileName, messages);
        },
      },
    },
    {include: table, type: 'json', parser: {parse: () => ({})}},
  ];
}

/** Rules for the version data that Docusaurus adds to every page: sidebars, and the list of all pages twice. */
function versionRules({generatedFilesDir}: LoadContext) {
  return [
    {
      include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
      test: /[\\/]p[\\/][^\\/]+\.json$/,
      type: 'json',
      parser: {parse: leanRoute},
    },
    {
      include: path.join(generatedFilesDir, 'globalData.json'),
      type: 'json',
      parser: {parse: leanGlobalData},
    },
  ];
}

function splitChunks() {
  const names = new Set(frame.map(chunkName));
  const isFrame = ({name}: NamedChunk) => names.has(name ?? '');
  return {
    cacheGroups: {
      // One style sheet for what every page has; Docusaurus would merge the styles of all components into it.
      styles: {
        chunks: (chunk: NamedChunk) => chunk.name === 'main' || isFrame(chunk),
      },
      common: {minChunks: COMMON_FROM},
      blocks: {
        type: 'css/mini-extract',
        name: 'blocks',
        chunks: 'async' as const,
        minChunks: BLOCKS_FROM,
        enforce: true,
        priority: 44,
      },
      framing: {name: FRAMING, chunks: isFrame, enforce: true, priority: 45},
    },
  };
}

/**
 * Each process that compiles has a cache of its own, because two that share one can end each other:
 * https://github.com/web-infra-dev/rspack/issues/11949
 */
function cacheOf({generatedFilesDir}: LoadContext) {
  const directory = path.join(generatedFilesDir, 'compiled');
  return {
    experiments: {
      cache: {type: 'persistent', storage: {type: 'filesystem', directory}},
    },
  };
}

/**
 * The one place that changes how the code of other packages is built. `patches.ts` lists the changes; the build fails when one of them
 * matches nothing.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack: ({mode}, isServer, {currentBundler}) => {
      const isBuild = mode === 'production';
      const {BannerPlugin, Compilation} = currentBundler.instance;
      const compileHint = () =>
        new BannerPlugin({
          banner: COMPILE_HINT,
          raw: true,
          test: sharedScripts,
          // After minification, which would remove the comment, and before file names are derived from the content.
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        });
      return {
        resolve: {
          alias: {
            [path.join(
              path.dirname(require.resolve('@docusaurus/theme-classic')),
              'prism-include-languages.js',
            )]: path.join(
              __dirname,
              '../../components/code-block/noHighlighter.ts',
            ),
          },
        },
        module: {
          rules: [
            ...versionRules(context),
            ...(isBuild ? messageRules(context) : []),
            ...(isServer
              ? [
                  {
                    include: path.join(
                      context.generatedFilesDir,
                      'registry.js',
                    ),
                    loader: path.join(__dirname, 'chunkNamesLoader.mjs'),
                    options: {
                      chunkOf: Object.fromEntries(
                        frame.map((name) => [chunkName(name), FRAMING]),
                      ),
                    },
                  },
                ]
              : []),
          ],
        },
        ...(isServer ? {} : {optimization: {splitChunks: splitChunks()}}),
        ...cacheOf(context),
        plugins: isBuild
          ? [
              patchCheck(isServer ? 'server' : 'browser'),
              ...(isServer ? [] : [compileHint()]),
            ]
          : [],
      };
    },
  };
}
