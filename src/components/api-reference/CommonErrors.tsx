import type {ReactNode} from 'react';
import type {CommonError} from '../../markdown/facts/apiBlocks';
import type {InLocale} from '../../lib/localize';
import {listed} from '../../lib/punctuation';
import {DataTable} from '../ui/DataTable';
import {errorColumns} from './errorColumns';
import {apiMessages} from './messages';

/** The errors that many routes share, and which routes have them. */
export function CommonErrors({
  errors,
}: {
  errors: InLocale<CommonError>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
        ...errorColumns(),
        {
          header: apiMessages.routesFor(),
          cell: ({who}: InLocale<CommonError>) =>
            who.length === 0 ? apiMessages.everyRoute() : listed(who),
        },
      ]}
      keyOf={({code, text}) => `${code} ${text}`}
      label={apiMessages.commonErrors()}
      rows={errors}
    />
  );
}
