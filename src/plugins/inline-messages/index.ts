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
                    inline: (code: string, fileName: string) =>
                      inlineMessages(code, fileName, codeTranslations),
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
