import {defaultTreeAdapter, type DefaultTreeAdapterMap} from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const childrenOf = (node: Node): readonly Node[] =>
  'childNodes' in node ? node.childNodes : [];

/** Every element below a node, in the order of the page. */
export function elementsIn(node: Node): Element[] {
  const found: Element[] = [];
  const walk = (child: Node) => {
    if (defaultTreeAdapter.isElementNode(child)) {
      found.push(child);
    }
    childrenOf(child).forEach(walk);
  };
  childrenOf(node).forEach(walk);
  return found;
}

export const attribute = ({attrs}: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

export const textOf = (node: Node): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node).map(textOf).join('');
