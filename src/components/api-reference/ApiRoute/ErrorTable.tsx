import type {ReactNode} from 'react';
import type {RouteView} from '../openapi/routeView';
import type {ListedError} from '../openapi/types';
import {labelled} from '../../../lib/punctuation';
import {Note, Value} from '../../product-tables/cells';
import {DataTable} from '../../ui/DataTable';
import {apiMessages} from '../messages';
import styles from './styles.module.css';

function Errors({
  errors,
  label,
}: {
  errors: readonly ListedError[];
  label: string;
}): ReactNode {
  return (
    <DataTable
      columns={[
        {header: 'code', cell: ({code}) => <code>{code}</code>},
        {
          header: 'message',
          cell: ({message = ''}) => <Value value={message} />,
        },
        {header: apiMessages.cause(), cell: ({text}) => <Note text={text} />},
      ]}
      keyOf={({code, text}) => `${code} ${text}`}
      label={label}
      rows={errors}
    />
  );
}

/** The errors of a route; those that it shares with other routes are collapsed. */
export function ErrorTable({
  errors,
  commonErrors,
  path,
}: Pick<RouteView, 'errors' | 'commonErrors' | 'path'>): ReactNode {
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.errors()}
      </p>
      {errors.length === 0 ? (
        <p>{apiMessages.noErrors()}</p>
      ) : (
        <Errors errors={errors} label={labelled(apiMessages.errors(), path)} />
      )}
      {commonErrors.length === 0 ? null : (
        <details className={styles.object}>
          <summary>{apiMessages.commonErrors(commonErrors.length)}</summary>
          <Errors
            errors={commonErrors}
            label={labelled(
              apiMessages.commonErrors(commonErrors.length),
              path,
            )}
          />
        </details>
      )}
    </>
  );
}
