import type {Locale} from '../../config/locales';
import {localize} from '../../lib/localize';
import type {KnownMessage} from './fetching/requests';

/** The messages of the error finder. Few readers need them here, so they come when a check with a token begins. */
export async function loadKnownMessages(
  locale: Locale,
): Promise<KnownMessage[]> {
  const {default: records} =
    await import('../../data/errorSignatures/records.json');
  return records.map(({id, messages, cause, fix}) => ({
    id,
    messages,
    cause: localize(cause, locale),
    ...(fix === undefined ? {} : {fix: localize(fix, locale)}),
  }));
}
