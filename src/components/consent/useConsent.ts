import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo} from 'react';
import {
  CONSENT_EVENT,
  consentOf,
  requestsOf,
  saysNo,
  storedConsent,
  type Consent,
  type PrivacySignals,
  type Request,
} from './consentState';
import type {HeadElement} from '../head-scripts/headScripts';
import {useStored} from '../../lib/browser/storage';
import {useHydrated} from '../../hooks/useHydrated';

interface ConsentChoice {
  /** What the reader is asked about; nothing where the site uses no such scripts. */
  requests: readonly Request[];
  /** `open` also before the first paint is over. */
  consent: Consent;
  /** The browser itself says no for its reader, so there is nothing to choose. */
  isSaidByBrowser: boolean;
  agree: () => void;
  refuse: () => void;
}

const none: readonly HeadElement[] = [];

/** Whether the reader lets the site load scripts of others that observe a visit. */
export function useConsent(): ConsentChoice {
  const elements = usePluginData('head-scripts') ?? none;
  const requests = useMemo(
    () => requestsOf(elements as readonly HeadElement[]),
    [elements],
  );
  const place = useMemo(() => storedConsent(requests), [requests]);
  const [stored, setStored] = useStored(place);
  const isHydrated = useHydrated();
  const signals: PrivacySignals = isHydrated ? navigator : {};
  return {
    requests,
    consent: consentOf(stored, place.agreed, signals),
    isSaidByBrowser: saysNo(signals),
    agree: () => {
      setStored(place.agreed);
    },
    refuse: () => {
      setStored('refused');
    },
  };
}

/** Tells those who insert such scripts what the reader has decided, each time that it changes. */
export function useToldConsent(consent: Consent): void {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: consent}));
  }, [consent]);
}
