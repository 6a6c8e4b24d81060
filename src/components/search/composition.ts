/** A pressed key, as in `KeyboardEvent`. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** The code of any key that an input method takes for itself. */
const INPUT_METHOD_KEY = 229;

/** Whether a key is meant for an input method and not for the page. Safari tells of the key that ends a word only by its code. */
export function isInputMethodKey({isComposing, keyCode}: ComposedKey): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY;
}
