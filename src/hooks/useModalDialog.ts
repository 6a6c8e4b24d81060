import {useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/**
 * Opens a `<dialog>` as a modal one while it is rendered; the browser traps the focus and restores it. Calls on Escape, on the phone's back
 * gesture, and on a press on the backdrop, which is the dialog element itself: its content is a single child. It stays open until it is no
 * longer rendered.
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
    // A text selection that ends on the backdrop is not a press on it.
    let pressed: EventTarget | null = null;
    const onPointerDown = ({target}: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({target}: MouseEvent) => {
      if (target === dialog && pressed === dialog) {
        leave();
      }
    };
    // In Chromium a second Escape closes any dialog, unless the key event is cancelled: https://issues.chromium.org/issues/41491338
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method uses Escape to cancel the composition.
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
