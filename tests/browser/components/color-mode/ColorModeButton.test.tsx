import {act, screen} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {ColorModeButton} from '../../../../src/components/color-mode/ColorModeButton';
import {setMedia} from '../../../support/jsdomGaps';
import {storageKeys} from '../../../../src/config/storageKeys';
import {useStoredColorMode} from '../../../../src/components/color-mode/useColorModeControl';
import {renderOnSite} from '../../../support/renderOnSite';

const page = document.documentElement;
const systemIsDark = '(prefers-color-scheme: dark)';

function Stored() {
  useStoredColorMode();
  return null;
}

/** A visitor who chose nothing yet. */
function visit() {
  window.localStorage.clear();
  page.dataset.theme = 'light';
  page.dataset.themeChoice = 'system';
  return renderOnSite(
    <LayoutProvider>
      <Stored />
      <ColorModeButton />
    </LayoutProvider>,
  );
}

const button = () => screen.getByRole('button');

test('the page is dark as soon as dark is chosen, and light again under a light system', async () => {
  const {user} = visit();
  const shown = new Map<string | null, string | undefined>();
  for (let press = 0; press < 3; press += 1) {
    await user.click(button());
    shown.set(button().getAttribute('aria-label'), page.dataset.theme);
  }
  expect(Object.fromEntries(shown)).toEqual({
    'Appearance: light': 'light',
    'Appearance: dark': 'dark',
    'Appearance: as the system': 'light',
  });
});

test('the page follows a system that turns dark, but not where the visitor chose light', async () => {
  const {user} = visit();
  act(() => setMedia(systemIsDark, true));
  expect(page.dataset.theme).toBe('dark');
  await user.click(button());
  expect(page.dataset.theme).toBe('light');
  act(() => setMedia(systemIsDark, true));
  expect(page.dataset.theme).toBe('light');
});

test('what is chosen in another tab holds here too, and a value that is nobody’s is none', () => {
  visit();
  const {key} = storageKeys.colorMode;
  const storeElsewhere = (value: string) => {
    window.localStorage.setItem(key, value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', {key}));
    });
  };
  storeElsewhere('dark');
  expect(page.dataset.theme).toBe('dark');
  expect(button()).toHaveAccessibleName('Appearance: dark');
  storeElsewhere('night');
  expect(page.dataset.theme).toBe('light');
  expect(button()).toHaveAccessibleName('Appearance: as the system');
});
