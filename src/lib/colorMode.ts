/** What the reader chose: `null` follows the system. */
export type ColorModeChoice = 'light' | 'dark' | null;

/** The control goes light, dark, system, and round again. */
export function nextColorMode(choice: ColorModeChoice): ColorModeChoice {
  switch (choice) {
    case 'light':
      return 'dark';
    case 'dark':
      return null;
    case null:
      return 'light';
  }
}
