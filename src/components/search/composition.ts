/** A pressed key, as in `KeyboardEvent`. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** The `keyCode` of every key that an input method handles. */
const INPUT_METHOD_KEY = 229;

/** Whether an input method handles a key. For the key that ends a composition, Safari only has the `keyCode`. */
export function isInputMethodKey({isComposing, keyCode}: ComposedKey): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY;
}
