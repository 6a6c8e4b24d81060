import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {clientFile} from '../client-files/clientFile';

/** Files of Docusaurus, what each of them imports, and what takes its place. */
const replacements = [
  {file: 'clientEntry', name: 'react-router-dom$', by: 'Router.tsx'},
  {file: 'App', name: './PendingNavigation$', by: 'ShownPage.tsx'},
];

/**
 * Lets a page change once. Docusaurus tells everything that reads the address as soon as a link is pressed, and goes on showing the old
 * page until the new one is there: the whole old page is rendered anew before the press is answered.
 */
export default function pageChangePlugin(): Plugin {
  return {
    name: 'page-change',
    configureWebpack: () => ({
      module: {
        rules: replacements.map(({file, name, by}) => ({
          test: clientFile(file),
          resolve: {alias: {[name]: path.join(__dirname, by)}},
        })),
      },
    }),
  };
}
