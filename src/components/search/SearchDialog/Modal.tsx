import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {memo, useState, type ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {site} from '../../../config/site';
import {storedIndexName} from '../searchStorage';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';
import type {HostedService} from '../hostedHost';
import {Hit} from './Hit';
import {navigateToHit} from './navigateToHit';
import {docSearchMessages} from './messages';

/** DocSearch shows five hits of a group by default; the index limits them already. */
const GROUP_LIMIT = 30;

/** A new issue about a missing result; the query is only sent if the user follows the link. */
function reportAddress(query: string): string {
  const address = new URL(`${site.repository}/issues/new`);
  address.searchParams.set('title', `Search finds nothing for: ${query}`);
  return address.href;
}

/** Navigates to a hit inside the app; the other language is a separate app and needs a full load. */
function useNavigator(locale: Locale): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return {
    navigate: ({itemUrl}) => {
      if (localeOf(itemUrl) === locale) {
        navigateToHit(itemUrl, history);
      } else {
        window.location.assign(itemUrl);
      }
    },
  };
}

interface ModalProps {
  initialQuery: string;
  service: HostedService | undefined;
  transform: NonNullable<DocSearchModalProps['transformSearchClient']>;
  onClose: () => void;
}

function DocSearch({
  initialQuery,
  service,
  transform,
  onClose,
}: ModalProps): ReactNode {
  const locale = useLocale();
  const navigator = useNavigator(locale);
  const [initialScrollY] = useState(() => window.scrollY);
  return (
    <DocSearchModal
      apiKey={service?.searchKey ?? 'none'}
      appId={service?.applicationId ?? 'none'}
      getMissingResultsUrl={({query}) => reportAddress(query)}
      hitComponent={Hit}
      indices={[storedIndexName(locale)]}
      initialQuery={initialQuery}
      initialScrollY={initialScrollY}
      maxResultsPerGroup={GROUP_LIMIT}
      navigator={navigator}
      onClose={onClose}
      transformSearchClient={transform}
      translations={docSearchMessages()}
    />
  );
}

/** DocSearch, set up for this site; memoized, so that a new outcome in the dialog does not render all hits again. */
export const Modal = memo(DocSearch);
