import {existsSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import type {Code, Root} from 'mdast';
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {splitLabel, textOf} from '../blocks/nodes';
import {scriptHash} from '../scriptHash';
import {NotJson, readChart} from '../../components/chart/readChart';
import {demoScript} from '../../components/demo/demoSource';
import {readDiagram} from '../../components/diagram/diagramSource';
import {readDemo} from '../../components/demo/readDemo';
import {readVideo} from '../../components/video/readVideo';
import {flowElement, importOf} from '../mdxNodes';
import {parseDiagram} from './parseDiagram';

const moduleOf = (component: string) =>
  `@site/src/components/${component.toLowerCase()}/${component}`;

type Directive = ContainerDirective | LeafDirective;

const isDirective = (node: {type: string}): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective';

const lineIn = (position: Root['position'], line: number) =>
  position && {line: position.start.line + line, column: 1};

function fromFence({lang, value, meta}: Code): MdxJsxFlowElement | undefined {
  switch (lang) {
    case 'mermaid':
      return flowElement('Diagram', readDiagram(value, meta ?? ''));
    case 'echarts':
      return flowElement('Chart', readChart(value, meta ?? ''));
    default:
      return undefined;
  }
}

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

function demo(directive: ContainerDirective): MdxJsxFlowElement {
  const {label, content} = splitLabel(directive);
  const fences = content.filter((node) => node.type === 'code');
  if (fences.length < content.length) {
    throw new Error(
      'found a text in :::demo, expected nothing but fences; fix: write it above or below',
    );
  }
  fences.filter(({lang}) => lang === 'js').forEach(assertScript);
  const title = label.map(textOf).join('');
  const props = readDemo(
    {...(title === '' ? {} : {title}), ...directive.attributes},
    fences.map(({lang, value}) => ({language: lang ?? '', text: value})),
  );
  return flowElement(
    'Demo',
    {...props, scriptHash: scriptHash(demoScript(props.code.js))},
    fences,
  );
}

function video(directive: LeafDirective, staticDir: string): MdxJsxFlowElement {
  const title = textOf(directive);
  const props = readVideo({
    ...(title === '' ? {} : {title}),
    ...directive.attributes,
  });
  for (const address of [props.src, props.poster, props.captions]) {
    const [file = ''] = (address ?? '').split(/[?#]/);
    if (file.startsWith('/') && !existsSync(path.join(staticDir, file))) {
      throw new Error(
        `::video: found "${address ?? ''}", expected a file that exists: static${file}`,
      );
    }
  }
  return flowElement('Video', props);
}

function fromDirective(
  directive: Directive,
  staticDir: string,
): MdxJsxFlowElement | undefined {
  if (directive.type === 'containerDirective') {
    return directive.name === 'demo' ? demo(directive) : undefined;
  }
  return directive.name === 'video' ? video(directive, staticDir) : undefined;
}

/** The position of a mistake: the line of the fence where it is known, otherwise the block. */
function placeOf(error: unknown, position: Root['position']) {
  if (error instanceof NotJavaScript) {
    return error.place;
  }
  return error instanceof NotJson ? lineIn(position, error.line) : position;
}

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
