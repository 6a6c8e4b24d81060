import {TEXT_LIMIT} from './pastedText';
import {maskSecrets} from './maskSecrets';

/** The end of a text, without the secrets that it names. Twice as much is masked, because the name of a secret may be in the part that is cut off. */
export function maskPasted(text: string): string {
  return maskSecrets(text.slice(-2 * TEXT_LIMIT)).slice(-TEXT_LIMIT);
}
