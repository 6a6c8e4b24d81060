import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {InLocale} from '../../lib/localize';
import type {GlossaryEntry} from '../../markdown/facts/factBlocks';
import styles from './Glossary.module.css';

type Entry = InLocale<GlossaryEntry>;

const topics = (): Record<Entry['topic'], string> => ({
  storage: translate({message: 'Storages and files'}),
  download: translate({message: 'Downloads and uploads'}),
  people: translate({message: 'People and what they may do'}),
  'sign-in': translate({message: 'Signing in at providers'}),
  server: translate({message: 'The server'}),
});

/** All terms of the glossary, grouped by topic. */
export function Glossary({terms}: {terms: readonly Entry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  terms.forEach(({id}) => collectAnchor(id));
  return [...new Set(terms.map(({topic}) => topic))].map((topic) => (
    <section key={topic}>
      <h2 className={styles.topic}>{topics()[topic]}</h2>
      <dl className={styles.list}>
        {terms
          .filter((term) => term.topic === topic)
          .map(({id, term, other, short}) => (
            <div key={id} className={styles.entry} id={id}>
              <dt>
                {term}{' '}
                <span
                  className={styles.other}
                  data-copy="aside"
                  lang={other.lang}
                >
                  {other.word}
                </span>
              </dt>
              <dd>{short}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
