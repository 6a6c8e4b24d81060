import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  memo,
  useState,
  type ComponentProps,
  type JSX,
  type ReactNode,
} from 'react';
import {site} from '../../../config/site';
import {storedIndexName} from '../searchStorage';
import {useLocale} from '../../../hooks/useLocale';
import {isPlainClick} from '../../../lib/browser/isPlainClick';
import type {HostedService} from '../hostedHost';
import {useOpenHit} from './useOpenHit';
import {docSearchMessages} from './messages';

/** DocSearch shows five hits of a group by default; the index limits them already. */
const GROUP_LIMIT = 30;

/** A new issue about a missing result; the query is only sent if the reader follows the link. */
function reportAddress(query: string): string {
  const address = new URL(`${site.repository}/issues/new`);
  address.searchParams.set('title', `Search finds nothing for: ${query}`);
  return address.href;
}

/** The link of a hit. Docusaurus' own link would prefetch the pages of all hits at each keystroke. */
function Hit({
  hit: {url},
  children,
}: ComponentProps<
  NonNullable<DocSearchModalProps['hitComponent']>
>): JSX.Element {
  const open = useOpenHit();
  return (
    <a
      href={url}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          open(url);
        }
      }}
    >
      {children}
    </a>
  );
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
  const open = useOpenHit();
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
      navigator={{navigate: ({itemUrl}) => open(itemUrl)}}
      onClose={onClose}
      transformSearchClient={transform}
      translations={docSearchMessages()}
    />
  );
}

/** DocSearch, set up for this site; memoized, so that a new outcome in the dialog does not render all hits again. */
export const Modal = memo(DocSearch);
