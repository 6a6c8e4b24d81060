import * as z from 'zod';
import {parseOrThrow} from '../../lib/describeIssues';
import {heightWithin, words} from '../../lib/mediaAttributes';
import {demoLanguages, type DemoCode, type DemoLanguage} from './demoSource';

const attributes = z.strictObject({
  title: words('a title: :::demo[What it shows]'),
  height: heightWithin({min: 60, initial: 200, max: 800}),
});

/** The props of a demo in a page. */
export type DemoProps = z.infer<typeof attributes> & {
  code: DemoCode;
  /** Hash of its script, for the page's Content Security Policy. */
  scriptHash: string;
};

interface Fence {
  language: string;
  text: string;
}

const isDemoLanguage = (language: string): language is DemoLanguage =>
  demoLanguages.some((one) => one === language);

/**
 * Parses a container `:::demo[Title]` with a fence for each language.
 *
 * @throws Error that says what to write instead
 */
export function readDemo(
  found: Record<string, unknown>,
  fences: readonly Fence[],
): Omit<DemoProps, 'scriptHash'> {
  const code: DemoCode = {html: '', css: '', js: ''};
  if (fences.length === 0) {
    throw new Error(
      `found no code in :::demo, expected fences of ${demoLanguages.join(', ')}`,
    );
  }
  for (const {language, text} of fences) {
    if (!isDemoLanguage(language) || code[language] !== '') {
      throw new Error(
        `found a fence of "${language}" in :::demo, expected one at most of each: ${demoLanguages.join(', ')}`,
      );
    }
    code[language] = text;
  }
  const [handler] = /\son[a-z]+\s*=/i.exec(code.html) ?? [];
  if (handler !== undefined) {
    throw new Error(
      `found "${handler.trim()}" in the HTML of :::demo, which the site's policy for scripts refuses; write addEventListener in the js fence`,
    );
  }
  return {...parseOrThrow(attributes, found, ':::demo'), code};
}
