/** What the starter remembers for the app. */
interface EarlyPress {
  /** The control that was pressed last. */
  control?: HTMLElement;
  /** Stops recording presses. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Remembers a press on a control of the navbar that only the app can answer: on a slow phone seconds pass until it hydrates. */
export function rememberEarlyPress(): void {
  const settled = new AbortController();
  const press: EarlyPress = {stop: () => settled.abort()};
  window.earlyPress = press;
  document.addEventListener(
    'click',
    ({target}) => {
      const control =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-control]')
          : null;
      if (control !== null) {
        press.control = control;
      }
    },
    {signal: settled.signal},
  );
}

/**
 * Stops recording presses. To be called before React dispatches an event: a press can hydrate the page, and is then answered by React itself.
 */
export function endEarlyPress(): void {
  window.earlyPress?.stop();
}

/** Answers the remembered press, once. To be called when components listen. */
export function answerEarlyPress(): void {
  const control = window.earlyPress?.control;
  delete window.earlyPress;
  if (control?.isConnected === true) {
    control.click();
  }
}
