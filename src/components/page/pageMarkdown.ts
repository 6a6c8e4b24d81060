import {markdownAddress} from './markdownAddress';

/**
 * The page as Markdown, as the site's server has it.
 *
 * @throws Error where it is not there, for example while pages are previewed
 */
export async function fetchMarkdown(pathname: string): Promise<string> {
  const answer = await fetch(markdownAddress(pathname));
  if (!answer.ok) {
    throw new Error(`The server answered ${answer.status}.`);
  }
  return answer.text();
}
