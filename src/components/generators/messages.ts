import {filledText} from '../../lib/filledText';
import {hiddenCharacter} from '../../lib/hiddenCharacter';
import type {InLocale} from '../../lib/localize';
import type {Refusal} from './options';
import type texts from './textRecords.json';

export type AnswerTexts = InLocale<typeof texts>;

/** Names the hidden character in a text; empty if there is none. */
export function hiddenText(
  text: string,
  {characters}: Pick<AnswerTexts, 'characters'>,
): string {
  const found = hiddenCharacter(text);
  return found ? filledText(characters[found.kind], {...found}) : '';
}

/** Why an answer is invalid, and what is used instead. */
export function problemText(refusal: Refusal, texts: AnswerTexts): string {
  const {found, used, kind} = refusal;
  const character = hiddenText(found, texts);
  const {leftOut, replaced} = texts[character === '' ? 'invalid' : 'hidden'];
  const form = texts.forms[kind];
  const text = used === '' ? leftOut : replaced;
  return filledText(text, {...refusal, character, form});
}
