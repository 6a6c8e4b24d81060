/**
 * Who decides whether the pages are light or dark:
 * - `switch`: the visitor, among light, dark and system;
 * - `toggle`: the visitor, among light and dark;
 * - `auto`: the visitor's system;
 * - `enable`: always dark;
 * - `disable`: always light.
 */
export type ColorModeConfiguration =
  'switch' | 'toggle' | 'auto' | 'enable' | 'disable';

export const colorModeConfiguration: ColorModeConfiguration = 'switch';
