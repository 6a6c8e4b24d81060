import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {locales, type Locale} from '../../config/locales';
import {twinWords} from '../../config/markdownCopies';
import {site} from '../../config/site';
import {
  llmsFullText,
  llmsText,
  type ListedGroup,
  type ListHead,
} from './forms/llms';
import {createSay} from './forms/say';
import {markdownAddress} from '../../components/page/markdownAddress';
import {readFacts} from '../../markdown/facts/readFacts';
import type {TwinDocument, TwinVersion} from './documents';
import {isCallbackPage} from '../../lib/toolPage';
import {blockMessages} from './messages';
import {writeTwin, type TwinSite} from './writeTwin';

/** What the twins of one language are made from. */
export interface TwinsJob {
  siteDir: string;
  outDir: string;
  /** Origin of the site. */
  url: string;
  locale: Locale;
  codeTranslations: Readonly<Record<string, string>>;
  versions: readonly TwinVersion[];
}

/** The groups of llms.txt: the folders of the sidebar, and what it does not lead to at the end. */
function groupsOf(
  documents: readonly TwinDocument[],
  {url, locale}: TwinSite,
): ListedGroup[] {
  const titles = new Map(
    documents.map(({permalink, title}) => [permalink, title]),
  );
  const listed = (pages: readonly TwinDocument[]) =>
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
      title: twinWords.optional[locale],
      pages: listed(documents.filter(({isListed}) => !isListed)),
    },
  ];
}

/** Writes every page of one version as Markdown, with its images. Gives the texts in the same order. */
async function writeTwins(
  outDir: string,
  documents: readonly TwinDocument[],
  twinSite: TwinSite,
  version: string,
): Promise<string[]> {
  const {base} = locales[twinSite.locale];
  const fileAt = (address: string) =>
    path.join(outDir, address.slice(base.length));
  return Promise.all(
    documents.map(async (document) => {
      const source = await readFile(document.file, 'utf8');
      const {text, images} = writeTwin(document, source, twinSite, version);
      const file = fileAt(markdownAddress(document.permalink));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
      for (const {from, to} of images) {
        await mkdir(path.dirname(fileAt(to)), {recursive: true});
        await copyFile(from, fileAt(to));
      }
      return text;
    }),
  );
}

/** Writes the twins of each version, and of the newest one the lists of them. */
export default async function writeAllTwins({
  siteDir,
  outDir,
  url,
  locale,
  codeTranslations,
  versions,
}: TwinsJob): Promise<void> {
  const say = createSay(await blockMessages(siteDir), codeTranslations);
  for (const {documents, isNewest, label, version} of versions) {
    const facts = readFacts(siteDir, version);
    const twinSite: TwinSite = {
      locale,
      siteDir,
      url,
      addresses: new Map(
        documents.map(({root, permalink}) => [root, permalink]),
      ),
      say,
      facts: () => facts,
      ...(version === undefined ? {} : {version}),
    };
    const texts = await writeTwins(outDir, documents, twinSite, label);
    if (isNewest) {
      // They answer nobody's question.
      const isShown = ({permalink}: TwinDocument) => !isCallbackPage(permalink);
      const whole = `${url}${locales[locale].base}llms-full.txt`;
      const head: ListHead = {
        title: site.title[locale],
        summary: site.tagline[locale],
        note: `${twinWords.describes[locale]} ${label} · [${twinWords.whole[locale]}](${whole})`,
      };
      const shown = documents.filter(isShown);
      const shownTexts = texts.filter((_, index) =>
        isShown(documents[index] as TwinDocument),
      );
      await writeFile(
        path.join(outDir, 'llms.txt'),
        llmsText(head, groupsOf(shown, twinSite)),
      );
      await writeFile(
        path.join(outDir, 'llms-full.txt'),
        llmsFullText(head, shownTexts),
      );
    }
  }
}
