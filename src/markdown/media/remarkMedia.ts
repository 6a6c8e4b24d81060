import {existsSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {scriptHash} from '../scriptHash';
import {NotJson, readChart} from '../../components/chart/readChart';
import {demoScript} from '../../components/demo/demoSource';
import {readDiagram} from '../../components/diagram/diagramSource';
import {readDemo} from '../../components/demo/readDemo';
import {readVideo} from '../../components/video/readVideo';
import {importOf, jsxAttributes} from '../mdxNodes';
import {parseDiagram} from './parseDiagram';

/** The components for the blocks, by what authors write. */
const components = {
  mermaid: 'Diagram',
  echarts: 'Chart',
  demo: 'Demo',
  video: 'Video',
} as const;

type BlockName = keyof typeof components;

const moduleOf = (component: string) =>
  `@site/src/components/${component.toLowerCase()}/${component}`;

/** A directive as the parser returns it: `:::name[label]{attributes}`, and with two colons the same without content. */
interface Directive {
  type: 'containerDirective' | 'leafDirective';
  name: string;
  attributes?: Record<string, string> | null;
  children: RootContent[];
  position?: Root['position'];
}

const isDirective = (node: {type: string}): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective';

const textIn = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) => {
      if ('children' in node) {
        return textIn(node.children);
      }
      return 'value' in node ? node.value : '';
    })
    .join('');

/** The label in brackets: of a container it is the first paragraph, marked by the parser. */
const isLabel = (node: RootContent) =>
  (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel ===
  true;

/** The position of a line of a fence. */
const lineIn = (position: Root['position'], line: number) =>
  position && {line: position.start.line + line, column: 1};

function element(
  name: BlockName,
  props: object,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: components[name],
    attributes: jsxAttributes({...props}),
    children: children as MdxJsxFlowElement['children'],
  };
}

function fromFence({lang, value, meta}: Code): MdxJsxFlowElement | undefined {
  switch (lang) {
    case 'mermaid':
      return element(lang, readDiagram(value, meta ?? ''));
    case 'echarts':
      return element(lang, readChart(value, meta ?? ''));
    default:
      return undefined;
  }
}

/** A demo whose script has a syntax error, and where. */
class NotJavaScript extends Error {
  constructor(
    readonly place: ReturnType<typeof lineIn>,
    reason: string,
  ) {
    super(
      `found what is not JavaScript in :::demo (${reason}), expected a script that browsers can read`,
    );
  }
}

function assertScript({value, position}: Code): void {
  try {
    new Script(value, {filename: 'demo'});
  } catch (error) {
    const {message, stack = ''} = error as Error;
    const [, line] = /^demo:(\d+)/.exec(stack) ?? [];
    throw new NotJavaScript(lineIn(position, Number(line ?? 1)), message);
  }
}

function demo({attributes, children}: Directive): MdxJsxFlowElement {
  const fences = children.filter((node) => node.type === 'code');
  const others = children.filter(
    (node) => node.type !== 'code' && !isLabel(node),
  );
  if (others.length > 0) {
    throw new Error(
      'found a text in :::demo, expected nothing but fences; fix: write it above or below',
    );
  }
  fences.filter(({lang}) => lang === 'js').forEach(assertScript);
  const title = textIn(children.filter(isLabel));
  const props = readDemo(
    {...(title === '' ? {} : {title}), ...attributes},
    fences.map(({lang, value}) => ({language: lang ?? '', text: value})),
  );
  return element(
    'demo',
    {...props, scriptHash: scriptHash(demoScript(props.code.js))},
    fences,
  );
}

function video(
  {attributes, children}: Directive,
  staticDir: string,
): MdxJsxFlowElement {
  const title = textIn(children);
  const props = readVideo({...(title === '' ? {} : {title}), ...attributes});
  for (const address of [props.src, props.poster, props.captions]) {
    const [file = ''] = (address ?? '').split(/[?#]/);
    if (file.startsWith('/') && !existsSync(path.join(staticDir, file))) {
      throw new Error(
        `::video: found "${address ?? ''}", expected a file that exists: static${file}`,
      );
    }
  }
  return element('video', props);
}

function fromDirective(
  directive: Directive,
  staticDir: string,
): MdxJsxFlowElement | undefined {
  switch (`${directive.type} ${directive.name}`) {
    case 'containerDirective demo':
      return demo(directive);
    case 'leafDirective video':
      return video(directive, staticDir);
    default:
      return undefined;
  }
}

/** The position of a mistake: the line of the fence where it is known, otherwise the block. */
function placeOf(error: unknown, position: Root['position']) {
  if (error instanceof NotJavaScript) {
    return error.place;
  }
  return error instanceof NotJson ? lineIn(position, error.line) : position;
}

/** Fails the build at a diagram that mermaid cannot parse. */
async function checkDiagram({value, position}: Code, file: VFile) {
  const mistake = await parseDiagram(value);
  if (mistake !== undefined) {
    file.fail(
      `found a diagram that mermaid does not understand (${mistake.reason.replaceAll(/\s+/g, ' ')}), expected one of its definitions; fix: https://mermaid.js.org/intro/syntax-reference.html`,
      lineIn(position, mistake.line),
      'media',
    );
  }
}

/**
 * Creates the remark plugin that turns fences and directives into media blocks, and imports their components, so that no other page loads
 * them. A mistake fails the build with the page's file and line.
 */
export function createRemarkMedia(siteDir: string): Plugin<[], Root> {
  const staticDir = path.join(siteDir, 'static');
  return () => async (tree, file) => {
    const used = new Set<string>();
    const diagrams: Code[] = [];
    visit(tree, (node, index, parent) => {
      const isBlock = node.type === 'code' || isDirective(node);
      if (!isBlock || parent === undefined || index === undefined) {
        return undefined;
      }
      try {
        const block = isDirective(node)
          ? fromDirective(node, staticDir)
          : fromFence(node);
        if (block === undefined) {
          return undefined;
        }
        block.position = node.position;
        parent.children[index] = block;
        used.add(block.name ?? '');
        if (node.type === 'code' && node.lang === 'mermaid') {
          diagrams.push(node);
        }
        return SKIP;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return file.fail(reason, placeOf(error, node.position), 'media');
      }
    });
    for (const diagram of diagrams) {
      await checkDiagram(diagram, file);
    }
    tree.children.unshift(
      ...[...used].map((name) => importOf([name], moduleOf(name))),
    );
  };
}
