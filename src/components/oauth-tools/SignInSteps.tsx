import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The way to a token, across the pages of the site and of the provider, with the step that the reader is at. */
export function SignInSteps({
  current,
}: {
  current: 'form' | 'tokens';
}): ReactNode {
  const steps = {
    form: translate({message: 'Fill in the form'}),
    provider: translate({message: 'Sign in at the provider'}),
    tokens: translate({message: 'Copy the values into AList'}),
  };
  return (
    <ol className={styles.steps}>
      {Object.entries(steps).map(([id, text]) => (
        <li aria-current={id === current ? 'step' : undefined} key={id}>
          {text}
        </li>
      ))}
    </ol>
  );
}
