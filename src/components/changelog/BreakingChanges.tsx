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
          header: translate({
            id: 'releases.column.since',
            message: 'Since',
            description: 'Column of the table of changes to act on',
          }),
          cell: ({version}) => (
            <a href={`#${releaseAnchor(version)}`}>{version}</a>
          ),
        },
        {
          header: translate({
            id: 'releases.column.change',
            message: 'What changed',
            description: 'Column of the table of changes to act on',
          }),
          cell: ({text}) => <Note text={text} />,
        },
        {
          header: translate({
            id: 'releases.column.action',
            message: 'What to do',
            description: 'Column of the table of changes to act on',
          }),
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
      label={translate({
        id: 'releases.breaking.label',
        message: 'Updates that need attention',
        description: 'Name of the table of changes to act on',
      })}
      rows={changes}
    />
  );
}
