/** A page as a list for programs names it. */
export interface ListedPage {
  title: string;
  description: string;
  address: string;
}

export interface ListedGroup {
  title: string;
  pages: readonly ListedPage[];
}

export interface ListHead {
  title: string;
  summary: string;
  /** One sentence after the summary, for example which release the pages describe. */
  note: string;
}

const line = ({title, description, address}: ListedPage) =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${address}): ${description}`;

/** The text of llms.txt, in the form of llmstxt.org: a title, a summary, and groups of links. */
export function llmsText(
  {title, summary, note}: ListHead,
  groups: readonly ListedGroup[],
): string {
  const parts = groups
    .filter(({pages}) => pages.length > 0)
    .map((group) => `## ${group.title}\n\n${group.pages.map(line).join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, note, ...parts].join('\n\n')}\n`;
}

/** The text of llms-full.txt: the pages one after the other. */
export function llmsFullText(
  {title, summary, note}: ListHead,
  copies: readonly string[],
): string {
  const head = [`# ${title}`, `> ${summary}`, note].join('\n\n');
  return `${[head, ...copies.map((copy) => copy.trim())].join('\n\n---\n\n')}\n`;
}
