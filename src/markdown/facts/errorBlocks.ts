import * as z from 'zod';
import {shownError} from '../../components/error-finder/shownError';
import {errorSections} from '../../data/errorSignatures/sections';
import {block, noAttributes} from './block';

const finderModule = '@site/src/components/error-finder/ErrorFinder';

/** Blocks about error messages of the product. The finder searches the tables on its page, and what only it has. */
export const errorBlocks = {
  ErrorFinder: block({
    attributes: noAttributes,
    module: finderModule,
    props: ({errorSignatures}) => ({
      signatures: errorSignatures
        .filter(({section}) => section === undefined)
        .map(shownError),
    }),
  }),
  ErrorMessages: block({
    attributes: z.strictObject({of: z.enum(errorSections)}),
    module: finderModule,
    props: ({errorSignatures}, {of}) => ({
      signatures: errorSignatures
        .filter(({section}) => section === of)
        .map(shownError),
    }),
  }),
};
