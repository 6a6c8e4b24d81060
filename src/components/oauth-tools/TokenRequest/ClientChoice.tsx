import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';

/** Asks whether to sign in with the app of the token service or with one’s own. */
export function ClientChoice({
  usesOwn,
  onChange,
}: {
  usesOwn: boolean;
  onChange: (usesOwn: boolean) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>{translate({message: 'App that asks for access'})}</legend>
      <label>
        <input
          checked={!usesOwn}
          name="client"
          onChange={() => onChange(false)}
          type="radio"
        />
        {translate({message: 'The app of the token service'})}
      </label>
      <label>
        <input
          checked={usesOwn}
          name="client"
          onChange={() => onChange(true)}
          type="radio"
        />
        {translate({message: 'My own app'})}
      </label>
    </fieldset>
  );
}
