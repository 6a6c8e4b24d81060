import {
  messagesFile,
  type PageMessages,
} from '../../src/components/error-finder/pageMessages';
import {pageOf} from '../../src/lib/address';
import type {Facts} from '../../src/markdown/facts/readFacts';
import type {ReaderQuery} from './schema';
import type {Site} from './site';

/** A message that more pages explain says less about where its reader wants to go. */
const MAX_PAGES = 2;

/** The page that explains the messages of the facts. */
const ERROR_PAGE = '/faq/error';

/** A query for each message that the tables of one or two pages explain. */
export function messageQueries(
  {locale, read}: Pick<Site, 'locale' | 'read'>,
  version: string,
  {errorSignatures}: Facts,
): ReaderQuery[] {
  const listed = new Set(errorSignatures.flatMap((one) => one.messages));
  const {pages, messages} = read(messagesFile(version)) as PageMessages;
  return messages.flatMap(([message, places]) => {
    const found = new Set(
      places.flatMap(([number]) => {
        const [address] = pages[number] ?? [];
        return address === undefined ? [] : [pageOf(address)];
      }),
    );
    const query = message.replace(/…/g, ' ').trim();
    return query === '' || found.size > MAX_PAGES
      ? []
      : [
          {
            query,
            locale,
            pages: [...found, ...(listed.has(message) ? [ERROR_PAGE] : [])],
            part: 'heldOut' as const,
          },
        ];
  });
}
