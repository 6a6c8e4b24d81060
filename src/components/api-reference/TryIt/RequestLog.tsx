import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {clearRequestLog, useRequestLog} from './requestLogStore';
import {useLocale} from '../../../hooks/useLocale';
import type {RequestLogEntry} from '../openapi/requestLog';
import panel from '../../oauth-tools/styles.module.css';
import {Button} from '../../ui/Button';
import {DataTable} from '../../ui/DataTable';
import {bytesText, endText} from './messages';

/** The requests since the site was loaded, without secrets. */
export function RequestLog(): ReactNode {
  const entries = useRequestLog();
  const {htmlLang} = locales[useLocale()];
  const number = new Intl.NumberFormat(htmlLang);
  const numberOr = (value: number | undefined) =>
    value === undefined ? '' : number.format(value);
  return entries.length === 0 ? null : (
    <details className={panel.details}>
      <summary>
        {translate(
          {
            id: 'api.ledger.summary',
            message: 'Requests since the site was loaded: {count}',
            description: 'Opens the list of requests that were tried',
          },
          {count: number.format(entries.length)},
        )}
      </summary>
      <DataTable<RequestLogEntry>
        columns={[
          {
            header: translate({
              id: 'api.ledger.request',
              message: 'Request',
              description: 'Column of the list of requests that were tried',
            }),
            cell: ({method, address}) => (
              <code>
                {method} {address}
              </code>
            ),
          },
          {
            header: translate({
              id: 'api.ledger.end',
              message: 'Outcome',
              description: 'Column of the list of requests that were tried',
            }),
            cell: ({end}) => endText(end),
          },
          {
            header: translate({
              id: 'api.ledger.duration',
              message: 'Time',
              description: 'Column of the list of requests that were tried',
            }),
            cell: ({duration}) =>
              duration === undefined ? '' : `${numberOr(duration)} ms`,
          },
          {
            header: translate({
              id: 'api.ledger.size',
              message: 'Size',
              description: 'Column of the list of requests that were tried',
            }),
            cell: ({end}) =>
              end?.kind === 'answered' ? bytesText(numberOr(end.size)) : '',
          },
        ]}
        keyOf={({id}) => String(id)}
        label={translate({
          id: 'api.ledger.label',
          message: 'Requests since the site was loaded',
          description: 'Name of the list of requests that were tried',
        })}
        rows={[...entries].reverse()}
      />
      <div className={panel.actions}>
        <Button onClick={clearRequestLog}>
          {translate({
            id: 'api.ledger.clear',
            message: 'Clear the list',
            description: 'Button of the list of requests that were tried',
          })}
        </Button>
      </div>
    </details>
  );
}
