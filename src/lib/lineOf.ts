import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

/** The line of a field in a text, from 1 on. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** Finds the lines of fields in a text of YAML, or of JSON, which is YAML as well. A missing field has the line of its parent. */
export function createLineOf(text: string, linesAbove = 0): LineOf {
  const parse = () => {
    const lineCounter = new LineCounter();
    const {contents} = parseDocument(text, {lineCounter});
    return {lineCounter, contents};
  };
  // Only a mistake asks for lines, and a file with one has often many.
  let parsed: ReturnType<typeof parse> | undefined;
  return (path) => {
    parsed ??= parse();
    const {contents, lineCounter} = parsed;
    let node: unknown = contents;
    let offset = contents?.range[0] ?? 0;
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find(
            (item) => isScalar(item.key) && item.key.value === key,
          )
        : undefined;
      const item = isSeq(node) ? node.items[Number(key)] : undefined;
      node = pair?.value ?? item;
      const place = (pair?.key ?? item) as typeof contents | undefined;
      if (!place?.range) {
        break;
      }
      [offset] = place.range;
    }
    return linesAbove + lineCounter.linePos(offset).line;
  };
}
