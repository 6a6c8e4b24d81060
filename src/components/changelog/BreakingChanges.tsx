import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {BreakingChange} from '../../markdown/facts/releaseBlocks';
import type {InLocale} from '../../lib/localize';
import {releaseAnchor} from './releases';
import {DataTable} from '../ui/DataTable';
import {PageLink} from '../page-link/PageLink';
import {Note} from '../product-tables/cells';

/** Every change that requires an action, with that action. */
export function BreakingChanges({
  changes,
}: {
  changes: InLocale<BreakingChange>[];
}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({message: 'Since'}),
          cell: ({version}) => (
            <a href={`#${releaseAnchor(version)}`}>{version}</a>
          ),
        },
        {
          header: translate({message: 'What changed'}),
          cell: ({text}) => <Note text={text} />,
        },
        {
          header: translate({message: 'What to do'}),
          cell: ({breaking: {action, link}}) => (
            <>
              <Note text={action} />
              {link === undefined ? null : (
                <p>
                  <PageLink link={link} />
                </p>
              )}
            </>
          ),
        },
      ]}
      keyOf={({version, text}) => `${version} ${text}`}
      label={translate({message: 'Updates that need attention'})}
      rows={changes}
    />
  );
}
