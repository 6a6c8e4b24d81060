const docsPlugin = 'docusaurus-plugin-content-docs';

interface RouteFile {
  version?: {docs?: unknown; docsSidebars?: unknown};
}

interface GlobalData {
  [docsPlugin]?: Record<string, {versions: {docs: unknown[]}[]}>;
}

/** Sidebar fields that have default values, or that only the theme's own sidebar reads. */
const unread = new Set(['collapsed', 'collapsible', 'key']);

/** Removes unused fields from sidebars. Items are tested for a document id, but never for which one. */
function leanSidebars(this: unknown, name: string, value: unknown): unknown {
  if (name === 'docId') {
    return '-';
  }
  return unread.has(name) || (name === 'unlisted' && value === false)
    ? undefined
    : value;
}

/** The JSON that Docusaurus writes for the routes of a version: its sidebars, without the list of its pages. */
export function leanRoute(json: string): unknown {
  const content = JSON.parse(json) as RouteFile;
  if (content.version?.docsSidebars === undefined) {
    return content;
  }
  const sidebars = JSON.stringify(content.version.docsSidebars, leanSidebars);
  content.version.docs = {};
  content.version.docsSidebars = JSON.parse(sidebars) as unknown;
  return content;
}

/**
 * The global data of the docs plugin, without the page list where there is only one version: the list is only for finding a page in another
 * one.
 */
export function leanGlobalData(json: string): unknown {
  const data = JSON.parse(json) as GlobalData;
  for (const {versions} of Object.values(data[docsPlugin] ?? {})) {
    const [only, another] = versions;
    if (only !== undefined && another === undefined) {
      only.docs = [];
    }
  }
  return data;
}
