import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineMessages, withoutInlined} from './inlineMessages';

/**
 * Has the words of a component travel with its code: Docusaurus' one table of them would be in what every page loads, also the words of a
 * tool that is loaded when it is wanted. A preview keeps the table, in which words change without a restart.
 */
export default function inlineMessagesPlugin({
  siteDir,
  generatedFilesDir,
  localizationDir,
  codeTranslations,
}: LoadContext): Plugin {
  // Each module is bundled twice, for browsers and for the server.
  const done = new Map<string, string>();
  const inline = (code: string, fileName: string) => {
    const key = `${fileName}\n${code}`;
    const known =
      done.get(key) ?? inlineMessages(code, fileName, codeTranslations);
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
                  include: path.join(siteDir, 'src'),
                  test: /\.tsx?$/,
                  enforce: 'pre',
                  loader: path.join(__dirname, 'messageLoader.mjs'),
                  options: {
                    file: path.join(localizationDir, 'code.json'),
                    inline,
                  },
                },
                {
                  include: path.join(
                    generatedFilesDir,
                    'codeTranslations.json',
                  ),
                  type: 'json',
                  parser: {parse: withoutInlined},
                },
              ],
            },
          }
        : {},
  };
}
