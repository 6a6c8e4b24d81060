import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {longDate} from '../../../lib/longDate';
import {entryFile} from '../indexFiles';
import type {IndexPlace} from '../protocol';
import styles from './BuiltIndexNote.module.css';

/** When the index was made; `none` where there is no built site, `unknown` where the server does not say. */
type Built = Date | 'none' | 'unknown';

async function findBuilt(address: string): Promise<Built> {
  const {ok, headers} = await fetch(address, {method: 'HEAD'});
  const modified = headers.get('Last-Modified');
  // For what is not there, the development server answers with a page.
  const isIndex = ok && headers.get('Content-Type')?.includes('json') === true;
  return isIndex && modified !== null ? new Date(modified) : 'none';
}

function useBuilt({base, version}: IndexPlace): Built | undefined {
  const [built, setBuilt] = useState<Built>();
  useEffect(() => {
    findBuilt(`${base}${entryFile(version)}`).then(setBuilt, () =>
      setBuilt('unknown'),
    );
  }, [base, version]);
  return built;
}

interface BuiltIndexNoteProps {
  place: IndexPlace;
  /** What a reader sees where search fails; where there is no index, the note says why. */
  failure: ReactNode;
}

/** Under `npm start` and `npm run preview`: from which build the results come, as no index is made while somebody writes. */
export function BuiltIndexNote({
  place,
  failure,
}: BuiltIndexNoteProps): ReactNode {
  const locale = useLocale();
  const built = useBuilt(place);
  if (built === undefined) {
    return null;
  }
  if (built === 'unknown') {
    return failure;
  }
  if (built === 'none') {
    return (
      <p className={`${styles.note} quiet`}>
        {translate({
          message:
            'Search needs an index: run "npm run build" once, then reload this page.',
        })}
      </p>
    );
  }
  return (
    <>
      <p className={`${styles.note} quiet`}>
        {translate(
          {
            message:
              'Results come from the build of {date} and may be out of date.',
          },
          {date: longDate(built, locale)},
        )}
      </p>
      {failure}
    </>
  );
}
