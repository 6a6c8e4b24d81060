import {translate} from '@docusaurus/Translate';
import type {BreakingChange} from '../../markdown/facts/releaseBlocks';
import type {InLocale} from '../../lib/localize';
import {Action} from './ReleaseList';
import {releaseAnchor} from './releases';
import {Note} from '../product-tables/cells';
import {tableOf, type Table} from '../product-tables/tableOf';

/** Every change that requires an action, with that action. */
export const BreakingChanges = tableOf(
  'changes',
  (): Table<InLocale<BreakingChange>> => ({
    label: translate({message: 'Updates that need attention'}),
    columns: [
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
        cell: ({breaking}) => <Action {...breaking} />,
      },
    ],
    keyOf: ({version, text}) => `${version} ${text}`,
  }),
);
