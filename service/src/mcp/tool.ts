import * as z from 'zod';
import {localeCodes, type Locale} from '../../../src/config/locales';
import {withLikeNames} from '../../../src/components/search/engine/likeNames';
import type {Docs} from './docs';
import {labelsIn} from './labels';

/** Characters of an answer. Assistants cut or forget longer ones. */
export const ANSWER_LIMIT = 6000;

/** @param description for the model that writes it */
export const words = (max: number, description: string) =>
  z.string().trim().min(1).max(max).describe(description);

/** The language of the answer, by the language of the question unless it is named. */
const language = z
  .enum(localeCodes)
  .optional()
  .describe(
    'Language of the person you answer: en or zh. Without it, only text with Chinese characters is answered in Chinese.',
  );

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses a tool: when to call it, and what it gets. */
  description: string;
  input: Input;
  /**
   * @returns Markdown
   * @throws ToolProblem
   */
  answer: (docs: Docs, input: z.output<Input>) => Promise<string>;
}

export const defineTool = <Input extends z.ZodObject>(
  tool: Tool<Input>,
): Tool => ({
  ...tool,
  answer: async (docs, input) => tool.answer(docs, tool.input.parse(input)),
});

interface AskedTool<Fields extends z.ZodRawShape> extends Omit<
  Tool,
  'input' | 'answer'
> {
  fields: Fields;
  /** The field in whose language it answers, unless the client names one. */
  question: keyof Fields & string;
  /** What is said at the end of an answer that is cut; without it, none is cut. */
  cut?: 'more' | 'nothing';
  answer: (
    docs: Docs,
    input: z.output<z.ZodObject<Fields>>,
    locale: Locale,
  ) => Promise<string>;
}

/** A tool that answers in the language of the person who asks. */
export function defineAskedTool<Fields extends z.ZodRawShape>({
  fields,
  question,
  cut,
  answer,
  ...tool
}: AskedTool<Fields>): Tool {
  return defineTool<z.ZodObject>({
    ...tool,
    input: z.strictObject({...fields, language}),
    answer: async (docs, {language: named, ...asked}) => {
      const isChinese = /\p{Script=Han}/u.test(String(asked[question]));
      const locale = (named as Locale | undefined) ?? (isChinese ? 'zh' : 'en');
      const input = asked as z.output<z.ZodObject<Fields>>;
      const text = await answer(docs, input, locale);
      const more = cut === 'more' ? labelsIn(locale)('more') : '';
      return cut === undefined ? text : cutText(text, ANSWER_LIMIT, more);
    },
  });
}

/** A text of at most so many characters, cut at the end of a line. */
export function cutText(text: string, limit: number, more: string): string {
  if (text.length <= limit) {
    return text;
  }
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf('\n'), limit / 2))}\n\n${more}`;
}

const MAX_NEAR = 5;

/** What is named most like a wrong name, each by the first of its names, for the error that says so. */
export function nearNames<T>(
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  wrong: string,
): string {
  const near = withLikeNames(items, namesOf, wrong, MAX_NEAR);
  const names = near.flatMap((item) => namesOf(item).slice(0, 1));
  return names.length === 0 ? '' : ` Near: ${names.join(', ')}.`;
}
