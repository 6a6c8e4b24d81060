import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';
import {describeIssues} from '../../lib/describeIssues';
import {
  factBlocks,
  isFactBlock,
  moduleOf,
  type FactBlockName,
  type Facts,
} from '../../lib/factBlocks';
import {localize} from '../../lib/localize';
import {readFacts} from './readFacts';

/** The language a page is written in, by the folder it is in. */
export function localeOfFile(file: string): Locale {
  const [, code] = /(?:^|[\\/])i18n[\\/]([^\\/]+)[\\/]/.exec(file) ?? [];
  return localeCodes.find((locale) => locale === code) ?? rootLocale;
}

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

/** `import {name} from 'module'`, for the blocks that only some pages load. */
function importOf(name: FactBlockName, module: string): MdxjsEsm {
  const identifier = {type: 'Identifier', name} as const;
  return {
    type: 'mdxjsEsm',
    value: `import {${name}} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: identifier,
                local: identifier,
              },
            ],
            attributes: [],
          },
        ],
      },
    },
  };
}

function written(element: MdxJsxFlowElement): Record<string, unknown> {
  const entries = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ([attribute.name, attribute.value ?? true] as const)
      : (['{...}', attribute.value] as const),
  );
  return Object.fromEntries(entries);
}

/** The attributes that carry the facts, in place of the ones the author wrote. */
function factAttributes(
  element: MdxJsxFlowElement,
  facts: Facts,
  locale: Locale,
): MdxJsxAttribute[] {
  const {name} = element;
  if (!isFactBlock(name)) {
    return [];
  }
  const {attributes, props} = factBlocks[name] as {
    attributes: (typeof factBlocks)[typeof name]['attributes'];
    props: (facts: Facts, attributes: unknown) => Record<string, unknown>;
  };
  const found = written(element);
  const result = attributes.safeParse(found);
  if (!result.success) {
    throw new Error(describeIssues(`<${name}>`, found, result.error));
  }
  const localized = localize(props(facts, result.data), locale);
  return Object.entries(localized).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: expression(value),
  }));
}

/**
 * Makes the remark plugin that gives each fact block of a page its facts, in the page's language, at build time. A mistake stops the
 * build with the page's file and line.
 */
export function createRemarkFacts(siteDir: string): Plugin<[], Root> {
  let facts: Facts | undefined;
  return () => (tree, file) => {
    const locale = localeOfFile(file.path);
    const imported = new Set<FactBlockName>();
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (!isFactBlock(element.name)) {
        return;
      }
      facts ??= readFacts(siteDir);
      imported.add(element.name);
      try {
        element.attributes = factAttributes(element, facts, locale);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(reason, element.position, `facts:${element.name}`);
      }
    });
    const imports = [...imported].flatMap((name) => {
      const module = moduleOf(name);
      return module === undefined ? [] : [importOf(name, module)];
    });
    tree.children.unshift(...imports);
  };
}
