import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
} from 'mdast-util-mdx-jsx';

function expression(value: unknown): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
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

/** `import {first, second} from 'module'` */
export function importOf(names: readonly string[], module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import {${names.join(', ')}} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name},
              local: {type: 'Identifier', name},
            })),
            attributes: [],
          },
        ],
      },
    },
  };
}

/** `export {name as default} from 'module'`, which MDX treats as the layout of the page. */
export function layoutOf(name: string, module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `export {${name} as default} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExportNamedDeclaration',
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            specifiers: [
              {
                type: 'ExportSpecifier',
                local: {type: 'Identifier', name},
                exported: {type: 'Identifier', name: 'default'},
              },
            ],
            attributes: [],
          },
        ],
      },
    },
  };
}
