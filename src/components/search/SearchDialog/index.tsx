import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {useRef, useState, type ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {site} from '../../../config/site';
import {
  prepareSearchStorage,
  storedIndexName,
} from '../../../hooks/searchStorage';
import {useLocale} from '../../../hooks/useLocale';
import {useModalDialog} from '../../../hooks/useModalDialog';
import type {SearchSource} from '../../../hooks/useSearchSource';
import {localeOf} from '../../../lib/address';
import {QUERY_LIMIT} from '../../../lib/search/askedQuery';
import {Hit} from './Hit';
import {Failure, StartHint, Status, Suggestion} from './Screens';
import {useField} from './useField';
import {useTreeRoles} from './useTreeRoles';
import {prepareSearch, useSearchClient} from './useSearchClient';
import {dialogName, docSearchWords} from './words';
import './docSearch.css';
import styles from './styles.module.css';

/** DocSearch shows five answers of a group by default; the index has limited them already. */
const GROUP_LIMIT = 30;

export {prepareSearch};

interface SearchDialogProps {
  query: string;
  source: SearchSource;
  onClose: () => void;
}

/** Where a reader says that something is missing; what was typed gets there only with the click. */
function reportAddress(query: string): string {
  const address = new URL(`${site.repository}/issues/new`);
  address.searchParams.set('title', `Search finds nothing for: ${query}`);
  return address.href;
}

/** What the reader has marked on the page, as DocSearch begins with it where no query is given. */
function firstQuery(query: string): string {
  return query === ''
    ? String(window.getSelection() ?? '').slice(0, QUERY_LIMIT)
    : query;
}

/** Opens an answer without loading the site anew; the other language is a site of its own. */
function useNavigator(locale: Locale): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return {
    navigate: ({itemUrl}) => {
      if (localeOf(itemUrl) === locale) {
        history.push(itemUrl);
      } else {
        window.location.assign(itemUrl);
      }
    },
  };
}

/** Types into DocSearch's field as a reader would. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}

/** DocSearch in a dialog of the platform, which keeps the focus inside and gives it back, with the screens that it lacks. */
export function SearchDialog({
  query,
  source,
  onClose,
}: SearchDialogProps): ReactNode {
  const {service} = source;
  const ref = useRef<HTMLDialogElement>(null);
  const locale = useLocale();
  const navigator = useNavigator(locale);
  const {outcome, queue, transform} = useSearchClient(source, locale);
  const [initialQuery] = useState(() => firstQuery(query));
  const [isEmpty, setEmpty] = useState(initialQuery.trim() === '');
  const [hasStored] = useState(() => prepareSearchStorage(locale));
  useModalDialog(ref, onClose);
  useField(ref, {
    queue,
    onClose,
    onTyped: (text) => {
      const isNothing = text.trim() === '';
      setEmpty(isNothing);
      if (isNothing) {
        queue.forget();
      }
    },
  });
  useTreeRoles(ref);

  const field = () => ref.current?.querySelector('input');
  const suggestion =
    outcome?.kind === 'answered' ? outcome.answer.suggestion : undefined;
  return (
    <dialog
      aria-label={dialogName()}
      className={styles.dialog}
      data-search-failed={outcome?.kind === 'failed' || undefined}
      data-search-hosted={service !== undefined || undefined}
      ref={ref}
    >
      <DocSearchModal
        apiKey={service?.searchKey ?? 'none'}
        appId={service?.applicationId ?? 'none'}
        getMissingResultsUrl={(missing) => reportAddress(missing.query)}
        hitComponent={Hit}
        indices={[storedIndexName(locale)]}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={GROUP_LIMIT}
        navigator={navigator}
        onClose={onClose}
        transformSearchClient={transform}
        translations={docSearchWords()}
      />
      {isEmpty && !hasStored ? <StartHint /> : null}
      {suggestion === undefined ? null : (
        <Suggestion
          onTry={() => {
            const input = field();
            if (input) {
              type(input, suggestion);
            }
          }}
          query={suggestion}
        />
      )}
      {outcome?.kind === 'failed' ? (
        // DocSearch asks again whenever its field gets the focus.
        <Failure onRetry={() => field()?.focus()} />
      ) : null}
      <Status outcome={outcome} />
    </dialog>
  );
}
