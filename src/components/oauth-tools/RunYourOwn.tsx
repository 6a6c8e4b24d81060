import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import {LOCAL_ENDPOINT_PORT} from '../../lib/tokenService';
import {CodeBlock} from '../code-block/CodeBlock';
import form from '../ui/form.module.css';
import styles from './styles.module.css';

/** The commands that start a copy of the site with its token service. */
export function RunCommands(): ReactNode {
  return (
    <CodeBlock language="bash">
      {`git clone ${site.repository}.git alist-docs\ncd alist-docs\n./bin/site`}
    </CodeBlock>
  );
}

/** How to run the token service on the reader's own machine. */
export function RunYourOwn(): ReactNode {
  return (
    <details className={form.details}>
      <summary>{translate({message: 'Run the service yourself'})}</summary>
      <p className={styles.note}>
        {translate(
          {
            message:
              'These commands start a copy of this site and its token service on your machine. They need git and Node.js. Open the address that the last one prints: its pages use the service at port {port}.',
          },
          {port: LOCAL_ENDPOINT_PORT},
        )}
      </p>
      <RunCommands />
    </details>
  );
}
