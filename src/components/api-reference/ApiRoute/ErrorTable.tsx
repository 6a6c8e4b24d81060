import type {ReactNode} from 'react';
import type {RouteView} from '../openapi/routeView';
import type {ListedError} from '../openapi/types';
import {labelled} from '../../../lib/punctuation';
import {Note, Value} from '../../product-tables/parts';
import {DataTable} from '../../ui/DataTable';
import {apiWords} from '../messages';
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
        {header: apiWords.cause(), cell: ({text}) => <Note text={text} />},
      ]}
      keyOf={({code, text}) => `${code} ${text}`}
      label={label}
      rows={errors}
    />
  );
}

/** What a route answers where it does not do what it was asked; errors that it shares with others are closed at first. */
export function ErrorTable({
  errors,
  commonErrors,
  path,
}: Pick<RouteView, 'errors' | 'commonErrors' | 'path'>): ReactNode {
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiWords.errors()}
      </p>
      {errors.length === 0 ? (
        <p>{apiWords.noErrors()}</p>
      ) : (
        <Errors errors={errors} label={labelled(apiWords.errors(), path)} />
      )}
      {commonErrors.length === 0 ? null : (
        <details className={styles.object}>
          <summary>{apiWords.commonErrors(commonErrors.length)}</summary>
          <Errors
            errors={commonErrors}
            label={labelled(apiWords.commonErrors(commonErrors.length), path)}
          />
        </details>
      )}
    </>
  );
}
