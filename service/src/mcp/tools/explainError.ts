import type {ExplainedError} from '../../../../src/components/error-finder/explainError';
import {TEXT_LIMIT} from '../../../../src/components/error-finder/pastedText';
import type {Locale} from '../../../../src/config/locales';
import {labelsIn} from '../labels';
import {defineAskedTool, words} from '../tool';
import {ToolProblem} from '../toolProblem';

function described(
  {messages, isCertain, places}: ExplainedError,
  locale: Locale,
  site: string,
): string {
  const several = isCertain ? '' : ` (${labelsIn(locale)('severalCauses')})`;
  return [
    `# ${messages[0] ?? ''}${several}`,
    ...places.map(({page, anchor, title, cause, fix}) => {
      const place = anchor === undefined ? page : `${page}#${anchor}`;
      const topic = title === undefined ? '' : `${title}: `;
      return `- ${topic}${[cause, fix].filter(Boolean).join(' ')}\n  ${site}${place}`;
    }),
  ].join('\n');
}

export const explainError = defineAskedTool({
  name: 'explain_error',
  title: 'Explain an error message',
  description:
    'Finds the cause and the remedy of error messages in a pasted text: a message from the web page, a log of AList, of Docker or of a reverse proxy. The text is not stored and not repeated; leave out passwords and tokens all the same.',
  fields: {
    text: words(TEXT_LIMIT, 'The message, or some lines of the log around it.'),
  },
  question: 'text',
  cut: 'nothing',
  answer: async (docs, {text}, locale) => {
    const {site} = await docs.facts();
    const {kind, errors} = await docs.explainError(text, locale);
    if (kind === 'unknown') {
      throw new ToolProblem(
        'No known message is in this text. Call search_docs with the words of the message, without paths and numbers.',
      );
    }
    const head = kind === 'exact' ? [] : [labelsIn(locale)(kind)];
    const found = errors.map((one) => described(one, locale, site));
    return [...head, ...found].join('\n\n');
  },
});
