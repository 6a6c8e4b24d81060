import {
  createEngine,
  type Engine,
} from '../../../src/components/search/engine/engine';
import {LocalSearchError} from '../../../src/components/search/engine/searchError';
import {
  entryFile,
  INDEX_FOLDER,
  type CorePage,
  type IndexCore,
  type IndexEntry,
} from '../../../src/components/search/indexFiles';
import type {IndexAnswer} from '../../../src/components/search/hit';
import {
  createErrorExplainer,
  type ErrorExplanation,
} from '../../../src/components/error-finder/explainError';
import {
  messagesFile,
  type PageMessages,
} from '../../../src/components/error-finder/pageMessages';
import {markdownAddress} from '../../../src/components/page/markdownAddress';
import {
  localeCodes,
  locales,
  rootLocale,
  type Locale,
} from '../../../src/config/locales';
import {addressOf, pageOf} from '../../../src/lib/address';
import {
  ASSISTANT_FACTS_FILE,
  type AssistantFacts,
} from '../../../src/lib/assistantFacts';
import type {SiteFiles} from './siteFiles';
import {ToolProblem} from './toolProblem';

const VERSION = 'current';

/** What the tools answer from: the files of a built site. */
export interface Docs {
  facts: () => Promise<AssistantFacts>;
  pages: (locale: Locale) => Promise<readonly CorePage[]>;
  search: (query: string, locale: Locale) => Promise<IndexAnswer>;
  explainError: (text: string, locale: Locale) => Promise<ErrorExplanation>;
  copyOf: (page: CorePage) => Promise<string>;
}

/** The folder of a language, below the root of the site. */
const baseOf = (locale: Locale) => locales[locale].base.slice(1);

/** Whether two paths name the same page, in any spelling of the site's addresses. */
export function isSamePage(address: string, path: string, locale: Locale) {
  return (
    address.toLowerCase() === addressOf(pageOf(path), locale).toLowerCase()
  );
}

interface LanguageDocs {
  core: IndexCore;
  engine: Engine;
  facts: () => Promise<AssistantFacts>;
  errorExplainer: () => Promise<(text: string) => ErrorExplanation>;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return async () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}

/**
 * Opens the files of a site when they are first needed, and again after the site is published again.
 *
 * @returns what one question is answered from: it sees one build
 */
export function openDocs(files: SiteFiles): () => Docs {
  const opened = new Map<
    Locale,
    {build: string; docs: Promise<LanguageDocs>}
  >();

  async function readJson(file: string): Promise<unknown> {
    const text = await files.read(file);
    if (text === undefined) {
      throw new LocalSearchError('missing', `${file} is missing`);
    }
    return JSON.parse(text) as unknown;
  }

  async function openLanguage(
    locale: Locale,
    core: string,
  ): Promise<LanguageDocs> {
    const base = baseOf(locale);
    const facts = once(
      async () => (await readJson(ASSISTANT_FACTS_FILE)) as AssistantFacts,
    );
    return {
      core: (await readJson(base + INDEX_FOLDER + core)) as IndexCore,
      engine: createEngine(async (file) => readJson(base + file), VERSION),
      facts,
      errorExplainer: once(async () =>
        createErrorExplainer(
          locale,
          (await facts()).errors,
          (await readJson(base + messagesFile(VERSION))) as PageMessages,
        ),
      ),
    };
  }

  /** Each build of the site gives the core of its index another name. */
  async function newestBuild(locale: Locale): Promise<LanguageDocs> {
    const base = baseOf(locale);
    const {core} = (await readJson(base + entryFile(VERSION))) as IndexEntry;
    const known = opened.get(locale);
    if (known?.build === core) {
      return known.docs;
    }
    const docs = openLanguage(locale, core);
    opened.set(locale, {build: core, docs});
    return docs.catch((error: unknown) => {
      opened.delete(locale);
      throw error;
    });
  }

  /** An offline copy has one language only. */
  async function openLanguageOrOther(locale: Locale): Promise<LanguageDocs> {
    let work = newestBuild(locale);
    for (const other of localeCodes.filter((code) => code !== locale)) {
      work = work.catch(async () => newestBuild(other));
    }
    return work;
  }

  /** Of the pages of the newest build. */
  const copies = new WeakMap<CorePage, Promise<string>>();

  async function readCopy(page: CorePage): Promise<string> {
    const copy = await files.read(markdownAddress(page.address).slice(1));
    if (copy === undefined) {
      throw new ToolProblem(
        `The page ${page.address} has no Markdown copy here. Call search_docs for another page.`,
      );
    }
    return copy;
  }

  const orSayWhatIsMissing = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof LocalSearchError) {
        throw new ToolProblem(
          `This server has no documentation to answer from: ${error.message}. Its operator has to build the site and name its folder.`,
        );
      }
      throw error;
    });

  return () => {
    const seen = new Map<Locale, Promise<LanguageDocs>>();
    const language = async (locale: Locale) => {
      const docs = seen.get(locale) ?? openLanguageOrOther(locale);
      seen.set(locale, docs);
      return docs;
    };

    return {
      facts: async () =>
        orSayWhatIsMissing(
          language(rootLocale).then(async ({facts}) => facts()),
        ),
      pages: async (locale) =>
        orSayWhatIsMissing(language(locale).then(({core}) => core.pages)),
      search: async (query, locale) =>
        orSayWhatIsMissing(
          language(locale).then(async ({engine}) => {
            const hits = (await engine.search(query, () => true)) ?? [];
            return {hits, ...(await engine.gaps(query))};
          }),
        ),
      explainError: async (text, locale) =>
        orSayWhatIsMissing(
          language(locale)
            .then(async ({errorExplainer}) => errorExplainer())
            .then((explain) => explain(text)),
        ),
      copyOf: async (page) => {
        const copy = copies.get(page) ?? readCopy(page);
        copies.set(page, copy);
        return copy.catch((error: unknown) => {
          copies.delete(page);
          throw error;
        });
      },
    };
  };
}
