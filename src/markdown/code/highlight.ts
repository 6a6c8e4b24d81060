// Before the languages, which need it.
import './prismGlobal';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-nginx';
import 'prismjs/components/prism-powershell';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {tokenClasses} from '../../config/codeTheme';
import {languageNames} from '../../components/code-block/languageNames';
import type {CodeMeta} from './codeMeta';

/** Every language that has a label. One without a grammar is not coloured. */
export const knownLanguages = (): string[] => Object.keys(languageNames);

function escape(text: string): string {
  return text.replace(/[&<]/g, (character) =>
    character === '&' ? '&amp;' : '&lt;',
  );
}

function classOf({types}: Token): string | undefined {
  return types
    .map((type) => tokenClasses.get(type))
    .findLast((name) => name !== undefined);
}

/** One line; adjacent tokens of the same colour share an element. */
function lineHtml(line: readonly Token[]): string {
  const runs: {name: string | undefined; text: string}[] = [];
  line.forEach((token) => {
    const name = classOf(token);
    const text = token.empty === true ? '' : escape(token.content);
    const last = runs.at(-1);
    if (last !== undefined && last.name === name) {
      last.text += text;
    } else {
      runs.push({name, text});
    }
  });
  return runs
    .map(({name, text}) =>
      name === undefined || text === ''
        ? text
        : `<span class="${name}">${text}</span>`,
    )
    .join('');
}

function linesHtml(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  return grammar === undefined
    ? code.split('\n').map(escape)
    : normalizeTokens(Prism.tokenize(code, grammar)).map(lineHtml);
}

/**
 * The highlighted code, as HTML whose text is exactly the code. Lines are elements only where they are numbered or marked.
 *
 * @param language one of {@link knownLanguages}
 */
export function highlight(
  code: string,
  language: string,
  {marks, numbersFrom}: Pick<CodeMeta, 'marks' | 'numbersFrom'>,
): string {
  return linesHtml(code, language)
    .map((html, index) => {
      const element =
        marks.get(index + 1) ?? (numbersFrom === undefined ? '' : 'span');
      return element === ''
        ? html
        : `<${element} class="codeLine">${html}</${element}>`;
    })
    .join('\n');
}
