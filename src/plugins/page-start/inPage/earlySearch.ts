import {earlySearch} from '../../../lib/search/earlySearch';

interface EarlyField {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
}

function earlyField(): EarlyField | undefined {
  const dialog = document.querySelector(`dialog[${earlySearch.attribute}]`);
  const input = dialog?.querySelector('input');
  return dialog instanceof HTMLDialogElement && 'popover' in dialog && input
    ? {dialog, input}
    : undefined;
}

const isOpen = ({dialog}: EarlyField) => dialog.matches(':popover-open');

/** Whether it is the field of search, which is handed over in a way of its own. */
export function isEarlyField(target: Element): boolean {
  return target === earlyField()?.input;
}

/** Whether an input method is composing a word in the field, which must not be taken away from it. */
let isComposing = false;

const noteComposition = ({type}: CompositionEvent) => {
  isComposing = type === 'compositionstart';
};

/** Takes an open field away with what it holds; tells whether there was one. */
export function closeEarlySearch(): boolean {
  const field = earlyField();
  if (!field || !isOpen(field)) {
    return false;
  }
  field.dialog.hidePopover();
  field.input.value = '';
  return true;
}

/**
 * Shows the field of search, or takes it away where it is shown; tells whether the page has one that the browser can show. It is no modal
 * dialog: for that a browser goes through all elements of the page, which takes longer than a press may.
 */
export function toggleEarlySearch(): boolean {
  const field = earlyField();
  if (!field) {
    return false;
  }
  if (!closeEarlySearch()) {
    field.input.addEventListener('compositionstart', noteComposition);
    field.input.addEventListener('compositionend', noteComposition);
    field.dialog.showPopover();
    field.input.focus();
  }
  return true;
}

/** Hands an open field over to the program, when no word is being composed in it. */
export function passSearchOn(): void {
  const field = earlyField();
  if (!field || !isOpen(field)) {
    return;
  }
  const {input} = field;
  if (isComposing) {
    input.addEventListener('compositionend', () => setTimeout(passSearchOn), {
      once: true,
    });
    return;
  }
  const detail = input.value;
  // Closed first, so that the focus goes back to where it was before, in the end.
  closeEarlySearch();
  document.dispatchEvent(new CustomEvent(earlySearch.event, {detail}));
}
