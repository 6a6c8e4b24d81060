import type {GlossaryTerm} from '../data/glossary/schema';
import {apiBlocks} from './facts/apiBlocks';
import {block, noAttributes} from './facts/block';
import {driverBlocks} from './facts/driverBlocks';
import {errorBlocks} from './facts/errorBlocks';
import {generatorBlocks} from './facts/generatorBlocks';
import {productBlocks} from './facts/productBlocks';
import {releaseBlocks} from './facts/releaseBlocks';
import {toolBlocks} from './facts/toolBlocks';

export type {Facts} from './facts/facts';
export type {
  CardAbility,
  CatalogueRow,
  DownloadWay,
  DriverCard,
  DriverDoor,
} from './facts/driverBlocks';

/** One entry of the glossary, with the word of the other language. */
function glossaryEntry({id, topic, term, short}: GlossaryTerm) {
  const other = {
    word: {en: term.zh, zh: term.en},
    lang: {en: 'zh-CN', zh: 'en-US'},
  };
  return {id, topic, term, other, short};
}

export type GlossaryEntry = ReturnType<typeof glossaryEntry>;

/** Blocks about the site itself. */
const siteBlocks = {
  Glossary: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/Glossary',
    props: ({glossary}) => ({terms: glossary.map(glossaryEntry)}),
  }),
  Contributors: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/Credits',
    props: ({contributors}) => ({names: contributors}),
  }),
  Libraries: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/Credits',
    props: ({libraries}) => ({libraries}),
  }),
  StoredKeys: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/StoredKeys',
    props: ({keptThings}) => ({things: keptThings}),
  }),
  CommunityPlaces: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/tables/CommunityPlaces',
    props: ({communityPlaces}) => ({places: communityPlaces}),
  }),
  FaultTable: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/tables/FaultTable',
    props: ({faults}) => ({faults}),
  }),
  TranslationStatus: block({
    attributes: noAttributes,
    module: '@site/src/components/mdx/TranslationStatus',
    props: ({translations}) => ({
      count: translations.length,
      open: translations.filter(
        ({state}) => state.kind !== 'current' && state.kind !== 'single',
      ),
    }),
  }),
};

/**
 * The words an author can write to show facts, what each may be given, and the facts it then carries. A page holds these facts and no
 * others.
 */
export const factBlocks = {
  ...driverBlocks,
  ...productBlocks,
  ...releaseBlocks,
  ...errorBlocks,
  ...siteBlocks,
  ...toolBlocks,
  ...generatorBlocks,
  ...apiBlocks,
};

export type FactBlockName = keyof typeof factBlocks;

/** The module a page imports a block from. */
export function moduleOf(name: FactBlockName): string {
  return factBlocks[name].module;
}

export function isFactBlock(name: string | null): name is FactBlockName {
  return name !== null && Object.hasOwn(factBlocks, name);
}
