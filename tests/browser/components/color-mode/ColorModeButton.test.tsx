import {act, screen} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {ColorModeButton} from '../../../../src/components/color-mode/ColorModeButton';
import {setMedia} from '../../../support/jsdomGaps';
import type {ColorModeConfiguration} from '../../../../src/config/colorMode';
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
function visit(configuration?: ColorModeConfiguration) {
  window.localStorage.clear();
  page.dataset.theme = 'light';
  page.dataset.themeChoice = 'system';
  return renderOnSite(
    <LayoutProvider>
      <Stored />
      <ColorModeButton configuration={configuration} />
    </LayoutProvider>,
  );
}

const button = () => screen.getByRole('button');

test('pressing the button goes from the system to light, dark and back to the system', async () => {
  const {user} = visit();
  const seen = [
    [button().getAttribute('aria-label'), page.dataset.themeChoice],
  ];
  for (let press = 0; press < 3; press += 1) {
    await user.click(button());
    seen.push([button().getAttribute('aria-label'), page.dataset.themeChoice]);
  }
  expect(seen).toEqual([
    ['Appearance: as the system', 'system'],
    ['Appearance: light', 'light'],
    ['Appearance: dark', 'dark'],
    ['Appearance: as the system', 'system'],
  ]);
});

test('the page is dark as soon as dark is chosen, and light again under a light system', async () => {
  const {user} = visit();
  await user.click(button());
  await user.click(button());
  expect(page.dataset.theme).toBe('dark');
  await user.click(button());
  expect(page.dataset.theme).toBe('light');
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

test('the button works from the keyboard and says its name to the pointer too', async () => {
  const {user} = visit();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(page.dataset.themeChoice).toBe('light');
  expect(button()).toHaveAttribute('title', 'Appearance: light');
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

test('where a visitor may only toggle, the button alternates between light and dark', async () => {
  const {user} = visit('toggle');
  const seen = [];
  for (let press = 0; press < 3; press += 1) {
    await user.click(button());
    seen.push(page.dataset.theme);
  }
  expect(seen).toEqual(['dark', 'light', 'dark']);
});

test.each(['auto', 'enable', 'disable'] as const)(
  'where the site decides ("%s") there is no button',
  (configuration) => {
    visit(configuration);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
