/** The languages of a demo, in the order in which its parts are read. */
export const demoLanguages = ['html', 'css', 'js'] as const;

export type DemoLanguage = (typeof demoLanguages)[number];
export type DemoCode = Record<DemoLanguage, string>;

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
