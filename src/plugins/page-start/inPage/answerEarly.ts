import {pageKey, pageKeysChoice, typingPlaces} from '../../../lib/pageKeys';
import {changeColors} from './changeColors';
import {isField, rememberEntry, type Field} from './fields';
import {
  closeEarlySearch,
  isEarlyField,
  passSearchOn,
  toggleEarlySearch,
} from './earlySearch';
import {readKept} from './storage';

/** Marks a control that has been pressed and will answer. */
function setWaiting(control: Element, isWaiting: boolean): void {
  if (isWaiting) {
    control.setAttribute('aria-busy', 'true');
  } else {
    control.removeAttribute('aria-busy');
  }
}

/** The pressed button, unless it does without a script. */
function pressedControl(target: EventTarget | null): HTMLElement | undefined {
  const control =
    target instanceof Element ? target.closest('button') : undefined;
  return control?.hasAttribute('popovertarget') === false ? control : undefined;
}

/**
 * Answers the reader from the first moment until Docusaurus marks the page as hydrated: colours change, search opens a field, and every
 * other press and entry is passed on to the program when it is there. Links, menus and groups are the browser's own. No click reaches the
 * program before, as half of the page would not answer.
 *
 * @returns ends it, for a program that does not come
 */
export function answerEarly(): () => void {
  const root = document.documentElement;
  const ended = new AbortController();
  const {signal} = ended;
  const presses = new Set<HTMLElement>();
  const entries = new Map<Field, () => void>();

  const press = (event: MouseEvent) => {
    event.stopPropagation();
    const control = pressedControl(event.target);
    if (!control) {
      return;
    }
    event.preventDefault();
    const kind = control.dataset.control;
    if (kind === 'colors') {
      changeColors();
    } else if (kind !== 'search' || !toggleEarlySearch()) {
      setWaiting(control, true);
      presses.add(control);
    }
  };

  const key = (event: KeyboardEvent) => {
    const {target} = event;
    const isTyping = target instanceof Element && target.matches(typingPlaces);
    if (event.key === 'Escape' && !event.isComposing && closeEarlySearch()) {
      event.preventDefault();
    } else if (
      readKept(pageKeysChoice) === 'on' &&
      pageKey(event, isTyping) === 'search' &&
      toggleEarlySearch()
    ) {
      event.preventDefault();
    }
  };

  const enter = ({target}: Event) => {
    if (isField(target) && !isEarlyField(target)) {
      entries.set(target, rememberEntry(target));
    }
  };

  const end = () => {
    ended.abort();
    observer.disconnect();
    presses.forEach((control) => {
      setWaiting(control, false);
    });
  };

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      const pressed = [...presses].map((control) => () => {
        control.click();
      });
      end();
      [...entries.values(), ...pressed, passSearchOn].forEach((tell) => {
        setTimeout(tell);
      });
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});

  const options = {capture: true, signal};
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', key, options);
  document.addEventListener('input', enter, options);
  document.addEventListener('change', enter, options);
  return end;
}
