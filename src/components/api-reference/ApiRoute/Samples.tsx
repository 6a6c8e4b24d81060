import type {ReactNode} from 'react';
import {sampleTabs} from '../openapi/sampleTabs';
import type {RouteView} from '../openapi/routeView';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {CodeBlock} from '../../code-block/CodeBlock';
import {apiWords} from '../messages';
import styles from './styles.module.css';

/** A request in several languages; all samples of the site show the language that was chosen in one of them. */
export function Samples({samples}: Pick<RouteView, 'samples'>): ReactNode {
  return samples === undefined ? null : (
    <>
      <p className={styles.title} data-copy="label">
        {apiWords.sample()}
      </p>
      {/* The other languages come when they are chosen: a page has up to two dozen routes. */}
      <Tabs
        group="language"
        tabs={sampleTabs.map(({id, label}) => ({value: id, label}))}
      >
        {sampleTabs.map(({id, label, highlight}) => (
          <TabPanel key={id} isLazy label={label} value={id}>
            <CodeBlock language={highlight}>{samples[id]}</CodeBlock>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
