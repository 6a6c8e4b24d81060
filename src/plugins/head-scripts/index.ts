import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headElements} from '../../components/head-scripts/headScripts';

/**
 * Third-party scripts and style sheets for the head of pages, from the environment of the build. Docusaurus' own head tags are in the HTML
 * of every page, so a client module inserts these later, and not on pages that handle credentials. Where none is configured, the site
 * contains no code for it.
 */
export default function headScriptsPlugin(): Plugin {
  const elements = headElements(process.env);
  return {
    name: 'head-scripts',
    getClientModules: () =>
      elements.length === 0
        ? []
        : [path.join(__dirname, '../../components/head-scripts/client')],
    contentLoaded({actions}) {
      if (elements.length > 0) {
        actions.setGlobalData(elements);
      }
    },
  };
}
