import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Gives each admonition a class that says what it is: without it, reader views leave out one that consists of little more than a link, with
 * its warning. https://github.com/mozilla/readability/blob/0.6.0/Readability.js#L144
 */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'containerDirective', ({data}) => {
    if (data?.hName === 'admonition') {
      data.hProperties = {...data.hProperties, className: ['text']};
    }
  });
};
