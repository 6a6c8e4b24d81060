import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** The sub-path that AList writes into its page, without a slash at the end; `undefined` for pages that are not AList's. */
export function basePathIn(html: string): string | undefined {
  return /base_path: '([^'\n]{0,200})'/.exec(html)?.[1]?.replace(/\/+$/, '');
}

/** `site_url` and the address that readers use have to agree on the sub-path, or the page stays white. */
export const subPath: Check = {
  id: 'subPath',
  title: () =>
    translate({
      id: 'serverCheck.subPath',
      message: 'Is the sub-path right?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings', 'page'],
  evaluate: (seen, {server: {path}}): Finding | undefined => {
    const basePath = basePathIn(answerOf(seen, 'page')?.text ?? '');
    if (basePath === undefined) {
      return undefined;
    }
    const shown = (text: string) => (text === '' ? '/' : text);
    return basePath === path
      ? {
          certainty: 'fine',
          saw: translate(
            {
              id: 'serverCheck.subPath.fine.saw',
              message: 'Its page expects to be at the path {path}, and it is.',
              description: 'What a check of a server saw',
            },
            {path: shown(path)},
          ),
          means: translate({
            id: 'serverCheck.subPath.fine.means',
            message: 'The sub-path in site_url fits this address.',
            description: 'What a finding about a server means',
          }),
          facts: {basePath: shown(basePath), path: shown(path)},
        }
      : {
          certainty: 'certain',
          saw: translate(
            {
              id: 'serverCheck.subPath.saw',
              message:
                'Its page expects to be at the path {expected}, but is opened at {path}.',
              description: 'What a check of a server saw',
            },
            {expected: shown(basePath), path: shown(path)},
          ),
          means: translate({
            id: 'serverCheck.subPath.means',
            message:
              'The page stays white or loses its styles, because it looks for its files at the wrong path.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.subPath.remedy',
            message:
              'Write the address that visitors use into site_url, with the sub-path, and let the proxy pass the path on unchanged. Restart AList.',
            description: 'What to do about a finding about a server',
          }),
          facts: {basePath: shown(basePath), path: shown(path)},
        };
  },
  page: pages.subPath,
};
