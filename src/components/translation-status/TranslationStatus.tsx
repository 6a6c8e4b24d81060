import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import type {TranslationRow} from '../../markdown/facts/facts';
import type {TranslationState} from './translationState';
import {DataTable} from '../ui/DataTable';

interface TranslationStatusProps {
  /** How many pages there are. */
  count: number;
  /** Those that need work. */
  open: TranslationRow[];
}

function kindName(kind: TranslationState['kind']): string {
  switch (kind) {
    case 'drifted':
      return translate({
        id: 'translation.kind.drifted',
        message: 'Changed in one language',
        description: 'State of a page in two languages',
      });
    case 'missing':
      return translate({
        id: 'translation.kind.missing',
        message: 'Not translated',
        description: 'State of a page in two languages',
      });
    case 'draft':
      return translate({
        id: 'translation.kind.draft',
        message: 'By a machine, not compared yet',
        description: 'State of a page in two languages',
      });
    case 'current':
    case 'single':
      return translate({
        id: 'translation.kind.single',
        message: 'In one language only',
        description: 'State of a page in two languages',
      });
  }
}

const sectionsIn = (state: TranslationState): string[] =>
  state.kind === 'drifted'
    ? state.sections.map(
        ({id, changedIn}) => `#${id} (${changedIn.join(', ')})`,
      )
    : [];

/** Pages whose translation is missing, outdated or unreviewed. */
export function TranslationStatus({
  count,
  open,
}: TranslationStatusProps): ReactNode {
  const locale = useLocale();
  const counts = {count: String(count), open: String(open.length)};
  if (open.length === 0) {
    return (
      <p>
        {translate(
          {
            id: 'translation.allCurrent',
            message:
              'The two languages of all {count} pages were compared, and none is behind.',
            description: 'Where no page waits for a translator',
          },
          counts,
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {translate(
          {
            id: 'translation.someCurrent',
            message: 'Of {count} pages, {open} wait for somebody:',
            description: 'Before the table of pages that wait for a translator',
          },
          counts,
        )}
      </p>
      <DataTable
        columns={[
          {
            header: translate({
              id: 'translation.column.page',
              message: 'Page',
              description: 'Column of the table of translations',
            }),
            cell: ({page, file}) => (
              <Link to={addressOf(page, locale)}>{file}</Link>
            ),
          },
          {
            header: translate({
              id: 'translation.column.state',
              message: 'State',
              description: 'Column of the table of translations',
            }),
            cell: ({state}) => kindName(state.kind),
          },
          {
            header: translate({
              id: 'translation.column.sections',
              message: 'Changed sections',
              description: 'Column of the table of translations',
            }),
            cell: ({state}) => sectionsIn(state).join(' · '),
          },
        ]}
        keyOf={({page}) => page}
        label={translate({
          id: 'translation.label',
          message: 'Pages that wait for somebody',
          description: 'Name of the table of translations',
        })}
        rows={open}
      />
    </>
  );
}
