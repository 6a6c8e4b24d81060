import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {clientFile} from '../client-files/clientFile';

/**
 * Makes a link a mere element. Docusaurus gives each one an observer of the screen and three listeners, and React Router tells each of every new
 * address: there are two hundred on a storage's page, which have to come to life before it answers.
 */
export default function linksPlugin(): Plugin {
  return {
    name: 'links',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: clientFile('exports/Link'),
            resolve: {
              alias: {'react-router-dom$': path.join(__dirname, 'Anchor.tsx')},
            },
          },
        ],
      },
    }),
  };
}
