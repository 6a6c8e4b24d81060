import {valueToEstree} from 'estree-util-value-to-estree';
import type {Literal, Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
} from 'mdast-util-mdx-jsx';

/** Fields that are `undefined` are left out, as in JSON. */
function expression(value: unknown): MdxJsxAttributeValueExpression {
  const json = JSON.stringify(value);
  const content = JSON.parse(json) as unknown;
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: json,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {type: 'ExpressionStatement', expression: valueToEstree(content)},
        ],
      },
    },
  };
}

/** Props of a component as JSX attributes; `undefined` ones are left out. */
export function jsxAttributes(
  props: Readonly<Record<string, unknown>>,
): MdxJsxAttribute[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: typeof value === 'string' ? value : expression(value),
    }));
}

/** A statement of a module, whose text and syntax tree say the same. */
const moduleStatement = (
  value: string,
  statement: Program['body'][number],
): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [statement],
    },
  },
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
