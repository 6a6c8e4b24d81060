import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineMessages, type Messages} from './inlineMessages';

/** The theme's own code, which says words too. */
const theme = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-/;

/**
 * Has the words of a component travel with its code: Docusaurus' one table of them would be in what every page loads, also the words of a
 * tool that is loaded when it is wanted. A preview keeps the table, in which words change without a restart.
 */
export default function inlineMessagesPlugin({
  siteDir,
  generatedFilesDir,
  localizationDir,
}: LoadContext): Plugin {
  const table = path.join(generatedFilesDir, 'codeTranslations.json');
  // Each module is bundled twice, for browsers and for the server.
  const done = new Map<string, string>();
  let messages: Messages | undefined;
  const inline = (code: string, fileName: string) => {
    const key = `${fileName}\n${code}`;
    // The site's words and those that come with the theme.
    messages ??= JSON.parse(readFileSync(table, 'utf8')) as Messages;
    const known = done.get(key) ?? inlineMessages(code, fileName, messages);
    done.set(key, known);
    return known;
  };
  return {
    name: 'inline-messages',
    configureWebpack: (config) =>
      config.mode === 'production'
        ? {
            module: {
              rules: [
                {
                  include: [path.join(siteDir, 'src'), theme],
                  test: /\.[jt]sx?$/,
                  enforce: 'pre',
                  loader: path.join(__dirname, 'messageLoader.mjs'),
                  options: {
                    file: path.join(localizationDir, 'code.json'),
                    inline,
                  },
                },
                {
                  include: table,
                  type: 'json',
                  // Whoever says words has them.
                  parser: {parse: () => ({})},
                },
              ],
            },
          }
        : {},
  };
}
