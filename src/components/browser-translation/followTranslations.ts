/** The element that shows a text since the browser has translated it. React still holds the text, which is no longer in the page. */
type Translations = WeakMap<Node, Element>;

const isText = (node: Node | null): node is Text =>
  node?.nodeType === Node.TEXT_NODE;

/** Chromium puts translations into this element, which no page of the site has: https://github.com/facebook/react/issues/11538 */
const isTranslation = (node: Node | null): node is Element =>
  node?.nodeName === 'FONT';

/** What has taken the place of a text: in one step, or added beside it before it was removed. */
function replacementOf({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isTranslation);
}

/** Lets React remove, and insert before, a text that is shown by its translation; otherwise both throw. */
function patchNode(translations: Translations): () => void {
  const {insertBefore, removeChild} = Object.getOwnPropertyDescriptors(
    Node.prototype,
  );
  const shown = (parent: Node, child: Node): Node => {
    const translation = translations.get(child);
    return child.parentNode !== parent && translation?.parentNode === parent
      ? translation
      : child;
  };
  Node.prototype.removeChild = function remove<T extends Node>(
    this: Node,
    child: T,
  ): T {
    removeChild.value?.call(this, shown(this, child));
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    child: Node | null,
  ): T {
    insertBefore.value?.call(this, node, child && shown(this, child));
    return node;
  };
  return () => {
    Object.defineProperties(Node.prototype, {insertBefore, removeChild});
  };
}

/**
 * Keeps a page that the browser translates in step with React: a text that changes takes the place of its translation, and the browser
 * translates it again. Nothing is patched until the first translation.
 */
export function followTranslations(): () => void {
  const translations: Translations = new WeakMap();
  const taken = new WeakSet<Element>();
  let restore: (() => void) | undefined;

  const onTranslated = (text: Text, translation: Element) => {
    restore ??= patchNode(translations);
    translations.set(text, translation);
    taken.add(translation);
    observer.observe(text, {characterData: true});
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const {target, removedNodes} = record;
      if (isText(target)) {
        translations.get(target)?.replaceWith(target);
      }
      const text = [...removedNodes].find(isText);
      const translation = text && replacementOf(record);
      if (translation && !text.isConnected && !taken.has(translation)) {
        onTranslated(text, translation);
      }
    }
  });
  observer.observe(document.body, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    restore?.();
  };
}
