import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {showMessage} from '../../../hooks/messages';
import {useGoingBack} from '../../../hooks/useGoingBack';
import {closeSearch, useSearchRequest} from '../../../hooks/useSearch';
import {useSearchOfAddress} from '../../../hooks/useSearchOfAddress';
import {useSearchSource} from '../../../hooks/useSearchSource';
import {preconnectHost} from '../../../lib/search/hostedHost';
import {Spinner} from '../../ui/Spinner';
import {loadSearchDialog} from '../loadSearchDialog';
import type * as SearchDialogModule from '../SearchDialog';
import styles from './styles.module.css';

/** How long the reader waits for the dialog's code without a word, in milliseconds. */
const SPINNER_DELAY = 300;

/** The dialog's code, once it is wanted and there. Where it does not come, the reader is told and nothing is open. */
function useDialogModule(
  isWanted: boolean,
): typeof SearchDialogModule | undefined {
  const [module, setModule] = useState<typeof SearchDialogModule>();
  useEffect(() => {
    if (!isWanted || module) {
      return undefined;
    }
    let isCurrent = true;
    loadSearchDialog().then(
      (loaded) => {
        if (isCurrent) {
          setModule(loaded);
        }
      },
      () => {
        if (isCurrent) {
          closeSearch();
          showMessage(
            translate({
              id: 'search.notLoaded',
              message:
                'Search did not load. Check your connection and try again.',
              description: 'Shown when the code of search could not be loaded',
            }),
          );
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, module]);
  return module;
}

/**
 * Search over every page, opened by a button, a key or an address. Going back closes it; a page that is still on its way to the reader who
 * searches again does not.
 */
export function SearchOverlay(): ReactNode {
  const request = useSearchRequest();
  const source = useSearchSource();
  const host = preconnectHost(useLocation().pathname, source.service);
  const module = useDialogModule(request !== undefined);
  useSearchOfAddress();
  useGoingBack(closeSearch);
  return (
    <>
      {host === undefined ? null : (
        <Head>
          <link crossOrigin="anonymous" href={host} rel="preconnect" />
        </Head>
      )}
      {request && module ? (
        <module.SearchDialog
          onClose={closeSearch}
          query={request.query}
          source={source}
        />
      ) : null}
      {request && !module ? (
        <div className={styles.coming}>
          <Spinner
            delay={SPINNER_DELAY}
            label={translate({
              id: 'search.coming',
              message: 'Search is loading',
              description: 'What the reader waits for',
            })}
          />
        </div>
      ) : null}
    </>
  );
}
