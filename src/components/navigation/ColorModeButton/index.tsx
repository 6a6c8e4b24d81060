import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nextColorMode, type ColorModeChoice} from '../../../lib/colorMode';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

function nameOf(choice: ColorModeChoice): string {
  switch (choice) {
    case 'light':
      return translate({
        id: 'site.colorMode.light',
        message: 'light',
        description: 'Name of a colour mode',
      });
    case 'dark':
      return translate({
        id: 'site.colorMode.dark',
        message: 'dark',
        description: 'Name of a colour mode',
      });
    case null:
      return translate({
        id: 'site.colorMode.auto',
        message: 'as the system',
        description: 'Name of a colour mode',
      });
  }
}

/** Goes round the colour modes. The icon follows the mode before the page is hydrated. */
export function ColorModeButton(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const label = translate(
    {
      id: 'site.colorMode.label',
      message: 'Appearance: {mode}',
      description: 'Name of the button that changes the colour mode',
    },
    {mode: nameOf(colorModeChoice)},
  );
  return (
    <button
      aria-label={label}
      className={clsx(styles.button, 'needs-script')}
      onClick={() => {
        setColorMode(nextColorMode(colorModeChoice));
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
