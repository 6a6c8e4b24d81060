import type {ReactNode} from 'react';
import {CodeBlock} from '../../code-block/CodeBlock';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {apiMessages} from '../messages';
import {sampleTabs} from '../openapi/sampleTabs';
import type {RouteCode} from '../routeCode';
import styles from './styles.module.css';

/** A request in several languages. The choice of a language applies to all samples of the site. */
export function Samples({samples}: Pick<RouteCode, 'samples'>): ReactNode {
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
        {sampleTabs.map(({id, label, language}, index) => (
          <TabPanel key={id} isLazy label={label} value={id}>
            <CodeBlock html={samples[index]} language={language} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
