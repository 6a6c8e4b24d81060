const LINE = 68;

const onOneLine = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** A value as JSON; objects and lists that are short enough are on one line. The first line is not indented. */
export function jsonText(value: unknown, indent = '', longest = LINE): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const line = onOneLine(value);
  if (indent.length + line.length <= longest) {
    return line;
  }
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item: unknown) => jsonText(item, inner, longest))
    : Object.entries(value).map(
        ([key, item]) =>
          `${JSON.stringify(key)}: ${jsonText(item, inner, longest)}`,
      );
  return [
    open,
    items.map((item) => `${inner}${item}`).join(',\n'),
    `${indent}${close}`,
  ].join('\n');
}
