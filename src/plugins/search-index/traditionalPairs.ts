import {Converter} from 'opencc-js/t2cn';

const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/**
 * The traditional characters that mean a simplified one in a text, each followed by that one: `軟软體体`. A character that the text has
 * itself stays as it is.
 */
export function traditionalPairs(text: string): string {
  const convert = Converter({from: 't', to: 'cn'});
  const used = new Set(text);
  return Array.from({length: LAST_HAN - FIRST_HAN + 1}, (_, i) =>
    String.fromCodePoint(FIRST_HAN + i),
  )
    .map((from) => [from, convert(from)] as const)
    .filter(([from, to]) => from !== to && used.has(to) && !used.has(from))
    .flat()
    .join('');
}
