import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/**
 * Opens a `<dialog>` as a modal one as long as it is rendered: the platform keeps the focus inside and gives it back. Tells when the
 * reader wants to leave by Escape, by the phone's back gesture, or by a press on the mask, which is the dialog's own box: its content is
 * one element inside. It stays open until it is no longer rendered.
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) {
      return undefined;
    }
    // A text selection that ends on the mask is not a press on it.
    let pressed: EventTarget | null = null;
    const onPointerDown = ({target}: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({target}: MouseEvent) => {
      if (target === dialog && pressed === dialog) {
        leave();
      }
    };
    // Chromium lets a second Escape close any dialog, unless the key itself is taken.
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method takes Escape to drop the word that is being composed.
      if (event.key === 'Escape' && !event.isComposing) {
        event.preventDefault();
        leave();
      }
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    const cleanup = new AbortController();
    const {signal} = cleanup;
    dialog.addEventListener('pointerdown', onPointerDown, {signal});
    dialog.addEventListener('click', onClick, {signal});
    dialog.addEventListener('keydown', onKeyDown, {signal});
    dialog.addEventListener('cancel', onCancel, {signal});
    dialog.showModal();
    return () => {
      cleanup.abort();
      dialog.close();
    };
  }, [ref]);
}
