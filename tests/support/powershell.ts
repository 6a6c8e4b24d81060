import {readFileSync} from 'node:fs';
import {Language, Parser} from 'web-tree-sitter';

const grammar = readFileSync(
  require.resolve('tree-sitter-powershell/tree-sitter-powershell.wasm'),
);

/** A parser of PowerShell, which no other system brings along. */
export async function openPowershell(): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(grammar));
}

/** The line at which PowerShell would stumble; nothing where it can read the text. */
export function powershellMistake(
  parser: Parser,
  text: string,
): string | undefined {
  const root = parser.parse(text)?.rootNode;
  if (root?.hasError === false) {
    return undefined;
  }
  const [place] = root?.descendantsOfType('ERROR') ?? [];
  return `cannot be read from line ${String((place?.startPosition.row ?? 0) + 1)}`;
}
