import {storageKeys} from '../../config/storageKeys';
import type {HeadElement, Purpose} from '../head-scripts/headScripts';
import {storedChoice, type StoredValue} from '../../lib/storedValue';

/** Something that readers are asked about: what it is for, and who would learn of the visit. */
export interface Request {
  purpose: Purpose;
  host: string;
}

/** What readers are asked about before these elements come. */
export function requestsOf(elements: readonly HeadElement[]): Request[] {
  return elements.flatMap(({asks, attributes: {src}}) =>
    asks === undefined || src === undefined
      ? []
      : [{purpose: asks, host: new URL(src).host}],
  );
}

/** An agreement names the hosts that it is for: it does not hold for others that the publisher chooses later. A refusal holds for all. */
export function storedConsent(
  requests: readonly Request[],
): StoredValue<string> & {agreed: string} {
  const hosts = [...new Set(requests.map(({host}) => host))].sort();
  const agreed = `agreed ${hosts.join(' ')}`;
  return {
    ...storedChoice<string>(storageKeys.consent, [agreed, 'refused'], 'open'),
    agreed,
  };
}

/** What a browser says for its reader to every site: Global Privacy Control, and Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export const saysNo = ({
  globalPrivacyControl,
  doNotTrack,
}: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/** What a reader has decided, `open` before that. What the browser says for its reader needs no question, and outweighs an old answer. */
export type Consent = 'agreed' | 'refused' | 'open';

export function consentOf(
  stored: string,
  agreed: string,
  signals: PrivacySignals,
): Consent {
  if (saysNo(signals) || stored === 'refused') {
    return 'refused';
  }
  return stored === agreed ? 'agreed' : 'open';
}

/** The event on the window by which the page tells those who wait for it what the reader has decided. */
export const CONSENT_EVENT = 'site-consent';
