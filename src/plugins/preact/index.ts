import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {clientFile} from '../client-files/clientFile';

/** Files of Docusaurus, what each of them imports, and what takes its place. */
const replacements = [
  {
    file: 'App',
    name: './hasHydratedDataAttribute$',
    by: 'HydratedAttribute.tsx',
  },
  {file: 'serverEntry', name: './renderToHtml$', by: 'renderToHtml.ts'},
];

/**
 * Runs the site's components, which are written for React, on Preact: a tenth of the size, and a page comes to life in the parts that
 * `src/components/page/Slice/` makes. While an author writes, it is React, whose tools replace a changed component in its place.
 */
export default function preactPlugin(): Plugin {
  return {
    name: 'preact',
    configureWebpack: ({mode}) =>
      mode === 'development'
        ? {}
        : {
            resolve: {
              alias: {
                react: 'preact/compat',
                'react-dom': path.join(__dirname, 'react-dom'),
              },
            },
            module: {
              rules: [
                ...replacements.map(({file, name, by}) => ({
                  test: clientFile(file),
                  resolve: {alias: {[name]: path.join(__dirname, by)}},
                })),
                {
                  test: /[\\/]node_modules[\\/]@docsearch[\\/]react[\\/]/,
                  resolve: {
                    alias: {react: path.join(__dirname, 'docSearchReact.ts')},
                  },
                },
              ],
            },
          },
  };
}
