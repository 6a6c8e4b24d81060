import * as z from 'zod';
import {
  answersOf,
  explanationsOf,
} from '../../../../src/components/error-finder/explanations';
import {findErrors} from '../../../../src/components/error-finder/findErrors';
import {TEXT_LIMIT} from '../../../../src/components/error-finder/pastedText';
import {errorAnchor} from '../../../../src/components/error-finder/shownError';
import {addressOf} from '../../../../src/lib/address';
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
    const explanations = explanationsOf(errors, await docs.messages(locale));
    const found = findErrors(text, explanations);
    const answers = answersOf(text, found);
    if (answers.length === 0) {
      throw new ToolProblem(
        'No known message is in this text. Call search_docs with the words of the message, without paths and numbers.',
      );
    }
    const parts = answers.map(({messages, error, rows, isCertain}) => {
      const page = `${site}${addressOf('/faq/error', locale)}`;
      const general =
        error === undefined
          ? []
          : [
              error.cause[locale],
              ...(error.fix === undefined ? [] : [error.fix[locale]]),
              ...(error.link === undefined
                ? []
                : [
                    `${site}${addressOf(error.link.page, locale)}${error.link.at === undefined ? '' : `#${error.link.at}`}`,
                  ]),
              ...(error.section === undefined
                ? []
                : [`${page}#${errorAnchor(error.id)}`]),
            ];
      return [
        `# ${messages[0] ?? ''}${isCertain ? '' : ` (${label('severalCauses')})`}`,
        ...general,
        ...rows.map(
          ({address, title, cause}) =>
            `- ${title}: ${cause}\n  ${site}${address}`,
        ),
      ].join('\n');
    });
    const kind = {
      exact: '',
      cut: `${label('cut')}\n\n`,
      similar: `${label('similar')}\n\n`,
    }[found.kind];
    return cutText(`${kind}${parts.join('\n\n')}`, ANSWER_LIMIT, '');
  },
});
