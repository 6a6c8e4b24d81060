import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useGoingBack} from '../../hooks/useGoingBack';
import {closeSearch, useSearchRequest} from './useSearch';
import {useSearchOfAddress} from './useSearchOfAddress';
import {useSearchSource, type SearchSource} from './useSearchSource';
import {preconnectHost} from './hostedHost';
import {loadSearchDialog} from './loadSearchDialog';
import type * as SearchDialogModule from './SearchDialog';
import {WaitingField} from './WaitingField';

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

interface OpenSearchProps {
  query: string;
  source: SearchSource;
  module: typeof SearchDialogModule | undefined;
}

/** One opening of search: a field that is there at once, and the dialog as soon as its code is and no word is being composed. */
function OpenSearch({query, source, module}: OpenSearchProps): ReactNode {
  const [text, setText] = useState(query);
  const [isComposing, setComposing] = useState(false);
  return module && !isComposing ? (
    <module.SearchDialog onClose={closeSearch} query={text} source={source} />
  ) : (
    <WaitingField
      onClose={closeSearch}
      onCompose={setComposing}
      onType={setText}
      text={text}
    />
  );
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
      {request ? (
        <OpenSearch module={module} query={request.query} source={source} />
      ) : null}
    </>
  );
}
