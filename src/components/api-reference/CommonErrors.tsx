import type {CommonError} from '../../markdown/facts/apiBlocks';
import type {InLocale} from '../../lib/localize';
import {listed} from '../../lib/punctuation';
import {errorColumns} from './errorColumns';
import {apiMessages} from './messages';
import {tableOf, type Table} from '../product-tables/tableOf';

/** The errors that many routes share, and which routes have them. */
export const CommonErrors = tableOf(
  'errors',
  (): Table<InLocale<CommonError>> => ({
    label: apiMessages.commonErrors(),
    columns: [
      ...errorColumns(),
      {
        header: apiMessages.routesFor(),
        cell: ({who}: InLocale<CommonError>) =>
          who.length === 0 ? apiMessages.everyRoute() : listed(who),
      },
    ],
    keyOf: ({code, text}) => `${code} ${text}`,
  }),
);
