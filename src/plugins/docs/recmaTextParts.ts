import type {
  ArrayExpression,
  Expression,
  ObjectExpression,
  Program,
} from 'estree';
import {visit} from 'estree-util-visit';
import type {Plugin} from 'unified';
import {LATER_TEXT, TEXT_PART} from './textParts';

const names: readonly string[] = [TEXT_PART, LATER_TEXT];

/**
 * What is in a part of a text, of which MDX writes `{}`, `{children: one}` or `{children: [several]}`.
 *
 * @throws Error where MDX writes something else
 */
function contentOf(
  part: string,
  {properties}: ObjectExpression,
): ArrayExpression {
  const [property] = properties;
  // What a writer only remarks comes to nothing.
  if (property === undefined) {
    return {type: 'ArrayExpression', elements: []};
  }
  if (
    property.type !== 'Property' ||
    property.key.type !== 'Identifier' ||
    property.key.name !== 'children'
  ) {
    throw new Error(
      `<${part}>: found other properties than children in what MDX wrote; correct recmaTextParts.ts.`,
    );
  }
  // In an object that is made, a value is an expression.
  const value = property.value as Expression;
  if (value.type === 'ArrayExpression') {
    return value;
  }
  return {type: 'ArrayExpression', elements: [value]};
}

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
    props.properties = [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: 'content'},
        value: {
          type: 'ArrowFunctionExpression',
          expression: true,
          params: [],
          body: contentOf(of.name, props),
        },
      },
    ];
  });
};
