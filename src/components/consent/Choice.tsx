import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ConsentRequest} from './consentState';
import type {Purpose} from '../head-scripts/headScripts';
import {labelled} from '../../lib/punctuation';
import {Button} from '../ui/Button';
import frame from '../ui/prompt.module.css';
import styles from './Consent.module.css';

export interface ChoiceProps {
  onAgree: () => void;
  onRefuse: () => void;
}

const purposes = (): Record<Purpose, string> => ({
  visits: translate({message: 'Counting visits'}),
  advertisements: translate({message: 'Advertisements'}),
});

/**
 * What the scripts are for, whose they are, and two buttons of equal weight: in the card, and on the privacy page, where
 * `browser-storage/ConsentSetting.tsx` renders it.
 */
export function Choice({
  requests,
  onAgree,
  onRefuse,
}: ChoiceProps & {requests: readonly ConsentRequest[]}): ReactNode {
  return (
    <>
      <ul className={styles.purposes}>
        {requests.map(({purpose, host}) => (
          <li key={purpose}>{labelled(purposes()[purpose], host)}</li>
        ))}
      </ul>
      <p className={`${styles.effect} quiet`}>
        <Translate>Everything works the same without them.</Translate>
      </p>
      <div className={frame.actions}>
        <Button onClick={onRefuse}>
          <Translate>Do not load them</Translate>
        </Button>
        <Button onClick={onAgree}>
          <Translate>Load them</Translate>
        </Button>
      </div>
    </>
  );
}
