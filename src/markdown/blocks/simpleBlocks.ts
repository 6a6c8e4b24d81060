import type {Link, RootContent} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {Locale} from '../../config/locales';
import type {GlossaryTerm} from '../../data/glossary/schema';
import {findTerm} from '../../components/glossary/terms';
import {textElement} from '../mdxNodes';
import {
  BlockError,
  element,
  splitLabel,
  textOf,
  type BlockSource,
  type Built,
} from './nodes';

const GLOSSARY = '/guide/glossary.md';

/** `:::details[Summary]` */
export function buildDetails({
  node,
  attributes,
}: BlockSource<ContainerDirective>): Built {
  const {label, content} = splitLabel(node);
  if (label.length === 0 || content.length === 0) {
    throw new BlockError(
      'found :::details without a summary or without content, expected :::details[Summary] around some text',
    );
  }
  const summary = element('summary', undefined, label);
  return {
    nodes: [
      element(
        'details',
        undefined,
        [summary, ...content],
        'open' in attributes ? {open: true} : {},
      ),
    ],
  };
}

/** An author's source and its result: side by side, or one below the other where the result needs the width. */
export function buildExample({
  node,
  attributes,
  file,
}: BlockSource<ContainerDirective>): Built {
  const {content} = splitLabel(node);
  const start = content[0]?.position?.start.offset;
  const end = content.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new BlockError(
      'found nothing in :::example, expected blocks to show',
    );
  }
  const source: RootContent = {
    type: 'code',
    lang: 'md',
    meta: null,
    value: String(file).slice(start, end),
  };
  return {
    nodes: [
      element(
        'div',
        'stacked' in attributes ? 'example example-stacked' : 'example',
        [
          element('div', 'example-source', [source]),
          element('div', 'example-result', content),
        ],
        // Examples are not indexed: a search for this text should find the pages that are about it.
        {dataSearch: 'off', dataCopy: 'keep'},
      ),
    ],
  };
}

function labelText(node: TextDirective, example: string): string {
  const text = textOf(node).trim();
  if (text === '') {
    throw new BlockError(
      `found :${node.name} without words, expected ${example}`,
    );
  }
  return text;
}

/** `:kbd[Ctrl+K]`: an element for each key. */
export function buildKbd({node}: BlockSource<TextDirective>): Built {
  const keys = labelText(node, ':kbd[Ctrl+K]').split(/(?<=[^+])\+/);
  if (keys.includes('')) {
    throw new BlockError(
      `found :kbd[${textOf(node)}] with a plus and no key after it, expected :kbd[Ctrl+K], or :kbd[Ctrl++] for the plus key`,
    );
  }
  return {
    nodes: keys.flatMap((key, index) => [
      ...(index === 0 ? [] : [{type: 'text', value: '+'} as const]),
      element('kbd', undefined, [{type: 'text', value: key.trim()}]),
    ]),
  };
}

export function buildBadge({
  node,
  attributes,
}: BlockSource<TextDirective>): Built {
  const text = labelText(node, ':badge[New]');
  const {tone = 'info'} = attributes;
  return {
    nodes: [
      element('span', `site-badge site-badge-${String(tone)}`, [
        {type: 'text', value: text},
      ]),
    ],
  };
}

/** `:term[mount path]`: a link to the glossary with the explanation in a tooltip. */
export function buildTerm(
  {node, attributes}: BlockSource<TextDirective>,
  terms: readonly GlossaryTerm[],
  locale: Locale,
): Built {
  const label = labelText(node, ':term[mount path]');
  const {id, short} = findTerm(
    terms,
    label,
    locale,
    typeof attributes.id === 'string' ? attributes.id : undefined,
  );
  const target: Link = {
    type: 'link',
    url: `${GLOSSARY}#${id}`,
    children: [{type: 'text', value: label}],
  };
  return {
    nodes: [textElement('Term', {explanation: short[locale]}, [target])],
    components: ['Term'],
  };
}
