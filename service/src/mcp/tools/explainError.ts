import * as z from 'zod';
import {explainError as explain} from '../../../../src/components/error-finder/explainError';
import {TEXT_LIMIT} from '../../../../src/components/error-finder/pastedText';
import {labelsIn} from '../labels';
import {
  ANSWER_LIMIT,
  answerLanguage,
  cutText,
  defineTool,
  language,
} from '../tool';
import {ToolProblem} from '../toolProblem';

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error message',
  description:
    'Finds the cause and the remedy of error messages in a pasted text: a message from the web page, a log of AList, of Docker or of a reverse proxy. The text is not stored and not repeated; leave out passwords and tokens all the same.',
  input: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1)
      .max(TEXT_LIMIT)
      .describe('The message, or some lines of the log around it.'),
    language,
  }),
  answer: async (docs, {text, language: named}) => {
    const locale = answerLanguage(named, text);
    const label = labelsIn(locale);
    const {errors, site} = await docs.facts();
    const pages = await docs.messages(locale);
    const {kind: found, errors: answers} = explain(text, locale, errors, pages);
    if (found === 'unknown') {
      throw new ToolProblem(
        'No known message is in this text. Call search_docs with the words of the message, without paths and numbers.',
      );
    }
    const parts = answers.map(({messages, places, isCertain}) =>
      [
        `# ${messages[0] ?? ''}${isCertain ? '' : ` (${label('severalCauses')})`}`,
        ...places.map(({page, anchor, title, cause, fix}) => {
          const says = fix === undefined ? [cause] : [cause, fix];
          const address = anchor === undefined ? page : `${page}#${anchor}`;
          return `- ${title}: ${says.join(' · ')}\n  ${site}${address}`;
        }),
      ].join('\n'),
    );
    const kind = {
      exact: '',
      cut: `${label('cut')}\n\n`,
      similar: `${label('similar')}\n\n`,
    }[found];
    return cutText(`${kind}${parts.join('\n\n')}`, ANSWER_LIMIT, '');
  },
});
