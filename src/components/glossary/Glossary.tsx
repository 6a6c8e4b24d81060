import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {InLocale} from '../../lib/localize';
import type {GlossaryEntry} from '../../markdown/facts/factBlocks';
import styles from './Glossary.module.css';

type Entry = InLocale<GlossaryEntry>;

function topicName(topic: Entry['topic']): string {
  switch (topic) {
    case 'storage':
      return translate({
        id: 'glossary.storage',
        message: 'Storages and files',
        description: 'Heading of the glossary',
      });
    case 'download':
      return translate({
        id: 'glossary.download',
        message: 'Downloads and uploads',
        description: 'Heading of the glossary',
      });
    case 'people':
      return translate({
        id: 'glossary.people',
        message: 'People and what they may do',
        description: 'Heading of the glossary',
      });
    case 'sign-in':
      return translate({
        id: 'glossary.signIn',
        message: 'Signing in at providers',
        description: 'Heading of the glossary',
      });
    case 'server':
      return translate({
        id: 'glossary.server',
        message: 'The server',
        description: 'Heading of the glossary',
      });
  }
}

/** All terms of the glossary, grouped by topic. */
export function Glossary({terms}: {terms: readonly Entry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  terms.forEach(({id}) => collectAnchor(id));
  return [...new Set(terms.map(({topic}) => topic))].map((topic) => (
    <section key={topic}>
      <h2 className={styles.topic}>{topicName(topic)}</h2>
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
