import {openEarlyField, type EarlyField} from './earlyField';

/** What the starter remembers for the app. */
interface EarlyPress {
  /** The control that was pressed last. */
  control?: HTMLElement;
  /** Where the reader types until the app has its own field. */
  field?: EarlyField;
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
  const {signal} = settled;
  const press: EarlyPress = {stop: () => settled.abort()};
  window.earlyPress = press;
  document.addEventListener(
    'click',
    ({target}) => {
      const control =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-control]')
          : null;
      if (control === null) {
        return;
      }
      press.control = control;
      control.setAttribute('aria-busy', 'true');
      if (control.dataset.control === 'search') {
        press.field = openEarlyField(control, () => {
          delete press.control;
          delete press.field;
          control.removeAttribute('aria-busy');
        });
      }
    },
    {signal},
  );
}

/**
 * Stops recording presses. To be called before React dispatches an event: a press can hydrate the page, and is then answered by React itself.
 */
export function endEarlyPress(): void {
  window.earlyPress?.stop();
}

/** Answers the remembered press, once; a control with a field then has what was typed in `data-typed`. To be called when components listen. */
export function answerEarlyPress(): void {
  const {control, field} = window.earlyPress ?? {};
  delete window.earlyPress;
  control?.removeAttribute('aria-busy');
  const answer = () => {
    if (control?.isConnected === true) {
      control.click();
    }
  };
  if (field === undefined) {
    answer();
    return;
  }
  field.whenTyped((typed) => {
    if (control !== undefined) {
      control.dataset.typed = typed;
    }
    answer();
  });
}
