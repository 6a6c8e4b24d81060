import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useConsent} from '../consent/useConsent';
import type {ConsentStatus} from '../consent/consentState';
import {Choice} from '../consent/Choice';

function Answer({consent}: {consent: ConsentStatus}): ReactNode {
  switch (consent) {
    case 'agreed':
      return <Translate>You allow third-party scripts on this site.</Translate>;
    case 'refused':
      return (
        <Translate>This site loads no third-party scripts for you.</Translate>
      );
    case 'open':
      return (
        <Translate>
          You have not answered yet whether this site may load scripts of
          others; until then it loads none.
        </Translate>
      );
  }
}

/** The reader's decision about third-party scripts, with buttons to change it; renders nothing where the site uses none. */
export function ConsentSetting(): ReactNode {
  const {requests, consent, isDecidedByBrowser, agree, refuse} = useConsent();
  if (requests.length === 0) {
    return null;
  }
  return (
    <div className="needs-script">
      <p role="status">
        {isDecidedByBrowser ? (
          <Translate>
            Your browser asks sites not to track you, so this site loads no
            third-party scripts.
          </Translate>
        ) : (
          <Answer consent={consent} />
        )}
      </p>
      {isDecidedByBrowser ? null : (
        <Choice onAgree={agree} onRefuse={refuse} requests={requests} />
      )}
    </div>
  );
}
