/** The files of a built site, wherever they are. */
export interface SiteFiles {
  /**
   * @param path below the root of the site, such as `zh/guide/webdav.md`
   * @returns the text, or `undefined` if there is no such file
   */
  read: (path: string) => Promise<string | undefined>;
}

export const noFiles: SiteFiles = {
  read: async () => Promise.resolve(undefined),
};

/** A path without segments that lead elsewhere, and without a scheme or a drive. */
export function isInside(path: string): boolean {
  return (
    path !== '' &&
    !/[\\\0:?#%]/.test(path) &&
    path.split('/').every((part) => !['', '.', '..'].includes(part))
  );
}

export function bundledFiles(
  texts: Readonly<Record<string, string>>,
): SiteFiles {
  const files = new Map(Object.entries(texts));
  return {read: async (path) => Promise.resolve(files.get(path))};
}

export function publishedFiles(
  address: string,
  request: (url: string) => Promise<Response>,
): SiteFiles {
  return {
    read: async (path) => {
      if (!isInside(path)) {
        return undefined;
      }
      const response = await request(new URL(path, address).href);
      return response.ok ? response.text() : undefined;
    },
  };
}
