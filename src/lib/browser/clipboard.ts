/** How long a copy button says that it has copied, in milliseconds. */
export const COPY_FEEDBACK_DURATION = 2000;

/** Deprecated, but the only way to copy on a site without HTTPS, such as one on a home network. */
type CopyCommand = (command: 'copy') => boolean;

const plain = 'text/plain';

/** A text field that is invisible and cannot be focused by the reader. */
function fieldWith(text: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, {position: 'fixed', top: '0', opacity: '0'});
  return field;
}

/** Selects text, executes the copy command, and restores focus and selection. */
function copyByCommand(text: string): boolean {
  const page = document as unknown as {execCommand: CopyCommand};
  const focused = document.activeElement;
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const field = fieldWith(text);
  // While a modal dialog is open, nothing outside it can be selected.
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
 * Copies text to the clipboard, also text that is still being loaded: browsers only allow that when the request comes first. Returns
 * whether it worked.
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
      const blob = text.then((content) => new Blob([content], {type: plain}));
      // A rejected text is handled below; this only avoids an unhandled rejection.
      blob.catch(() => undefined);
      await clipboard.write([new ClipboardItem({[plain]: blob})]);
      return true;
    }
  } catch {
    // Not allowed here, or not supported; the fallback may work.
  }
  if (typeof text === 'string') {
    return copyByCommand(text);
  }
  return text.then(copyText, () => false);
}
