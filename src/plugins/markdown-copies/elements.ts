import type {Element, ElementContent, Text} from 'hast';

export const text = (value: string): Text => ({type: 'text', value});

export const element = (
  tagName: string,
  ...children: ElementContent[]
): Element => ({type: 'element', tagName, properties: {}, children});

/** A link that shows its address. */
export const link = (address: string): Element => ({
  ...element('a', text(address)),
  properties: {href: address},
});

export const isElement = (
  node: {type: string} | undefined,
  ...names: string[]
): node is Element =>
  node?.type === 'element' &&
  (names.length === 0 || names.includes((node as Element).tagName));

/** Bold text, in which nothing is bold once more. */
export const strong = (children: readonly ElementContent[]): Element =>
  element(
    'strong',
    ...children.flatMap((child) =>
      isElement(child, 'strong', 'b') ? child.children : [child],
    ),
  );
