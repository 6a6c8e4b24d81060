import {markdownAddress} from '../../components/page/markdownAddress';
import {locales, type Locale} from '../../config/locales';
import {copyMessages} from '../../config/markdownCopies';
import {site} from '../../config/site';
import {addressOf} from '../../lib/address';
import {readBuiltPage, writeBuilt} from '../builtPage';
import {isCallbackPage} from '../../lib/toolPage';
import type {CopiedDocument, CopiedVersion} from './documents';
import {llmsFullText, llmsText, type ListedGroup, type ListHead} from './llms';
import {pageCopy} from './pageCopy';

export interface MarkdownCopiesJob {
  outDir: string;
  url: string;
  locale: Locale;
  versions: readonly CopiedVersion[];
  /** Whole address of the MCP server, if the site has one on the network. */
  mcpServer: string | undefined;
}

/** The groups of llms.txt: the folders of the sidebar, and what it does not lead to at the end. */
function groupsOf(
  documents: readonly CopiedDocument[],
  {url, locale}: MarkdownCopiesJob,
): ListedGroup[] {
  const titles = new Map(
    documents.map(({permalink, title}) => [permalink, title]),
  );
  const listed = (pages: readonly CopiedDocument[]) =>
    pages.map(({title, description, permalink}) => ({
      title,
      description,
      address: `${url}${markdownAddress(permalink)}`,
    }));
  const inSidebar = documents.filter(({isListed}) => isListed);
  const folders = [...new Set(inSidebar.map(({folder}) => folder))];
  return [
    ...folders.map((folder) => ({
      title: titles.get(folder) ?? folder,
      pages: listed(inSidebar.filter((document) => document.folder === folder)),
    })),
    {
      title: copyMessages.optional[locale],
      pages: listed(documents.filter(({isListed}) => !isListed)),
    },
  ];
}

/** Writes the copy of one page, and gives its text. */
async function writeCopy(
  {heading, description, permalink}: CopiedDocument,
  release: string,
  {outDir, url, locale}: MarkdownCopiesJob,
): Promise<string> {
  const text = pageCopy(await readBuiltPage(outDir, permalink), {
    heading,
    description,
    address: `${url}${permalink}`,
    release,
    locale,
  });
  const {base} = locales[locale];
  await writeBuilt(outDir, markdownAddress(permalink).slice(base.length), text);
  return text;
}

/** Writes the copies of each version, and of the newest one the lists of them. */
export default async function writeMarkdownCopies(
  job: MarkdownCopiesJob,
): Promise<void> {
  const {outDir, url, locale, versions, mcpServer} = job;
  for (const {documents, isNewest, label} of versions) {
    const texts = await Promise.all(
      documents.map(async (document) => writeCopy(document, label, job)),
    );
    if (isNewest) {
      const isShown = ({permalink}: CopiedDocument) =>
        !isCallbackPage(permalink);
      const whole = `${url}${locales[locale].base}llms-full.txt`;
      const assistants =
        mcpServer ??
        `${url}${markdownAddress(addressOf('/guide/assistants', locale))}`;
      const head: ListHead = {
        title: site.title[locale],
        summary: site.tagline[locale],
        note: `${copyMessages.describes[locale]} ${label} · [${copyMessages.whole[locale]}](${whole}) · [${copyMessages.assistants[locale]}](${assistants})`,
      };
      const shownTexts = documents.flatMap((document, index) =>
        isShown(document) ? [texts[index] ?? ''] : [],
      );
      const groups = groupsOf(documents.filter(isShown), job);
      await writeBuilt(outDir, 'llms.txt', llmsText(head, groups));
      const full = llmsFullText(head, shownTexts);
      await writeBuilt(outDir, 'llms-full.txt', full);
    }
  }
}
