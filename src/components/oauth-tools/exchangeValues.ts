import type {InLocale} from '../../lib/localize';
import type {Values} from '../../data/oauthProviders/values';
import type {CallField, CallPlan} from '../../lib/tokenCalls';
import type {SignIn} from './signIn';
import type {ToolView} from './toolView';

export function exchangeValues(
  {calls: {exchange}}: Pick<InLocale<ToolView>, 'calls'>,
  {code, signIn: {isOwnApp, values}}: {code: string; signIn: SignIn},
): Values {
  const {clientId, ...others} = values;
  // The service knows its own client ID.
  const isKnown = !isOwnApp && exchange?.to === 'service';
  return {code, ...others, ...(isKnown ? {} : {clientId})};
}

/** The fields that the exchange of a code sends. Only an app of the user's own has its client secret here. */
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
