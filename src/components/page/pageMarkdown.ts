import {markdownAddress} from './markdownAddress';

/** Fetches the page's Markdown copy. Throws where it is not there, for example while pages are previewed. */
export async function fetchMarkdown(pathname: string): Promise<string> {
  const answer = await fetch(markdownAddress(pathname));
  if (!answer.ok) {
    throw new Error(`The server answered ${answer.status}.`);
  }
  return answer.text();
}
