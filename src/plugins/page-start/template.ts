import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * The inline script that loads the app after the first paint. The addresses are in an attribute, so that its text is the same on every page
 * and the content policy needs one hash.
 */
export function starterScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [
      path.join(__dirname, '../../components/page-start/starter.ts'),
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari15.6'],
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text.trim()).join('\n');
}

/** Addresses of a page's scripts, its chunks first: the app needs them as soon as it runs. */
const scripts = String.raw`<%= it.scripts.map((script) => it.baseUrl + script).sort((a, b) => /\/(?:runtime~)?main\./.test(a) - /\/(?:runtime~)?main\./.test(b)).join(' ') %>`;

/**
 * The HTML of every page for Docusaurus' option `ssrTemplate`: its own template, with a starter instead of the scripts. The starter is
 * before the style sheets, because a script after them waits for them.
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
    <script data-scripts="${scripts}">${starterScript()}</script>
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
