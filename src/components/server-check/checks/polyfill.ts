import {answerOf} from '../fetching/observation';
import type {Check} from './check';

/** A host that was sold, and then sent harmful scripts to visitors of other sites. */
const loads =
  /<script\b[^>]{0,500}\bsrc\s*=\s*["']?(?:https?:)?\/\/(?:[\w-]{1,60}\.){0,5}polyfill\.io\//i;

const comment = /<!--.*?-->/gs;

/** A script that old guides recommend for the head. */
export const polyfill: Check = {
  id: 'polyfill',
  needs: ['settings', 'page'],
  evaluate: (seen) =>
    loads.test((answerOf(seen, 'page')?.text ?? '').replaceAll(comment, ''))
      ? [{id: 'polyfill.loaded'}]
      : [{id: 'polyfill.fine'}],
};
