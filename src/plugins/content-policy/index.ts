import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the applied policy in step with the page that is shown; `scripts/finishSite.ts` adds the policies to the pages after the build. */
export default function contentPolicyPlugin(): Plugin {
  return {
    name: 'content-policy',
    getClientModules: () => [
      path.join(__dirname, '../../components/content-policy/client'),
    ],
  };
}
