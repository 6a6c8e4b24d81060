/** A pressed key, as in `KeyboardEvent`. */
interface ComposedKey {
  isComposing: boolean;
  keyCode: number;
}

/** The `keyCode` of every key that an input method handles. */
const INPUT_METHOD_KEY = 229;

/** Whether an input method handles a key. Safari only has the `keyCode` of the last one: https://bugs.webkit.org/show_bug.cgi?id=165004 */
export function isInputMethodKey({isComposing, keyCode}: ComposedKey): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY;
}
