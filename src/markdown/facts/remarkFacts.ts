import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type * as z from 'zod';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';
import {describeIssues} from '../../lib/describeIssues';
import {
  factBlocks,
  isFactBlock,
  isMarkdownBlock,
  type FactBlockName,
} from './factBlocks';
import {apiRoutesBlock, type Section} from './apiBlocks';
import {dangerBlock, dangerNode} from './dangerBlock';
import type {Facts} from './readFacts';
import {localize} from '../../lib/localize';
import {flowElement, importOf, jsxAttributes} from '../mdxNodes';
import {createFactsOfFile} from './readFacts';

/** The language of a page, by the folder it is in. */
export function localeOfFile(file: string): Locale {
  const [, code] = /(?:^|[\\/])i18n[\\/]([^\\/]+)[\\/]/.exec(file) ?? [];
  return localeCodes.find((locale) => locale === code) ?? rootLocale;
}

function written(element: MdxJsxFlowElement): Record<string, unknown> {
  const entries = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ([attribute.name, attribute.value ?? true] as const)
      : (['{...}', attribute.value] as const),
  );
  return Object.fromEntries(entries);
}

function checked<Attributes>(
  schema: z.ZodType<Attributes>,
  element: MdxJsxFlowElement,
): Attributes {
  const found = written(element);
  const result = schema.safeParse(found);
  if (!result.success) {
    throw new Error(
      describeIssues(`<${element.name ?? ''}>`, found, result.error),
    );
  }
  return result.data;
}

function factsOfBlock(
  name: FactBlockName,
  element: MdxJsxFlowElement,
  facts: Facts,
  locale: Locale,
): Record<string, unknown> {
  const {attributes, props} = factBlocks[name] as {
    attributes: (typeof factBlocks)[typeof name]['attributes'];
    props: (facts: Facts, attributes: unknown) => Record<string, unknown>;
  };
  return localize(props(facts, checked<unknown>(attributes, element)), locale);
}

function heading({id, title}: Section): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [{type: 'inlineCode', value: title}],
    data: {hProperties: {id}},
  };
}

function routeNodes(sections: readonly Section[]): RootContent[] {
  return sections.flatMap((section) => [
    heading(section),
    flowElement(apiRoutesBlock.name, section.props),
  ]);
}

/**
 * Creates the remark plugin that adds the facts to each fact block of a page, in the page's language, at build time. A mistake fails the
 * build with the page's file and line. It runs before Docusaurus collects the headings, because some blocks add their own.
 */
export function createRemarkFacts(siteDir: string): Plugin<[], Root> {
  const factsOfFile = createFactsOfFile(siteDir);
  return () => (tree, file) => {
    const locale = localeOfFile(file.path);
    const imported = new Map<string, string>();
    let known: Facts | undefined;
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      const {name} = element;
      if (!isMarkdownBlock(name) && !isFactBlock(name)) {
        return;
      }
      try {
        const facts = (known ??= factsOfFile(file.path));
        if (name === 'ApiRoutes') {
          const {attributes, sections, module} = apiRoutesBlock;
          const wanted = checked(attributes, element);
          const nodes = routeNodes(sections(facts, wanted, locale));
          imported.set(apiRoutesBlock.name, module);
          parent?.children.splice(index ?? 0, 1, ...nodes);
          return [SKIP, (index ?? 0) + nodes.length];
        }
        if (name === 'Danger') {
          const wanted = checked(dangerBlock.attributes, element);
          const box = dangerNode(facts, wanted, locale, element);
          parent?.children.splice(index ?? 0, 1, box);
          return [SKIP, (index ?? 0) + 1];
        }
        imported.set(name, factBlocks[name].module);
        element.attributes = jsxAttributes(
          factsOfBlock(name, element, facts, locale),
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(reason, element.position, `facts:${name}`);
      }
    });
    const imports = [...imported].map(([name, module]) =>
      importOf([name], module),
    );
    tree.children.unshift(...imports);
  };
}
