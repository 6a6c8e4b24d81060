import {useLocation} from '@docusaurus/router';
import {lazy, Suspense, type ReactNode} from 'react';
import {useConsent, usePublishedConsent} from './useConsent';
import {useHydrated} from '../../hooks/useHydrated';
import {useLocalePrompt} from '../locale-prompt/useLocalePrompt';
import {handlesCredentials} from '../../lib/toolPage';

const Question = lazy(async () => import('./Question'));

/**
 * Asks for consent to third-party scripts, where the site uses any, and publishes the answer to the code that inserts them. The language
 * prompt uses the same place and comes first. Pages that handle credentials never have such scripts, so nothing is asked there.
 */
export function Consent(): ReactNode {
  const {pathname} = useLocation();
  const {requests, consent, agree, refuse} = useConsent();
  const isHydrated = useHydrated();
  const offer = useLocalePrompt();
  usePublishedConsent(consent);
  const isAsked =
    isHydrated &&
    requests.length > 0 &&
    consent === 'open' &&
    offer === undefined &&
    !handlesCredentials(pathname);
  return isAsked ? (
    <Suspense>
      <Question onAgree={agree} onRefuse={refuse} requests={requests} />
    </Suspense>
  ) : null;
}
