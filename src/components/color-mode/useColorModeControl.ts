import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import {
  colorModeConfiguration,
  type ColorModeConfiguration,
} from '../../config/colorMode';
import {
  COLOR_CHANGE_MS,
  colorModeChoice,
  coveringRadius,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
  type ColorModeChoice,
  type Point,
} from './colorMode';
import {useSetColorMode} from '../../hooks/docusaurusInternal';
import {readStored, useStored} from '../../lib/browser/storage';

const matches = (query: string) => window.matchMedia(query).matches;

const effectiveNow = (choice: ColorModeChoice) =>
  effectiveColorMode(choice, matches('(prefers-color-scheme: dark)'));

/** Docusaurus calls the system's mode `null`. */
const toDocusaurus = (choice: ColorModeChoice) =>
  choice === 'auto' ? null : choice;

/**
 * Keeps Docusaurus' colour mode, which its components and ours read, in step with the stored choice, also when another tab stores one.
 * Docusaurus itself follows the system where the choice is `auto`.
 */
export function useStoredColorMode(): void {
  const [stored] = useStored(storedColorMode);
  const setColorMode = useSetColorMode();
  useEffect(() => {
    // Read again: in the first render `stored` has the server's value.
    const choice = colorModeChoice(
      colorModeConfiguration,
      readStored(storedColorMode),
    );
    setColorMode(toDocusaurus(choice));
  }, [stored, setColorMode]);
}

/** Reveals the new colours in a circle that grows from a point until it covers the window. */
function growFrom(origin: Point, apply: () => void): void {
  const radius = coveringRadius(origin, {
    width: window.innerWidth,
    height: window.innerHeight,
  });
  const centre = `at ${origin.x}px ${origin.y}px`;
  document.startViewTransition(apply).ready.then(
    () => {
      document.documentElement.animate(
        {
          clipPath: [`circle(0px ${centre})`, `circle(${radius}px ${centre})`],
        },
        {
          duration: COLOR_CHANGE_MS,
          easing: 'ease-out',
          pseudoElement: '::view-transition-new(root)',
        },
      );
    },
    // In a hidden window, or interrupted by the next change: applied all the same, without the animation.
    () => undefined,
  );
}

/** The colour mode, for its button. */
export interface ColorModeControl {
  choice: ColorModeChoice;
  /** Stores and shows the next choice; `undefined` where the reader has none. */
  change: ((origin: Point) => void) | undefined;
}

export function useColorModeControl(
  configuration: ColorModeConfiguration,
): ColorModeControl {
  const [stored, store] = useStored(storedColorMode);
  const setColorMode = useSetColorMode();
  const choice = colorModeChoice(configuration, stored);
  const next = nextColorMode(configuration, choice);
  if (next === undefined) {
    return {choice, change: undefined};
  }
  const apply = () => {
    flushSync(() => {
      store(next);
      setColorMode(toDocusaurus(next));
    });
  };
  const change = (origin: Point) => {
    const isSeen =
      'startViewTransition' in document &&
      !matches('(prefers-reduced-motion: reduce)') &&
      effectiveNow(next) !== effectiveNow(choice);
    if (isSeen) {
      growFrom(origin, apply);
    } else {
      apply();
    }
  };
  return {choice, change};
}
