import {
  messagesFile,
  type MessagePage,
  type MessagePlace,
  type PageMessages,
} from '../../components/error-finder/pageMessages';
import {readBuiltPage, writeBuilt} from '../builtPage';
import type {Version} from '../search-index/versions';
import {readMessages} from './readMessages';

export interface MessagesJob {
  outDir: string;
  versions: readonly Version[];
}

/** On how many pages a message is looked up that many explain. */
const MAX_PLACES = 12;

async function collectMessages(
  outDir: string,
  {documents}: Version,
): Promise<PageMessages> {
  const pages: MessagePage[] = [];
  const messages = new Map<string, MessagePlace[]>();
  for (const {permalink, title} of documents) {
    const rows = readMessages(await readBuiltPage(outDir, permalink));
    for (const {messages: texts, cause, anchor} of rows) {
      for (const text of texts) {
        const places = messages.get(text) ?? [];
        messages.set(text, places);
        const isKnown = places.some(
          ([page, , known]) => known === cause && page === pages.length,
        );
        if (places.length < MAX_PLACES && !isKnown) {
          places.push([pages.length, anchor, cause]);
        }
      }
    }
    pages.push([permalink, title]);
  }
  return {pages, messages: [...messages]};
}

export default async function writeMessages({
  outDir,
  versions,
}: MessagesJob): Promise<void> {
  for (const version of versions) {
    const text = JSON.stringify(await collectMessages(outDir, version));
    await writeBuilt(outDir, messagesFile(version.name), text);
  }
}
