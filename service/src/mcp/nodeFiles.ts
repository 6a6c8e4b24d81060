import {readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import {isInside, type SiteFiles} from './siteFiles';

/** The files of a built site in a folder. A link in the folder is not followed out of it. */
export function folderFiles(folder: string): SiteFiles {
  return {
    read: async (file) => {
      if (!isInside(file)) {
        return undefined;
      }
      try {
        const root = await realpath(folder);
        const place = await realpath(path.join(root, file));
        return place.startsWith(root + path.sep)
          ? await readFile(place, 'utf8')
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
