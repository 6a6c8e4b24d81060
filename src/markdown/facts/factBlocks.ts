import type {GlossaryTerm} from '../../data/glossary/schema';
import {apiBlocks} from './apiBlocks';
import {block} from './block';
import {driverBlocks} from './driverBlocks';
import {errorBlocks} from './errorBlocks';
import {generatorBlocks} from './generatorBlocks';
import {productBlocks} from './productBlocks';
import {releaseBlocks} from './releaseBlocks';
import {screencastBlocks} from './screencastBlocks';
import {toolBlocks} from './toolBlocks';

export type {Facts} from './readFacts';
export type {
  CardAbility,
  CatalogueRow,
  LimitedDriver,
  DownloadWay,
  DriverCard,
  DriverTile,
} from './driverBlocks';

/** One entry of the glossary, with the term in the other language. */
function glossaryEntry({id, topic, term, short}: GlossaryTerm) {
  const other = {
    word: {en: term.zh, zh: term.en},
    lang: {en: 'zh-CN', zh: 'en-US'},
  };
  return {id, topic, term, other, short};
}

export type GlossaryEntry = ReturnType<typeof glossaryEntry>;

const siteBlocks = {
  McpSetup: block('assistants/McpSetup', () => ({})),
  Glossary: block('glossary/Glossary', ({glossary}) => ({
    terms: glossary.map(glossaryEntry),
  })),
  Contributors: block('credits/Credits', ({contributors}) => ({
    names: contributors,
  })),
  Libraries: block('credits/Credits', ({libraries}) => ({libraries})),
  StoredKeys: block('browser-storage/StoredKeys', ({storedEntries}) => ({
    things: storedEntries,
  })),
  CommunityPlaces: block(
    'product-tables/CommunityPlaces',
    ({communityPlaces}) => ({places: communityPlaces}),
  ),
  FaultTable: block('product-tables/FaultTable', ({failures}) => ({
    faults: failures,
  })),
  TranslationStatus: block(
    'translation-status/TranslationStatus',
    ({translations}) => ({
      count: translations.length,
      open: translations.filter(
        ({state}) => state.kind !== 'current' && state.kind !== 'single',
      ),
    }),
  ),
};

/**
 * The fact blocks that an author can write, their attributes, and the facts they then have as props. A page contains these facts and no
 * others.
 */
export const factBlocks = {
  ...driverBlocks,
  ...productBlocks,
  ...releaseBlocks,
  ...errorBlocks,
  ...siteBlocks,
  ...screencastBlocks,
  ...toolBlocks,
  ...generatorBlocks,
  ...apiBlocks,
};

export type FactBlockName = keyof typeof factBlocks;

/** Blocks that become Markdown of the page instead of a component. */
export const blocksOfMarkdown = ['ApiRoutes', 'Danger'] as const;

export type MarkdownBlockName = (typeof blocksOfMarkdown)[number];

export function isMarkdownBlock(
  name: string | null,
): name is MarkdownBlockName {
  return blocksOfMarkdown.some((block) => block === name);
}

export function isFactBlock(name: string | null): name is FactBlockName {
  return name !== null && Object.hasOwn(factBlocks, name);
}
