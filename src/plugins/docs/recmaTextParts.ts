import type {Program, Property} from 'estree';
import {visit} from 'estree-util-visit';
import type {Plugin} from 'unified';
import {LATER_TEXT, TEXT_PART} from './textParts';

const names: readonly string[] = [TEXT_PART, LATER_TEXT];

/**
 * Lets the parts of a text be made when they are shown: `{children: [...]}` becomes `{content: () => [...]}`. A browser then neither reads
 * nor runs what the rest of a page is made of before its beginning is on the screen.
 */
export const recmaTextParts: Plugin<[], Program> = () => (program) => {
  visit(program, (node) => {
    if (node.type !== 'CallExpression') {
      return;
    }
    const [of, props] = node.arguments;
    if (
      of?.type !== 'Identifier' ||
      props?.type !== 'ObjectExpression' ||
      !names.includes(of.name)
    ) {
      return;
    }
    const children = props.properties.find(
      (property): property is Property =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'children',
    );
    const made = children?.value;
    if (
      children === undefined ||
      (made?.type !== 'ArrayExpression' && made?.type !== 'CallExpression')
    ) {
      throw new Error(
        `<${of.name}>: found no content in what MDX wrote, expected children as JSX; correct recmaTextParts.ts.`,
      );
    }
    children.key = {type: 'Identifier', name: 'content'};
    children.value = {
      type: 'ArrowFunctionExpression',
      expression: true,
      params: [],
      body:
        made.type === 'ArrayExpression'
          ? made
          : {type: 'ArrayExpression', elements: [made]},
    };
  });
};
