import * as z from 'zod';
import type {ErrorSignature} from '../../data/errorSignatures/schema';
import {errorSections} from '../../data/errorSignatures/sections';
import {block, noAttributes} from './block';

const finderModule = '@site/src/components/error-finder/ErrorFinder';

/** What a page shows of an error message: not where it was found in the source, nor its section of the page. */
function shownSignature({
  id,
  messages,
  where,
  isWrapper,
  cause,
  fix,
  link,
}: ErrorSignature) {
  return {
    id,
    messages,
    cause,
    ...(where === undefined ? {} : {where}),
    ...(isWrapper === undefined ? {} : {isWrapper}),
    ...(fix === undefined ? {} : {fix}),
    ...(link === undefined ? {} : {link}),
  };
}

export type ShownSignature = ReturnType<typeof shownSignature>;

/** Blocks about error messages of the product. The finder searches the tables on its page. */
export const errorBlocks = {
  ErrorFinder: block({
    attributes: noAttributes,
    module: finderModule,
    props: () => ({}),
  }),
  ErrorMessages: block({
    attributes: z.strictObject({of: z.enum(errorSections)}),
    module: finderModule,
    props: ({errorSignatures}, {of}) => ({
      signatures: errorSignatures
        .filter(({section}) => section === of)
        .map(shownSignature),
    }),
  }),
};
