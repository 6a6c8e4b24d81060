import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The way to a token, across the pages of the site and of the provider, with the step that the reader is at. */
export function SignInSteps({
  current,
}: {
  current: 'form' | 'tokens';
}): ReactNode {
  const steps = [
    {
      id: 'form',
      text: translate({
        id: 'tools.steps.form',
        message: 'Fill in the form',
        description: 'First step to a token',
      }),
    },
    {
      id: 'provider',
      text: translate({
        id: 'tools.steps.provider',
        message: 'Sign in at the provider',
        description: 'Second step to a token',
      }),
    },
    {
      id: 'tokens',
      text: translate({
        id: 'tools.steps.tokens',
        message: 'Copy the values into AList',
        description: 'Third step to a token',
      }),
    },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({id, text}) => (
        <li aria-current={id === current ? 'step' : undefined} key={id}>
          {text}
        </li>
      ))}
    </ol>
  );
}
