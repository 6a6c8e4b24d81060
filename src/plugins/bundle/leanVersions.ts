const docsPlugin = 'docusaurus-plugin-content-docs';

interface RouteFile {
  version?: {docs?: unknown; docsSidebars?: unknown};
}

interface GlobalData {
  [docsPlugin]?: Record<string, {versions: {docs: unknown[]}[]}>;
}

/** What Docusaurus says of an item of a sidebar although it goes without saying, or is said for parts that this site has its own for. */
const unread = new Set(['collapsed', 'collapsible', 'key']);

/** Leaves out of sidebars what nothing reads. Whether an item has a document is asked, which one never. */
function leanSidebars(this: unknown, name: string, value: unknown): unknown {
  if (name === 'docId') {
    return '-';
  }
  return unread.has(name) || (name === 'unlisted' && value === false)
    ? undefined
    : value;
}

/** The content of a file that Docusaurus writes for the routes of a version: its sidebars, without the list of its pages. */
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

/** What plugins tell every page, without the pages of the only version: the list is for finding a page in another one. */
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
