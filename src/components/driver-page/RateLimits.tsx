import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {InLocale} from '../../lib/localize';
import {inOneLine} from '../../lib/punctuation';
import type {LimitedDriver} from '../../markdown/facts/factBlocks';
import {DataTable} from '../ui/DataTable';

interface RateLimitsProps {
  drivers: readonly InLocale<LimitedDriver>[];
}

/** The drivers that wait between their requests, with links to their pages. */
export function RateLimits({drivers}: RateLimitsProps): ReactNode {
  const addressOf = usePageAddress();
  return (
    <DataTable
      columns={[
        {
          header: translate({message: 'Driver'}),
          cell: ({name, page}) => (
            <Link to={addressOf(`/guide/drivers/${page}`)}>{name}</Link>
          ),
        },
        {
          header: translate({message: 'Rate limit'}),
          narrow: 'below',
          cell: ({rateLimits}) => inOneLine(rateLimits),
        },
      ]}
      keyOf={({name}) => name}
      label={translate({message: 'Rate limit'})}
      rows={drivers}
    />
  );
}
