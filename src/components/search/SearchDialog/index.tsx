import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {prepareSearchStorage} from '../searchStorage';
import {useLocale} from '../../../hooks/useLocale';
import {Button} from '../../ui/Button';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {useModalDialog} from '../../../hooks/useModalDialog';
import type {SearchSource} from '../useSearchSource';
import {QUERY_LIMIT} from '../addressQuery';
import {searchName} from '../fieldMessages';
import {Modal} from './Modal';
import {Loading, NothingFound} from './Gaps';
import {Failure, StartHint} from './Screens';
import {useField} from './useField';
import {prepareSearch, useSearchClient} from './useSearchClient';
import {useTreeRoles} from './useTreeRoles';
import './docSearch.css';
import loading from '../LoadingField.module.css';
import styles from './styles.module.css';

export {prepareSearch};

/** Nothing of it is in a built site: bundlers drop the branch with its import. */
const BuiltIndexNote =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const {BuiltIndexNote: note} = await import('./BuiltIndexNote');
        return {default: note};
      })
    : undefined;

interface SearchDialogProps {
  query: string;
  source: SearchSource;
  onClose: () => void;
}

/** The query, or the text that the reader has selected on the page, as in DocSearch itself. */
function firstQuery(query: string): string {
  return query === ''
    ? String(window.getSelection() ?? '').slice(0, QUERY_LIMIT)
    : query;
}

/** Enters text into DocSearch's field as if it was typed. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.focus();
}

/** DocSearch in a native dialog, which traps and restores the focus, with the screens that DocSearch lacks. */
export function SearchDialog({
  query,
  source,
  onClose,
}: SearchDialogProps): ReactNode {
  const {service} = source;
  const ref = useRef<HTMLDialogElement>(null);
  const locale = useLocale();
  const {outcome, isLoading, queue, transform} = useSearchClient(
    source,
    locale,
  );
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
        queue.cancel();
      }
    },
  });
  useTreeRoles(ref);
  useEffect(() => {
    // Safari puts the cursor before a text that was there when the field got the focus; the reader may be typing on.
    const input = ref.current?.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const field = () => ref.current?.querySelector('input');
  const answer =
    outcome?.kind === 'answered' && !isLoading ? outcome.answer : undefined;
  const {hits = [], missing = [], suggestion} = answer ?? {};
  const failure =
    outcome?.kind === 'failed' ? (
      // DocSearch asks again whenever its field gets the focus.
      <Failure onRetry={() => field()?.focus()} />
    ) : null;
  return (
    <dialog
      aria-label={searchName()}
      className={clsx(loading.dialog, styles.dialog)}
      data-search-failed={outcome?.kind === 'failed' || undefined}
      data-search-hosted={service !== undefined || undefined}
      data-search-loading={isLoading || undefined}
      ref={ref}
    >
      <Modal
        initialQuery={initialQuery}
        onClose={onClose}
        service={service}
        transform={transform}
      />
      {isEmpty && !hasStored ? <StartHint /> : null}
      {isLoading ? <Loading /> : null}
      {hits.length === 0 || missing.length === 0 ? null : (
        <p className={`${styles.missing} quiet`}>
          {translate(
            {message: 'On no page, so left out: {words}'},
            {words: missing.join(', ')},
          )}
        </p>
      )}
      {suggestion === undefined ? null : (
        <p className={`${styles.suggestion} quiet`}>
          {translate({message: 'Try searching for'})}
          <Button
            onClick={() => {
              const input = field();
              if (input) {
                type(input, suggestion);
              }
            }}
          >
            {suggestion}
          </Button>
        </p>
      )}
      {answer?.hits.length === 0 ? (
        <NothingFound nearest={answer.nearest ?? []} onClose={onClose} />
      ) : null}
      {BuiltIndexNote === undefined || service !== undefined ? (
        failure
      ) : (
        <Suspense fallback={failure}>
          <BuiltIndexNote failure={failure} place={source} />
        </Suspense>
      )}
      <div role="status">
        {outcome?.kind === 'answered' ? (
          <VisuallyHidden>
            {translate(
              {message: 'Results: {count}'},
              {count: outcome.answer.hits.length},
            )}
          </VisuallyHidden>
        ) : null}
      </div>
    </dialog>
  );
}
