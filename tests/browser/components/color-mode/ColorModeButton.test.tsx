import {screen} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {ColorModeButton} from '../../../../src/components/color-mode/ColorModeButton';
import {useStoredColorMode} from '../../../../src/components/color-mode/useColorModeControl';
import {renderOnSite} from '../../../support/renderOnSite';

const page = document.documentElement;

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

test('the button works from the keyboard and says its name to the pointer too', async () => {
  const {user} = visit();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(page.dataset.themeChoice).toBe('light');
  expect(button()).toHaveAttribute('title', 'Appearance: light');
});
