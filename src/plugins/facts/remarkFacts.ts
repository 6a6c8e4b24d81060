import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';
import {describeIssues} from '../../lib/describeIssues';
import {factBlocks, isFactBlock, type Facts} from '../../lib/factBlocks';
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
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (!isFactBlock(element.name)) {
        return;
      }
      facts ??= readFacts(siteDir);
      try {
        element.attributes = factAttributes(element, facts, locale);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(reason, element.position, `facts:${element.name}`);
      }
    });
  };
}
