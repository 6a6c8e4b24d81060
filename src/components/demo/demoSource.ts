/** The languages of a demo, in their order in the document. */
export const demoLanguages = ['html', 'css', 'js'] as const;

export type DemoLanguage = (typeof demoLanguages)[number];
export type DemoCode = Record<DemoLanguage, string>;

/** Only inline code: the demo cannot reach any server, not even this one. */
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

/** Escapes the end tag of the element that contains the code. */
const inside = (text: string, element: 'script' | 'style') =>
  text.replace(new RegExp(`</(?=${element})`, 'gi'), '<\\/');

/** The script of a demo, as in its document; the page's policy allows its hash. */
export function demoScript(js: string): string {
  return inside(js, 'script');
}

/** The document in the frame, in the colours of the page. */
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
