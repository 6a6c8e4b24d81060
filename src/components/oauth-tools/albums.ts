import {textAt, valueAt} from './answers';
import {visibleText} from './callbackParameters';

/** Longest title of an album that is shown, in characters. */
const TITLE_LIMIT = 200;

export interface Album {
  id: string;
  title: string;
  /** How many photos and videos, where Google says. */
  count: string | undefined;
}

/** One page of albums, and what to ask for the next one. */
export interface AlbumPage {
  albums: Album[];
  next: string | undefined;
}

/** Reads a page of Google's list; entries without an ID are left out. */
export function albumPage(json: unknown): AlbumPage {
  const list = valueAt(json, 'albums');
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return {
    albums: entries.flatMap((entry) => {
      const id = textAt(entry, 'id');
      const title = valueAt(entry, 'title');
      return id === undefined
        ? []
        : [
            {
              id,
              title: visibleText(
                typeof title === 'string' ? title : '',
                TITLE_LIMIT,
              ),
              count: textAt(entry, 'mediaItemsCount'),
            },
          ];
    }),
    next: textAt(json, 'nextPageToken'),
  };
}
