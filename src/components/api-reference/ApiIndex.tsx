import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {RouteIndex} from '../../markdown/facts/apiBlocks';
import type {InLocale} from '../../lib/localize';
import {FactText, Key} from '../product-tables/cells';
import {columnNames} from '../product-tables/messages';
import {DataTable} from '../ui/DataTable';
import {MethodBadge} from './MethodBadge';

/** Routes by group, with links to their descriptions. */
export function ApiIndex({groups}: {groups: InLocale<RouteIndex>}): ReactNode {
  const addressOf = usePageAddress();
  return groups.map(({title, page, routes}) => (
    <section key={title} aria-label={title}>
      <p>
        <strong>
          <Link to={addressOf(`/${page}`)}>{title}</Link>
        </strong>
      </p>
      <DataTable
        columns={[
          {
            header: translate({message: 'Route'}),
            cell: ({id, path, methods}) => (
              <>
                {methods.map((method) => (
                  <MethodBadge key={method} method={method} />
                ))}{' '}
                <Link to={`${addressOf(`/${page}`)}#${id}`}>
                  <Key name={path} />
                </Link>
              </>
            ),
          },
          {
            header: columnNames.meaning(),
            narrow: 'below',
            cell: ({note}) => <FactText text={note} />,
          },
        ]}
        keyOf={({path}) => path}
        label={title}
        rows={routes}
      />
    </section>
  ));
}
