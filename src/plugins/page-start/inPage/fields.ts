/** Where a reader enters or chooses something. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs that are pressed instead of written in. */
const ticked: readonly string[] = ['checkbox', 'radio'];

export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Sets a value past the property that React watches, so that it takes the event that follows for a change. */
function setUnnoticed(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field),
    'value',
  )?.set?.call(field, value);
}

/**
 * Remembers what a field holds, entered before the program could listen; the program may take it away before it asks.
 *
 * @returns tells the program; each field in a task of its own, because it renders all of them anew
 */
export function rememberEntry(field: Field): () => void {
  const {value} = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
  }
  if (field instanceof HTMLInputElement && ticked.includes(field.type)) {
    const {checked} = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => {
    setUnnoticed(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  };
}
