import * as z from 'zod';
import {shownError} from '../../components/error-finder/shownError';
import {errorSections} from '../../data/errorSignatures/sections';
import {block} from './block';

const finderModule = 'error-finder/ErrorFinder';

/** Blocks about error messages of the product. The finder searches the tables on its page, and what only it has. */
export const errorBlocks = {
  ErrorFinder: block(finderModule, ({errorSignatures}) => ({
    signatures: errorSignatures
      .filter(({section}) => section === undefined)
      .map(shownError),
  })),
  ErrorMessages: block(
    finderModule,
    ({errorSignatures}, {of}) => ({
      signatures: errorSignatures
        .filter(({section}) => section === of)
        .map(shownError),
    }),
    z.strictObject({of: z.enum(errorSections)}),
  ),
};
