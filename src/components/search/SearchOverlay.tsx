import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {usePopState} from '../../hooks/usePopState';
import {closeSearch, useOpenedQuery} from './useSearch';
import {useSearchFromAddress} from './useSearchFromAddress';
import {useSearchSource, type SearchSource} from './useSearchSource';
import {preconnectHost} from './hostedHost';
import {loadSearchDialog} from './loadSearchDialog';
import type * as SearchDialogModule from './SearchDialog';
import {LoadingField} from './LoadingField';

/** The dialog's module, once it is loaded. If that fails, search closes with a message. */
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
              message:
                'Search did not load. Check your connection and try again, or reload this page.',
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

/** Search while it is open: a field first, then the dialog, once its code is loaded and no word is being composed. */
function OpenSearch({query, source, module}: OpenSearchProps): ReactNode {
  const [text, setText] = useState(query);
  const [isComposing, setComposing] = useState(false);
  return module && !isComposing ? (
    <module.SearchDialog onClose={closeSearch} query={text} source={source} />
  ) : (
    <LoadingField
      onClose={closeSearch}
      onCompose={setComposing}
      onType={setText}
      text={text}
    />
  );
}

/**
 * Search over every page, opened by a button, a key or an address. Going back closes it; a navigation that is still loading does not.
 */
export function SearchOverlay(): ReactNode {
  const query = useOpenedQuery();
  const source = useSearchSource();
  const host = preconnectHost(useLocation().pathname, source.service);
  const module = useDialogModule(query !== undefined);
  useSearchFromAddress();
  usePopState(closeSearch);
  return (
    <>
      {host === undefined ? null : (
        <Head>
          <link crossOrigin="anonymous" href={host} rel="preconnect" />
        </Head>
      )}
      {query === undefined ? null : (
        <OpenSearch module={module} query={query} source={source} />
      )}
    </>
  );
}
