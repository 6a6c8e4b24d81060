import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import type {Locale} from '../../config/locales';
import {pick} from './block';
import type {Facts} from './readFacts';

/** A block that becomes an admonition of Docusaurus, as if it were typed into the page. */
export const dangerBlock = {
  attributes: z.strictObject({id: z.string().min(1)}),
};

/** The admonition of a danger, at the place of the block in the page. */
export function dangerNode(
  {dangers}: Pick<Facts, 'dangers'>,
  {id}: z.infer<typeof dangerBlock.attributes>,
  locale: Locale,
  {position}: Pick<MdxJsxFlowElement, 'position'>,
): ContainerDirective {
  const {level, title, text} = pick(dangers, (danger) => danger.id, id);
  const content: Root = unified().use(remarkParse).parse(text[locale]);
  // Mistakes in a link are reported at the block, not at a line of the fact.
  visit(content, (node) => {
    node.position = position;
  });
  return {
    type: 'containerDirective',
    name: level,
    attributes: {},
    children: [
      {
        type: 'paragraph',
        data: {directiveLabel: true},
        children: [
          {
            type: 'emphasis',
            // Readability leaves out blocks whose id says "media", "share" or "meta".
            data: {hName: 'span', hProperties: {id}},
            children: [{type: 'text', value: title[locale]}],
          },
        ],
      },
      ...(content.children as ContainerDirective['children']),
    ],
  };
}
