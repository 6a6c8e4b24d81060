import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes} from '../../config/locales';
import {driverFileName} from '../../data/drivers/schema';
import {
  isFactBlock,
  isMarkdownBlock,
  type FactBlockName,
} from '../../markdown/facts/factBlocks';
import {isOfOneDriver} from '../../markdown/facts/driverBlocks';
import {versionOfFile} from '../../lib/version';
import {pagesFolder} from '../../markdown/front-matter/readTranslations';
import {createFactsOfFile, factsFolder} from '../../markdown/facts/readFacts';
import {reviewFile} from './reviewFiles';

export interface PageDependencies {
  files: string[];
  folders: string[];
  /** Files that do not exist, but would matter if they did. */
  missing: string[];
}

/** The block that many pages show and that has a file of its own. */
const screencastName: FactBlockName = 'Screencast';

const element = /<([A-Z]\w*)(?:\s+driver="([^"]*)")?/g;

/** What the notice above a page compares: the same page in other languages, and the review of its translation. */
function translationFiles(
  siteDir: string,
  reviews: string,
  file: string,
): string[] {
  const folders = localeCodes.map((locale) =>
    path.join(siteDir, pagesFolder(locale)),
  );
  const own = folders.find((folder) => file.startsWith(folder + path.sep));
  if (own === undefined) {
    return [];
  }
  const name = path.relative(own, file);
  const page = name.replaceAll('\\', '/').replace(/\.md$/, '');
  return [
    reviewFile(reviews, page),
    ...folders
      .filter((folder) => folder !== own)
      .map((folder) => path.join(folder, name)),
  ];
}

function placesOfFacts(source: string, facts: string): string[] {
  const ofBlocks = [...source.matchAll(element)].flatMap(
    ([, name = '', driver]) => {
      if (isOfOneDriver(name) && driver !== undefined) {
        return path.join(facts, 'drivers/records', driverFileName(driver));
      }
      if (name === screencastName) {
        return path.join(facts, 'screencasts/records.json');
      }
      if (name === 'Danger') {
        return path.join(facts, 'dangers/records.json');
      }
      return isFactBlock(name) || isMarkdownBlock(name) ? facts : [];
    },
  );
  return source.includes(':term[')
    ? [...ofBlocks, path.join(facts, 'glossary/records.json')]
    : ofBlocks;
}

/**
 * Returns the files and folders whose change requires a page to be compiled again.
 *
 * @param reviews the folder of `writeReviewFiles`
 */
export function createDependenciesOf(
  siteDir: string,
  reviews: string,
): (file: string) => PageDependencies {
  const factsOfFile = createFactsOfFile(siteDir);
  const areValid = (file: string) => {
    try {
      return Boolean(factsOfFile(file));
    } catch {
      return false;
    }
  };
  return (file) => {
    const source = readFileSync(file, 'utf8');
    const facts = path.join(siteDir, factsFolder(versionOfFile(file)));
    const places = placesOfFacts(source, facts);
    const files = [
      ...places.filter((place) => place !== facts),
      ...translationFiles(siteDir, reviews, file),
    ];
    const showsAll = places.includes(facts);
    // A mistake in any fact breaks each page that shows facts.
    const waits = places.length > 0 && !areValid(file);
    const comparesPages = source.includes('<TranslationStatus');
    return {
      files: files.filter((name) => existsSync(name)),
      folders: [
        ...(showsAll || waits ? [facts] : []),
        ...(comparesPages ? localeCodes : []).map((locale) =>
          path.join(siteDir, pagesFolder(locale)),
        ),
      ],
      missing: files.filter((name) => !existsSync(name)),
    };
  };
}
