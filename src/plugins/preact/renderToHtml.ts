import {renderToStringAsync} from 'preact-render-to-string';

/** Writes a page, in place of Docusaurus' own, which asks React for it. */
export async function renderToHtml(
  ...[app]: Parameters<typeof renderToStringAsync>
): Promise<string> {
  return renderToStringAsync(app);
}
