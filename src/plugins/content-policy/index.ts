import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the reader under the policy of the page that is shown; the pages get theirs after the build, from `scripts/finishSite.ts`. */
export default function contentPolicyPlugin(): Plugin {
  return {
    name: 'content-policy',
    getClientModules: () => [
      path.join(__dirname, '../../components/content-policy/client'),
    ],
  };
}
