/** Deprecated, and still the only way to copy on a site without HTTPS, such as one on a home network. */
type CopyCommand = (command: 'copy') => boolean;

const plain = 'text/plain';

/** A field that holds text, where the reader neither sees nor reaches it. */
function fieldWith(text: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, {position: 'fixed', top: '0', opacity: '0'});
  return field;
}

/** Selects text, copies it as the reader would, and gives focus and selection back. */
function copyByCommand(text: string): boolean {
  const page = document as unknown as {execCommand: CopyCommand};
  const focused = document.activeElement;
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const field = fieldWith(text);
  // Behind an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
    if (range) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
  }
}

/**
 * Puts text in the reader's clipboard, also text that is still on its way: browsers only allow that when they are asked before it comes.
 * Tells whether it is there.
 */
export async function copyText(
  text: string | Promise<string>,
): Promise<boolean> {
  // Browsers leave it out on a site without HTTPS, whatever the types say.
  const {clipboard} = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    if (clipboard && typeof text === 'string') {
      await clipboard.writeText(text);
      return true;
    }
    if (clipboard && typeof text !== 'string') {
      const blob = text.then((words) => new Blob([words], {type: plain}));
      // A text that never comes is told below, also where the browser does not look at it.
      blob.catch(() => undefined);
      await clipboard.write([new ClipboardItem({[plain]: blob})]);
      return true;
    }
  } catch {
    // Not allowed here, or not known; another way may be.
  }
  if (typeof text === 'string') {
    return copyByCommand(text);
  }
  return text.then(copyText, () => false);
}
