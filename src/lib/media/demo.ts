import * as z from 'zod';
import {readAttributes, words} from './attributes';

/** The languages of a demo, in the order in which its parts are read. */
export const demoLanguages = ['html', 'css', 'js'] as const;

export type DemoLanguage = (typeof demoLanguages)[number];
export type DemoCode = Record<DemoLanguage, string>;

/** Heights that the frame of a demo can have, in CSS pixels. */
const [LEAST_HEIGHT, DEFAULT_HEIGHT, MOST_HEIGHT] = [60, 200, 800];

const attributes = z.strictObject({
  title: words('a title: :::demo[What it shows]'),
  height: z.coerce
    .number()
    .int()
    .min(LEAST_HEIGHT)
    .max(MOST_HEIGHT)
    .default(DEFAULT_HEIGHT),
});

/** A demo as its page carries it, beside the code blocks that show its code. */
export type DemoProps = z.infer<typeof attributes> & {
  code: DemoCode;
  /** Hash of its script, by which the page's policy knows it. */
  scriptHash: string;
};

interface Fence {
  language: string;
  text: string;
}

const isDemoLanguage = (language: string): language is DemoLanguage =>
  demoLanguages.some((one) => one === language);

/**
 * Reads a container `:::demo[Title]` with a fence for each language.
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
  return {...readAttributes(':::demo', attributes, found), code};
}

/** Nothing but what stands in the demo itself: it reaches no server, not even this one. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
].join('; ');

const colors = {
  light: ['#fff', '#1d282d'],
  dark: ['#14191d', '#dde5e7'],
} as const;

/** Keeps a part from ending its own element. */
const inside = (text: string, element: 'script' | 'style') =>
  text.replace(new RegExp(`</(?=${element})`, 'gi'), '<\\/');

/** The script of a demo as it stands in its document; the page's policy names its hash. */
export function demoScript(js: string): string {
  return inside(js, 'script');
}

/** The document that runs in the frame, in the colours of the page around it. */
export function demoDocument(
  {html, css, js}: DemoCode,
  colorMode: 'light' | 'dark',
  language: string,
): string {
  const [ground, text] = colors[colorMode];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>:root{color-scheme:${colorMode}}body{margin:16px;font:16px/1.5 system-ui,sans-serif;background:${ground};color:${text}}</style>`,
    `<style>${inside(css, 'style')}</style></head>`,
    `<body>${html}<script>${demoScript(js)}</script></body></html>`,
  ].join('\n');
}
