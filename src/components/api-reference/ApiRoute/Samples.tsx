import type {ReactNode} from 'react';
import {sampleTabs, type SampleLanguage} from '../openapi/sampleTabs';
import type {RouteView} from '../openapi/routeView';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {CodeBlock} from '../../code-block/CodeBlock';
import {apiMessages} from '../messages';
import styles from './styles.module.css';

/** How code blocks name the language of a sample. */
const codeLanguages: Readonly<Record<SampleLanguage, string>> = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
  go: 'go',
};

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
        {sampleTabs.map(({id, label}) => (
          <TabPanel key={id} isLazy label={label} value={id}>
            <CodeBlock language={codeLanguages[id]}>{samples[id]}</CodeBlock>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
