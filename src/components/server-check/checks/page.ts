import {parseUrl} from '../../../lib/parseUrl';
import {answerOf} from '../fetching/observation';
import {basePathIn} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import type {Check} from './check';

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
      return answer?.status === 200
        ? [{id: 'page.other'}]
        : [{id: 'page.none'}];
    }
    const values = {expected: basePath || '/', path: path || '/'};
    if (basePath !== path) {
      return [{id: 'page.subPath', values}];
    }
    const [, cdn = ''] =
      /\bcdn:\s*["'](https?:[^"'\n]{1,300})["']/.exec(answer?.text ?? '') ?? [];
    const host = parseUrl(cdn)?.host;
    if (host !== undefined && host !== server.host) {
      return [{id: 'page.cdn', values: {host}}];
    }
    const asset = answerOf(seen, 'asset');
    const hasAsset = seen.asset !== undefined;
    const isTimeout = seen.asset?.kind === 'timeout';
    const isWrong =
      asset === undefined || asset.status >= 400 || asset.problem === 'html';
    if (hasAsset && isWrong && !isTimeout) {
      return troubleIn(seen, 'asset') === 'limited'
        ? {because: 'limited'}
        : [{id: 'page.asset'}];
    }
    const lines =
      hasAsset && !isTimeout ? ([{id: 'page.scripts'}] as const) : [];
    return [{id: 'page.fine', values, lines}];
  },
};
