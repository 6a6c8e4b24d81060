import {defaultTreeAdapter as tree, html} from 'parse5';
import type {Element, Node} from '../../src/plugins/htmlTree';

export function setAttribute(
  element: Element,
  name: string,
  value: string,
): void {
  element.attrs = [
    ...element.attrs.filter((one) => one.name !== name),
    {name, value},
  ];
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

export function isInside(
  element: Element,
  test: (above: Element) => boolean,
): boolean {
  const above = element.parentNode;
  return (
    above !== null &&
    tree.isElementNode(above) &&
    (test(above) || isInside(above, test))
  );
}

export function make(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Element | string)[]
): Element {
  const element = tree.createElement(
    tagName,
    html.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({name, value})),
  );
  for (const child of children) {
    tree.appendChild(
      element,
      typeof child === 'string' ? tree.createTextNode(child) : child,
    );
  }
  return element;
}

const isBlank = (node: Node) =>
  node.nodeName === '#comment' || ('value' in node && node.value.trim() === '');

/**
 * Removes an element from the page, with every `<div>` that becomes empty.
 *
 * @param instead its replacement
 */
export function takeOut(element: Element, instead?: Element): void {
  const {parentNode: above} = element;
  if (above === null) {
    return;
  }
  const isAlone = above.childNodes.every(
    (node) => node === element || isBlank(node),
  );
  if (isAlone && tree.isElementNode(above) && above.tagName === 'div') {
    takeOut(above, instead);
    return;
  }
  if (instead !== undefined) {
    tree.insertBefore(above, instead, element);
  }
  tree.detachNode(element);
}
