import * as z from 'zod';
import {localeCodes, type Locale} from '../../../src/config/locales';
import type {Docs} from './docs';

/** Characters of an answer. Assistants cut or forget longer ones. */
export const ANSWER_LIMIT = 6000;

/** @param description for the model that writes it */
export const words = (max: number, description: string) =>
  z.string().trim().min(1).max(max).describe(description);

/** The language of the answer, by the language of the question unless it is named. */
export const language = z
  .enum(localeCodes)
  .optional()
  .describe(
    'Language of the person you answer: en or zh. Without it, only text with Chinese characters is answered in Chinese.',
  );

export function answerLanguage(
  named: Locale | undefined,
  question: string,
): Locale {
  return named ?? (/\p{Script=Han}/u.test(question) ? 'zh' : 'en');
}

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

/** A text of at most so many characters, cut at the end of a line. */
export function cutText(text: string, limit: number, more: string): string {
  if (text.length <= limit) {
    return text;
  }
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf('\n'), limit / 2))}\n\n${more}`;
}

export const MAX_NEAR = 5;

/** Names that are near a wrong one, for the error that says so. */
export const nearNames = (names: readonly string[]) =>
  names.length === 0 ? '' : ` Near: ${names.join(', ')}.`;
