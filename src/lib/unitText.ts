/** A number with its unit, such as `15 GB`; in its long form `2 hours`. */
export const unitText = (
  count: number,
  unit: string,
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(count);
