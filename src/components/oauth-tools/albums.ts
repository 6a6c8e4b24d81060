import {textAt, valueAt} from './answers';
import {visibleText} from './callbackParameters';

/** In characters; longer titles are cut. */
const TITLE_LIMIT = 200;

export interface Album {
  id: string;
  title: string;
  /** Number of photos and videos; Google leaves it out at times. */
  count: string | undefined;
}

export interface AlbumPage {
  albums: Album[];
  /** Page token of the next page. */
  next: string | undefined;
}

/** Reads one page of Google’s list and leaves out entries without an ID. */
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
