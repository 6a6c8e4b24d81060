import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Expression} from 'estree';
import type {Image, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isPhotograph} from '../../components/image/idealImage';
import {codeAttribute, textElement} from '../mdxNodes';

/** The request for a file beside the page, and the fragment of its address. */
function requestOf(url: string, page: string) {
  const [address = '', name = ''] = url.split('#');
  if (/^(?:[a-z]+:|[/@])/i.test(address) || !isPhotograph(address)) {
    return undefined;
  }
  const file = path.posix.normalize(decodeURI(address));
  // Docusaurus itself reports a missing file.
  return existsSync(path.join(path.dirname(page), file))
    ? {request: `./${file}`, fragment: name === '' ? undefined : `#${name}`}
    : undefined;
}

const requireCall = (request: string): Expression => ({
  type: 'CallExpression',
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: request}],
  optional: false,
});

/** The component of plugin-ideal-image for an image of a format that the plugin reads. */
function idealImage(
  {url, alt, title}: Image,
  page: string,
): MdxJsxTextElement | undefined {
  const found = requestOf(url, page);
  if (found === undefined) {
    return undefined;
  }
  const {request, fragment} = found;
  const code = `require(${JSON.stringify(request)})`;
  const element = textElement('IdealImage', {
    alt,
    title: title ?? undefined,
    fragment,
  });
  element.attributes.unshift(codeAttribute('img', code, requireCall(request)));
  return element;
}

/**
 * Replaces the photographs beside a page with the component of plugin-ideal-image; Docusaurus handles all other images.
 */
export const remarkImages: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'image', (image, index, parent) => {
    const element = idealImage(image, file.path);
    if (element && parent && index !== undefined) {
      (parent.children as PhrasingContent[])[index] = element;
    }
  });
};
