import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** A host that was sold, and then sent harmful scripts to visitors of other sites. */
const loads =
  /<script\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\/(?:[\w-]+\.)*polyfill\.io\//i;

/** A script that guides recommend for the head, from a host that nobody should load from any more. */
export const polyfill: Check = {
  id: 'polyfill',
  title: () =>
    translate({
      id: 'serverCheck.polyfill',
      message: 'Does its page load scripts from a host that was taken over?',
      description: 'Name of a check of a server',
    }),
  needs: ['page'],
  evaluate: (seen): Finding | undefined =>
    loads.test(answerOf(seen, 'page')?.text ?? '')
      ? {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.polyfill.saw',
            message: 'The page of AList loads a script from polyfill.io.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.polyfill.means',
            message:
              'That host was sold and in 2024 sent harmful code to visitors of many sites. Whoever owns it can read what your visitors enter, passwords too. An update of AList does not remove it.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.polyfill.remedy',
            message:
              'Delete this line from Customize head in the global settings. Browsers of today do not need it.',
            description: 'What to do about a finding about a server',
          }),
          facts: {polyfill: true},
        }
      : undefined,
  page: pages.customHead,
};
