import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * The script that stands in each page in the place of the site's program: it starts the program when the page has been painted, and
 * answers the reader until the program does. The addresses come as an attribute, so that its text is the same on every page and a
 * policy names one hash.
 */
export function starterScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'inPage/starter.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari15.6'],
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text.trim()).join('\n');
}

/** Addresses of a page's scripts that are chosen by their names, in the language of the template. */
const scripts = (isChosen: string) =>
  `<%= it.scripts.filter((script) => ${isChosen}).map((script) => it.baseUrl + script).join(' ') %>`;

/** What every page starts with, and what else this page is made of. */
const ofProgram = String.raw`/\/(?:runtime~)?main\./.test(script)`;
const lists = `data-program="${scripts(ofProgram)}" data-parts="${scripts(`!${ofProgram}`)}"`;

/**
 * The HTML of every page, in the language of Docusaurus' option `ssrTemplate`: its own template, with a starter instead of the scripts.
 * The starter stands before the style sheets, because a script behind them waits for them and holds up what follows it.
 */
export function pageTemplate(): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script ${lists}>${starterScript()}</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
