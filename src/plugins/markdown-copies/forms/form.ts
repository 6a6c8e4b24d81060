import type {PagePath} from '../../../lib/address';
import type {Block} from './nodes';
import type {Say} from './say';

/** What a block's Markdown form may use besides its facts. */
export interface FormContext {
  say: Say;
  /** Between what is named and what is said of it. */
  colon: string;
  /** The whole address of a page, in the language of the page that shows the block. */
  addressOf: (page: PagePath) => string;
  /** Reads a text that is Markdown already. */
  read: (markdown: string) => Block[];
}
