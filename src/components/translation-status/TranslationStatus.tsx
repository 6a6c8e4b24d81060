import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import type {TranslationRow} from '../../markdown/front-matter/readTranslations';
import type {TranslationState} from './translationState';
import {DataTable} from '../ui/DataTable';

interface TranslationStatusProps {
  /** How many pages there are. */
  count: number;
  /** Those that need work. */
  open: TranslationRow[];
}

function kindName(kind: TranslationState['kind']): string {
  const single = translate({message: 'In one language only'});
  const names: Record<typeof kind, string> = {
    drifted: translate({message: 'Changed in one language'}),
    missing: translate({message: 'Not translated'}),
    draft: translate({message: 'By a machine, not compared yet'}),
    current: single,
    single,
  };
  return names[kind];
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
            message:
              'The two languages of all {count} pages were compared, and none is behind.',
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
          {message: 'Of {count} pages, {open} wait for somebody:'},
          counts,
        )}
      </p>
      <DataTable
        columns={[
          {
            header: translate({message: 'Page'}),
            cell: ({page, file}) => (
              <Link to={addressOf(page, locale)}>{file}</Link>
            ),
          },
          {
            header: translate({message: 'State'}),
            cell: ({state}) => kindName(state.kind),
          },
          {
            header: translate({message: 'Changed sections'}),
            cell: ({state}) => sectionsIn(state).join(' · '),
          },
        ]}
        keyOf={({page}) => page}
        label={translate({message: 'Pages that wait for somebody'})}
        rows={open}
      />
    </>
  );
}
