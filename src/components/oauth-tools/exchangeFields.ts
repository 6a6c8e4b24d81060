import type {CallField, CallPlan} from '../../lib/tokenCalls';

/** The fields that the exchange of a code sends. Only an app of the user's own has its client secret here; the service knows its own client ID. */
export function exchangeFields(
  {to, fields}: Pick<CallPlan, 'to' | 'fields'>,
  isOwnApp: boolean,
): readonly CallField[] {
  const isLeftOut = (field: CallField) =>
    'from' in field &&
    (field.from === 'clientSecret' ||
      (field.from === 'clientId' && to === 'service'));
  return isOwnApp ? fields : fields.filter((field) => !isLeftOut(field));
}
