import {parseUrl} from '../../../lib/parseUrl';
import {answerOf} from '../fetching/observation';
import {basePathIn} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import type {Check} from './check';

/** Where the page loads its files from, and where a script of the owner tells it to ask. */
const addresses = [
  /\bcdn:\s*["'](https?:[^"'\n]{1,300})["']/,
  /\bALIST\.api\s*=\s*["'](https?:[^"'\n]{1,300})["']/,
];

/** `site_url` and the address that visitors use have to agree on the sub-path, and the page's scripts have to come. */
export const page: Check = {
  id: 'page',
  needs: ['settings', 'page'],
  judges: {page: ['unread', 'gateway']},
  evaluate: (seen, {server}) => {
    const {path} = server;
    const plain = troubleIn(seen, 'endingPlain');
    const image = troubleIn(seen, 'endingImage');
    // AList answers both in the same way, whatever its storages and accounts are.
    const isOther = ['unread', 'otherPage', 'signIn'].includes(image ?? '');
    if (['refused', undefined].includes(plain) && isOther) {
      const isRead = answerOf(seen, 'endingImage') !== undefined;
      return [{id: 'page.endings', ...(isRead ? {} : {atMost: 'likely'})}];
    }
    const answer = answerOf(seen, 'page');
    const basePath = basePathIn(answer?.text ?? '');
    if (basePath === undefined) {
      return [{id: answer?.status === 200 ? 'page.other' : 'page.none'}];
    }
    const values = {expected: basePath || '/', path: path || '/'};
    if (basePath !== path) {
      return [{id: 'page.subPath', values}];
    }
    const [cdn, api] = addresses.map(
      (pattern) => parseUrl(pattern.exec(answer?.text ?? '')?.[1] ?? '')?.host,
    );
    if (api !== undefined && api !== server.host) {
      return [{id: 'page.api', values: {host: api}}];
    }
    if (cdn !== undefined && cdn !== server.host) {
      return [{id: 'page.cdn', values: {host: cdn}}];
    }
    const asset = answerOf(seen, 'asset');
    const isAsked = seen.asset !== undefined && seen.asset.kind !== 'timeout';
    const isWrong =
      asset === undefined || asset.status >= 400 || asset.problem === 'html';
    if (isAsked && isWrong) {
      return troubleIn(seen, 'asset') === 'limited'
        ? {because: 'limited'}
        : [{id: 'page.asset'}];
    }
    const lines = isAsked ? ([{id: 'page.scripts'}] as const) : [];
    return [{id: 'page.fine', values, lines}];
  },
};
