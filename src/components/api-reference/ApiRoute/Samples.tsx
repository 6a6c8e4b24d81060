import type {ReactNode} from 'react';
import {sampleTabs} from '../openapi/sampleTabs';
import type {RouteView} from '../openapi/routeView';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {CodeBlock} from '../../code-block/CodeBlock';
import {apiMessages} from '../messages';
import styles from './styles.module.css';

/** A request in several languages. The choice of a language applies to all samples of the site. */
export function Samples({samples}: Pick<RouteView, 'samples'>): ReactNode {
  return samples === undefined ? null : (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.sample()}
      </p>
      {/* The other languages are rendered on demand, because a page has up to two dozen routes. */}
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
