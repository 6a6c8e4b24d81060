import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useId, useRef, useState, type ReactNode} from 'react';
import {useEscape} from '../../hooks/useEscape';
import {useRestoreFocus} from '../../hooks/useRestoreFocus';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {ConsentRequest} from './consentState';
import frame from '../ui/prompt.module.css';
import {Choice, type ChoiceProps} from './Choice';
import styles from './Consent.module.css';

interface QuestionProps extends ChoiceProps {
  requests: readonly ConsentRequest[];
}

function Card({
  onHide,
  requests,
  ...choice
}: QuestionProps & {onHide: () => void}): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const addressOfPage = usePageAddress();
  useRestoreFocus(ref);
  useEscape(ref, onHide);
  return (
    <section
      aria-labelledby={titleId}
      className={`${frame.prompt} floating rising`}
      data-floats=""
      ref={ref}
    >
      <p className={styles.title} id={titleId}>
        <Translate>Allow third-party scripts?</Translate>
      </p>
      <Choice requests={requests} {...choice} />
      <p className={styles.later}>
        <Link to={addressOfPage('/guide/privacy')}>
          <Translate>
            What this site keeps, and where to change your answer
          </Translate>
        </Link>
      </p>
    </section>
  );
}

/** The consent prompt, which does not take the focus. Escape puts it off until the next visit. */
export default function Question(question: QuestionProps): ReactNode {
  const [isHidden, setHidden] = useState(false);
  return isHidden ? null : (
    <Card {...question} onHide={() => setHidden(true)} />
  );
}
