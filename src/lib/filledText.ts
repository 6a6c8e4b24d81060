/** A sentence with its values in place of `{name}`. What a value holds is not looked at again. */
export const filledText = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
