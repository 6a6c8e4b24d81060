import {localeCodes, type Locale} from '../../config/locales';
import {storageKeys} from '../../config/storageKeys';
import type {Values} from '../../data/oauthProviders/values';
import type {StoredValue} from '../../lib/storedValue';
import type {CallbackParameters} from './callbackParameters';
import {isSameState} from './state';

/** How long a user has for signing in at the provider, in milliseconds. */
export const SIGN_IN_LIFETIME = 10 * 60 * 1000;

/** A pending sign-in, which is in session storage until the provider redirects back. */
export interface SignIn {
  /** Random; the provider sends it back. */
  state: string;
  /** Time in milliseconds since 1970. */
  startedAt: number;
  /** Language of the page that started it. */
  locale: Locale;
  /** Whether the app is the user's own or that of the token service. */
  isOwnApp: boolean;
  /** What the exchange takes besides the code; a client secret only of the user's own app. */
  values: Values;
  /** Query of the callback, while the page in `locale` loads. */
  returned?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown) => typeof value === 'string';

function parse(text: string): SignIn | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isWhole =
    isRecord(value) &&
    isText(value.state) &&
    isText(value.returned ?? '') &&
    isRecord(value.values) &&
    Object.values(value.values).every(isText) &&
    Number.isSafeInteger(value.startedAt) &&
    typeof value.isOwnApp === 'boolean' &&
    localeCodes.some((code) => code === value.locale);
  return isWhole ? (value as SignIn) : undefined;
}

/** Each tab has at most one pending sign-in for each provider. */
export function storedSignIn(
  provider: string,
): StoredValue<SignIn | undefined> {
  return {
    ...storageKeys.signIn,
    key: `${storageKeys.signIn.key}${provider}`,
    parse,
    format: (value) => JSON.stringify(value),
    fallback: undefined,
  };
}

/** A start time in the future counts as expired too. */
export function isExpired({startedAt}: SignIn, now: number): boolean {
  return now - startedAt > SIGN_IN_LIFETIME || startedAt > now;
}

/** Why a callback is refused. */
export type Refusal =
  /** This tab did not start the sign-in, or it was used already. */
  | 'unknown'
  | 'missingState'
  | 'wrongState'
  | 'expired'
  /** The clock of the device was set back since the sign-in began. */
  | 'clock'
  | 'malformed';

export type CallbackResult =
  | {kind: 'opened'}
  | {kind: 'refused'; reason: Refusal}
  | {kind: 'denied'; error: string; description: string | undefined}
  | {kind: 'granted'; code: string; signIn: SignIn};

/** Compares the parameters of a callback with the sign-in that this tab started, if any. */
export function validateCallback(
  parameters: CallbackParameters,
  signIn: SignIn | undefined,
  now: number,
): CallbackResult {
  if (parameters.kind === 'none') {
    return {kind: 'opened'};
  }
  if (parameters.kind === 'malformed') {
    return {kind: 'refused', reason: 'malformed'};
  }
  if (signIn === undefined) {
    return {kind: 'refused', reason: 'unknown'};
  }
  if (signIn.startedAt > now) {
    return {kind: 'refused', reason: 'clock'};
  }
  if (isExpired(signIn, now)) {
    return {kind: 'refused', reason: 'expired'};
  }
  if (parameters.state === undefined) {
    return {kind: 'refused', reason: 'missingState'};
  }
  if (!isSameState(parameters.state, signIn.state)) {
    return {kind: 'refused', reason: 'wrongState'};
  }
  return parameters.kind === 'code'
    ? {kind: 'granted', code: parameters.code, signIn}
    : {
        kind: 'denied',
        error: parameters.error,
        description: parameters.description,
      };
}
