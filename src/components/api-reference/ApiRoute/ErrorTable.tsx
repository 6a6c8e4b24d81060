import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../../hooks/usePageAddress';
import type {RouteView} from '../openapi/routeView';
import {labelled} from '../../../lib/punctuation';
import {DataTable} from '../../ui/DataTable';
import {errorColumns} from '../errorColumns';
import {apiMessages} from '../messages';
import styles from './styles.module.css';

/** The errors of a route, and the way to those that it shares with others. */
export function ErrorTable({
  errors,
  hasCommonErrors,
  path,
}: Pick<RouteView, 'errors' | 'hasCommonErrors' | 'path'>): ReactNode {
  const addressOf = usePageAddress();
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.errors()}
      </p>
      {errors.length === 0 ? (
        <p>{apiMessages.noErrors()}</p>
      ) : (
        <DataTable
          columns={errorColumns()}
          keyOf={({code, text}) => `${code} ${text}`}
          label={labelled(apiMessages.errors(), path)}
          rows={errors}
        />
      )}
      {hasCommonErrors ? (
        <p>
          <Link to={`${addressOf('/guide/api/')}#common-errors`}>
            {apiMessages.commonErrors()}
          </Link>
        </p>
      ) : null}
    </>
  );
}
