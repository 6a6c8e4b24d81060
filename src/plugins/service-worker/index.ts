import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {rootLocale} from '../../config/locales';
import {offline} from '../../config/offline';
import {SERVICE_WORKER_FILE} from '../../components/service-worker/file';

const feature = path.join(__dirname, '../../components/service-worker');

/**
 * Writes the service worker, one for both languages. Not the bundler of the site: that one shares code between files and names them by
 * their content, and this is one file that keeps its name.
 */
export default function serviceWorkerPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'service-worker',
    getClientModules: () => [path.join(feature, 'client')],
    async postBuild({outDir}) {
      if (i18n.currentLocale !== rootLocale) {
        return;
      }
      await build({
        entryPoints: [
          path.join(feature, offline.enabled ? 'worker.ts' : 'removal.ts'),
        ],
        outfile: path.join(outDir, SERVICE_WORKER_FILE),
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['chrome109', 'firefox115', 'safari15.6'],
        logLevel: 'silent',
      });
    },
  };
}
