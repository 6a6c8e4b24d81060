import type {InLocale} from '../../lib/localize';
import type {CallField, CallPlan, Values} from './calls';
import type {SignIn} from './signIn';
import type {ToolView} from './toolView';

/** What the exchange of a code sends. */
export function exchangeValues(
  {calls: {exchange}}: Pick<InLocale<ToolView>, 'calls'>,
  {code, signIn}: {code: string; signIn: SignIn},
): Values {
  const {clientId, isOwnApp, redirectUri, clientSecret, verifier, zone} =
    signIn;
  // The service knows the app of its site.
  const isKnown = !isOwnApp && exchange?.to === 'service';
  return {
    code,
    redirectUri,
    ...(isKnown ? {} : {clientId}),
    ...(clientSecret === undefined ? {} : {clientSecret}),
    ...(verifier === undefined ? {} : {codeVerifier: verifier}),
    ...(zone === undefined ? {} : {zone}),
  };
}

/** The fields that the exchange of a code carries: of an app that is not the reader's own there is no secret here. */
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
