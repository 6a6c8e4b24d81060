/** A field over the page, for what is typed before the app can take it. */
export interface EarlyField {
  /** Closes the field and hands over its text: at once, or when the input method has composed a word. Not if the reader closed it. */
  whenTyped: (take: (text: string) => void) => void;
}

/**
 * Opens a field for the press of a control, styled by `.early-field` in `src/css/custom.css`; `undefined` in browsers without dialogs.
 *
 * @param onLeave called when the reader closes it
 */
export function openEarlyField(
  control: HTMLElement,
  onLeave: () => void,
): EarlyField | undefined {
  const dialog = document.createElement('dialog');
  if (!('showModal' in dialog)) {
    return undefined;
  }
  const name = control.getAttribute('aria-label') ?? '';
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = name;
  input.setAttribute('aria-label', name);
  let isComposing = false;
  input.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  input.addEventListener('compositionend', () => {
    isComposing = false;
  });
  dialog.className = 'early-field floating';
  dialog.setAttribute('aria-label', name);
  dialog.append(input);
  const left = new AbortController();
  dialog.addEventListener(
    'close',
    () => {
      dialog.remove();
      onLeave();
    },
    {signal: left.signal},
  );
  document.body.append(dialog);
  dialog.showModal();
  const handOver = (take: (text: string) => void) => {
    if (dialog.isConnected) {
      left.abort();
      dialog.remove();
      take(input.value);
    }
  };
  return {
    whenTyped: (take) => {
      if (isComposing) {
        input.addEventListener('compositionend', () => handOver(take), {
          once: true,
        });
      } else {
        handOver(take);
      }
    },
  };
}
