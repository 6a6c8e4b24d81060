import {
  messagesFile,
  type PageMessages,
} from '../../src/components/error-finder/pageMessages';
import {pageOf} from '../../src/lib/address';
import type {ReaderQuery} from './schema';
import type {Site} from './site';

/** A message that more pages explain is answered by the page of error messages, too. */
const MOST_PAGES = 2;

/** A query for each message that the tables of one or two pages explain. */
export function messageQueries(
  {locale, read}: Pick<Site, 'locale' | 'read'>,
  version: string,
): ReaderQuery[] {
  const {pages, messages} = read(messagesFile(version)) as PageMessages;
  return messages.flatMap(([message, places]) => {
    const found = new Set(
      places.flatMap(([number]) => {
        const [address] = pages[number] ?? [];
        return address === undefined ? [] : [pageOf(address)];
      }),
    );
    const query = message.replace(/…/g, ' ').trim();
    return query === '' || found.size > MOST_PAGES
      ? []
      : [{query, locale, pages: [...found], part: 'heldOut' as const}];
  });
}
