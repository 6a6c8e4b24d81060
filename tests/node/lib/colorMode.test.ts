import {nextColorMode, type ColorModeChoice} from '../../../src/lib/colorMode';

test('pressing the control again and again goes light, dark, system, light', () => {
  const seen: ColorModeChoice[] = ['light'];
  for (let press = 0; press < 3; press += 1) {
    seen.push(nextColorMode(seen[press] ?? null));
  }
  expect(seen).toEqual(['light', 'dark', null, 'light']);
});
