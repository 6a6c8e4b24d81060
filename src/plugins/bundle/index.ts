import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineMessages, type Messages} from './inlineMessages';
import {leanGlobalData, leanRoute} from './leanVersions';
import {patchCheck} from './patchCheck';
import {sharedScripts} from './patches';

/** What Docusaurus loads around the text of every page, each as a chunk. */
const frame = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** The one chunk that they become. */
const FRAMING = 'framing';

/** From how many pages on a module moves into the chunk that all of them share. */
const COMMON_FROM = 60;

/** From how many pages on the rules of a block move into the shared style sheet of blocks. */
const BLOCKS_FROM = 20;

/** Makes V8 compile the functions of a script while it arrives instead of at their first call. Other engines take it for a comment. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

interface NamedChunk {
  name?: string | null;
}

/** The name that Docusaurus gives the chunk of a component. */
function chunkName(component: string): string {
  return createHash('md5').update(component).digest('hex').slice(0, 8);
}

/** Rules for messages, compiled into the code that shows them: the table of all of them would be in the main script. */
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

/** Rules for what Docusaurus gives every page about the versions: sidebars, and twice the list of all pages. */
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
      // One style sheet for what every page has; Docusaurus would put those of all components into it.
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

/** The one place that touches how the code of other packages is built. `patches.ts` lists what it changes; the build fails when one of them matches nothing. */
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
          // After minification, which would drop the comment, and before file names are made of the content.
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        });
      return {
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
              path.join(
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
