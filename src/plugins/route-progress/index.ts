import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Shows the theme's progress bar only while a page comes that the reader has not seen since the site was loaded. */
export default function routeProgressPlugin(): Plugin {
  return {
    name: 'route-progress',
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}
