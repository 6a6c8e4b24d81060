import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isSearchKey} from '../../keyboard-help/pageKeys';
import {isInputMethodKey} from '../composition';
import type {SearchQueue} from '../searchQueue';

interface FieldEvents {
  queue: SearchQueue;
  onTyped: (text: string) => void;
  onClose: () => void;
}

/**
 * Listens to DocSearch's field: keys before DocSearch handles them, input after it.
 *
 * While an input method composes a word, nothing is searched, and Enter, Escape and arrows are left to the input method, unlike in DocSearch
 * itself. The keys that open search also close it.
 */
export function useField(
  ref: RefObject<HTMLElement | null>,
  {queue: {hold, release}, onTyped, onClose}: FieldEvents,
): void {
  const typed = useEffectEvent(onTyped);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInputMethodKey(event)) {
        event.stopPropagation();
      } else if (isSearchKey(event)) {
        event.preventDefault();
        if (!event.repeat) {
          close();
        }
      }
    };
    const onInput = ({target}: Event) => {
      if (target instanceof HTMLInputElement && dialog.contains(target)) {
        typed(target.value);
      }
    };
    const onReset = ({target}: Event) => {
      if (target instanceof Node && dialog.contains(target)) {
        typed('');
      }
    };
    const cleanup = new AbortController();
    const {signal} = cleanup;
    dialog.addEventListener('compositionstart', hold, {signal});
    dialog.addEventListener('compositionend', release, {signal});
    dialog.addEventListener('keydown', onKeyDown, {signal, capture: true});
    // On the document, so that DocSearch handles the input first; rendering before that would reset the field.
    document.addEventListener('input', onInput, {signal});
    document.addEventListener('reset', onReset, {signal});
    return () => cleanup.abort();
  }, [ref, hold, release]);
}
