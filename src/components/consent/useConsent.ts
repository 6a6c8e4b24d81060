import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo} from 'react';
import {
  CONSENT_EVENT,
  consentOf,
  requestsOf,
  isRefusedBy,
  storedConsent,
  type ConsentStatus,
  type PrivacySignals,
  type ConsentRequest,
} from './consentState';
import type {HeadElement} from '../head-scripts/headScripts';
import {useStored} from '../../lib/browser/storage';
import {useHydrated} from '../../hooks/useHydrated';

interface ConsentChoice {
  /** What needs consent; empty where the site uses no such scripts. */
  requests: readonly ConsentRequest[];
  /** `open` also until the page is hydrated. */
  consent: ConsentStatus;
  /** The browser sends a privacy signal, so there is nothing to choose. */
  isDecidedByBrowser: boolean;
  agree: () => void;
  refuse: () => void;
}

const none: readonly HeadElement[] = [];

/** The reader's decision about third-party scripts that observe a visit. */
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
    isDecidedByBrowser: isRefusedBy(signals),
    agree: () => {
      setStored(place.agreed);
    },
    refuse: () => {
      setStored('refused');
    },
  };
}

/** Publishes the decision each time it changes, for the code that inserts such scripts. */
export function usePublishedConsent(consent: ConsentStatus): void {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: consent}));
  }, [consent]);
}
