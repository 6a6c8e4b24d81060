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
import {leaveFor} from './leaveFor';
import {docSearchWords} from './messages';

/** DocSearch shows five answers of a group by default; the index has limited them already. */
const GROUP_LIMIT = 30;

/** Where a reader says that something is missing; what was typed gets there only with the click. */
function reportAddress(query: string): string {
  const address = new URL(`${site.repository}/issues/new`);
  address.searchParams.set('title', `Search finds nothing for: ${query}`);
  return address.href;
}

/** Opens an answer without loading the site anew; the other language is a site of its own. */
function useNavigator(locale: Locale): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return {
    navigate: ({itemUrl}) => {
      if (localeOf(itemUrl) === locale) {
        leaveFor(itemUrl, history);
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
      translations={docSearchWords()}
    />
  );
}

/** DocSearch as this site sets it up. What the dialog around it learns of an answer does not make it render all answers once more. */
export const Modal = memo(DocSearch);
