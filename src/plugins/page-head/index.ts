import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {clientFile} from '../client-files/clientFile';

/**
 * Leaves the head of the document as the server wrote it until the page has come to life. Each of the ten components that write into it goes
 * through what all of them write, to find that nothing differs, before the reader gets an answer.
 */
export default function pageHeadPlugin(): Plugin {
  return {
    name: 'page-head',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: isServer
          ? []
          : [
              {
                test: clientFile('exports/Head'),
                resolve: {
                  alias: {
                    'react-helmet-async$': path.join(
                      __dirname,
                      'LaterHelmet.tsx',
                    ),
                  },
                },
              },
            ],
      },
    }),
  };
}
