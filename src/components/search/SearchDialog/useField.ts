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
 * Hears what happens in DocSearch's field: keys before DocSearch does, text after it.
 *
 * A word that an input method composes is left alone: nothing is searched for its letters, and Enter, Escape and arrows choose among the
 * method's own candidates. DocSearch by itself would search at every letter. The keys that open search close it too.
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
    // On the document, so that DocSearch has taken the letter before anything is rendered anew: the field would be put back.
    document.addEventListener('input', onInput, {signal});
    document.addEventListener('reset', onReset, {signal});
    return () => {
      cleanup.abort();
    };
  }, [ref, hold, release]);
}
