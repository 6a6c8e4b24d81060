import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {LOCAL_ENDPOINT_PORT} from '../../lib/tokenService';
import type {InLocale} from '../../lib/localize';
import type {Failure} from './requestResult';
import type {ToolView} from './toolView';
import {Button} from '../ui/Button';
import {RunCommands} from './RunYourOwn';
import {failureText} from './messages';
import styles from './styles.module.css';

export function Alert({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.alert} role="alert">
      {children}
    </div>
  );
}

/** Why a request failed and what to do, with a button to try again. */
export function Problem({
  failure,
  tool,
  onRetry,
}: {
  failure: Failure;
  tool: InLocale<ToolView>;
  onRetry?: () => void;
}): ReactNode {
  return (
    <Alert>
      <p>{failureText(failure, tool.texts.failures)}</p>
      {onRetry === undefined ? null : (
        <Button onClick={onRetry}>{translate({message: 'Try again'})}</Button>
      )}
    </Alert>
  );
}

/** The flow needs the token service, and the site has none at the chosen endpoint. */
export function NoService(): ReactNode {
  return (
    <Alert>
      <p>
        {translate(
          {
            message:
              'This provider does not answer to web pages, so the token service of this site has to ask it. At the endpoint chosen above this site has none. Choose another endpoint, or start a copy of this site with its service on your own machine. Its pages use the service at port {port}.',
          },
          {port: LOCAL_ENDPOINT_PORT},
        )}
      </p>
      <RunCommands />
    </Alert>
  );
}
