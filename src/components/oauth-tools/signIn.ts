import {localeCodes, type Locale} from '../../config/locales';
import {storageKeys} from '../../config/storageKeys';
import type {StoredValue} from '../../lib/storedValue';
import type {CallbackParameters} from './callbackParameters';
import {isSameSecret} from './pkce';

/** How long a reader has for signing in at the provider, in milliseconds. */
export const SIGN_IN_LIFETIME = 10 * 60 * 1000;

/** A sign-in that has begun, as it is kept in this tab until the provider sends the reader back. */
export interface SignIn {
  /** Random, used once, and the only thing of this record that the provider sees and returns. */
  state: string;
  /** For PKCE. */
  verifier?: string;
  /** Time in milliseconds since 1970. */
  startedAt: number;
  /** Language of the page that began it. */
  locale: Locale;
  /** Of the reader's own app, or of the site's. */
  clientId: string;
  isOwnApp: boolean;
  /** Of the reader's own app. */
  clientSecret?: string;
  redirectUri: string;
  zone?: string;
  /** What the provider appended, while the page in the reader's language loads. */
  returned?: string;
}

const texts = ['state', 'clientId', 'redirectUri'] as const;
const optionalTexts = ['verifier', 'clientSecret', 'zone', 'returned'] as const;

function parse(text: string): SignIn | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const record = value as Record<string, unknown>;
  const isWhole =
    texts.every((name) => typeof record[name] === 'string') &&
    optionalTexts.every(
      (name) => record[name] === undefined || typeof record[name] === 'string',
    ) &&
    Number.isSafeInteger(record.startedAt) &&
    typeof record.isOwnApp === 'boolean' &&
    localeCodes.some((code) => code === record.locale);
  return isWhole ? (value as SignIn) : undefined;
}

/** Where the sign-in at a service is kept: one for each service and tab. */
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

/** Whether the time for a sign-in is over; also where its time cannot be true. */
export function isExpired({startedAt}: SignIn, now: number): boolean {
  return now - startedAt > SIGN_IN_LIFETIME || startedAt > now;
}

/** Why what a provider seems to have sent is not used. */
export type Refusal =
  /** This tab did not begin it, or it was used already. */
  'unknown' | 'missingState' | 'wrongState' | 'expired' | 'malformed';

export type Arrival =
  | {kind: 'opened'}
  | {kind: 'refused'; reason: Refusal}
  | {kind: 'denied'; error: string; description: string | undefined}
  | {kind: 'granted'; code: string; signIn: SignIn};

/**
 * Decides what a callback page does with what it was given.
 *
 * @param signIn what this tab began, if anything; it is used up by this
 */
export function judgeArrival(
  parameters: CallbackParameters,
  signIn: SignIn | undefined,
  now: number,
): Arrival {
  if (parameters.kind === 'none') {
    return {kind: 'opened'};
  }
  if (parameters.kind === 'malformed') {
    return {kind: 'refused', reason: 'malformed'};
  }
  if (signIn === undefined) {
    return {kind: 'refused', reason: 'unknown'};
  }
  if (isExpired(signIn, now)) {
    return {kind: 'refused', reason: 'expired'};
  }
  if (parameters.state === undefined) {
    return {kind: 'refused', reason: 'missingState'};
  }
  if (!isSameSecret(parameters.state, signIn.state)) {
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
