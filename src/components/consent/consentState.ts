import {storageKeys} from '../../config/storageKeys';
import type {HeadElement, Purpose} from '../head-scripts/headScripts';
import {storedChoice, type StoredValue} from '../../lib/storedValue';

/** Something that needs consent: what it is for, and which hosts would learn of the visit. */
export interface ConsentRequest {
  purpose: Purpose;
  host: string;
}

/** What has to be agreed to before these elements are inserted. */
export function requestsOf(elements: readonly HeadElement[]): ConsentRequest[] {
  return elements.flatMap(({purpose, attributes: {src}}) =>
    purpose === undefined || src === undefined
      ? []
      : [{purpose, host: new URL(src).host}],
  );
}

/** An agreement names the hosts that it is for, so it does not cover others that are configured later. A refusal covers all. */
export function storedConsent(
  requests: readonly ConsentRequest[],
): StoredValue<string> & {agreed: string} {
  const hosts = [...new Set(requests.map(({host}) => host))].sort();
  const agreed = `agreed ${hosts.join(' ')}`;
  return {
    ...storedChoice<string>(storageKeys.consent, [agreed, 'refused'], 'open'),
    agreed,
  };
}

/** The browser's own signals to every site: Global Privacy Control, and Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export const isRefusedBy = ({
  globalPrivacyControl,
  doNotTrack,
}: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * The reader's decision, `open` before there is one. A privacy signal of the browser needs no question, and outweighs an earlier answer.
 */
export type ConsentStatus = 'agreed' | 'refused' | 'open';

export function consentOf(
  stored: string,
  agreed: string,
  signals: PrivacySignals,
): ConsentStatus {
  if (isRefusedBy(signals) || stored === 'refused') {
    return 'refused';
  }
  return stored === agreed ? 'agreed' : 'open';
}

/** The window event that announces the reader's decision. */
export const CONSENT_EVENT = 'site-consent';
