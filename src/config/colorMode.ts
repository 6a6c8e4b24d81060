/**
 * Who decides whether the pages are light or dark:
 * - `switch`: the reader, among light, dark and system;
 * - `toggle`: the reader, among light and dark;
 * - `auto`: the reader's system;
 * - `enable`: always dark;
 * - `disable`: always light.
 */
export type ColorModeConfiguration =
  'switch' | 'toggle' | 'auto' | 'enable' | 'disable';

export const colorModeConfiguration: ColorModeConfiguration = 'switch';
