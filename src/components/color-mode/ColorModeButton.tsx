import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {
  colorModeConfiguration,
  type ColorModeConfiguration,
} from '../../config/colorMode';
import {useColorModeControl} from './useColorModeControl';
import type {ColorModeChoice, Point} from './colorMode';
import {Icon} from '../ui/Icon';
import styles from './ColorModeButton.module.css';

const names = (): Record<ColorModeChoice, string> => ({
  light: translate({message: 'light'}),
  dark: translate({message: 'dark'}),
  auto: translate({message: 'as the system'}),
});

/** Where a press happened: under the pointer, or at the centre of the control when a key or an assistive technology pressed it. */
function placeOf(event: MouseEvent<HTMLElement>): Point {
  if (event.detail > 0) {
    return {x: event.clientX, y: event.clientY};
  }
  const {left, top, width, height} =
    event.currentTarget.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

interface ColorModeButtonProps {
  configuration?: ColorModeConfiguration;
}

/** Cycles through the colour modes, where the reader may choose. The icon shows the stored choice even before the page is hydrated. */
export function ColorModeButton({
  configuration = colorModeConfiguration,
}: ColorModeButtonProps): ReactNode {
  const {choice, change} = useColorModeControl(configuration);
  if (!change) {
    return null;
  }
  const label = translate(
    {message: 'Appearance: {mode}'},
    {mode: names()[choice]},
  );
  return (
    <button
      aria-label={label}
      className={clsx('clean-btn', styles.button, 'needs-script')}
      data-control="colors"
      onClick={(event) => {
        change(placeOf(event));
      }}
      title={label}
      type="button"
    >
      <Icon className={styles.light} name="sun" />
      <Icon className={styles.dark} name="moon" />
      <Icon className={styles.system} name="contrast" />
    </button>
  );
}
