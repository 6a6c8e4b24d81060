import {valueToEstree} from 'estree-util-value-to-estree';
import type {Expression, Literal, Program} from 'estree';
import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

/** An attribute whose value is code, whose text and syntax tree say the same. */
export const codeAttribute = (
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  },
});

/** Fields that are `undefined` are left out, as in JSON. */
function jsonAttribute(name: string, value: unknown): MdxJsxAttribute {
  const json = JSON.stringify(value);
  return codeAttribute(name, json, valueToEstree(JSON.parse(json)));
}

/** Props of a component as JSX attributes; `undefined` ones are left out. */
export function jsxAttributes(
  props: Readonly<Record<string, unknown>>,
): MdxJsxAttribute[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      typeof value === 'string'
        ? {type: 'mdxJsxAttribute', name, value}
        : jsonAttribute(name, value),
    );
}

/** A component between the paragraphs of a page. */
export const flowElement = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: jsxAttributes(props),
  children: children as MdxJsxFlowElement['children'],
});

/** A component within a line. */
export const textElement = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: jsxAttributes(props),
  children: [...children],
});

/** An element of HTML as if an author had written it; otherwise MDX replaces it by the theme's component. */
export const htmlElement = (
  ...element: Parameters<typeof textElement>
): MdxJsxTextElement => ({
  ...textElement(...element),
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** A statement of a module, whose text and syntax tree say the same. */
const moduleStatement = (
  value: string,
  statement: Program['body'][number],
): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value,
  data: {estree: program(statement)},
});

const literal = (text: string): Literal => ({
  type: 'Literal',
  value: text,
  raw: `'${text}'`,
});

/** `import {first, second} from 'module'` */
export function importOf(names: readonly string[], module: string): MdxjsEsm {
  return moduleStatement(`import {${names.join(', ')}} from '${module}';`, {
    type: 'ImportDeclaration',
    source: literal(module),
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: {type: 'Identifier', name},
      local: {type: 'Identifier', name},
    })),
    attributes: [],
  });
}

/** `export {name as default} from 'module'`, which MDX treats as the layout of the page. */
export function layoutOf(name: string, module: string): MdxjsEsm {
  return moduleStatement(`export {${name} as default} from '${module}';`, {
    type: 'ExportNamedDeclaration',
    source: literal(module),
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: {type: 'Identifier', name},
        exported: {type: 'Identifier', name: 'default'},
      },
    ],
    attributes: [],
  });
}
