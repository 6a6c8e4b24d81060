import * as z from 'zod';
import {localized} from '../../src/data/localized';
import {target} from '../product/target';

/** What to enter: the same in each language, or not. */
const sample = z.union([z.string(), localized]);

export type Sample = z.infer<typeof sample>;

const step = z.union([
  z.strictObject({click: target}),
  z.strictObject({hover: target}),
  z.strictObject({openMenuOf: target}),
  z.strictObject({fill: target, text: sample}),
  z.strictObject({press: z.string().min(1)}),
]);

export type Step = z.infer<typeof step>;

const picture = {
  /** The file name, followed by the colour mode. */
  name: z.string().regex(/^[a-z\d][a-z\d-]*$/, 'a name such as "add-storage"'),
  /** Sources of the pages that show it. The image is in the folder `img` beside the first one. */
  pages: z
    .array(
      z.string().regex(/^[\w./-]+\.md$/, 'a page such as "guide/index.md"'),
    )
    .min(1),
  /** It is the `heroImage` of its page, whose address has to be one of the folder `static`. */
  isHero: z.literal(true).optional(),
  /** Alternative text. */
  alt: localized,
};

const view = z.strictObject({
  ...picture,
  /** The path in the product. */
  address: z.string().regex(/^\//, 'an address such as "/@manage"'),
  visitor: z.enum(['guest', 'admin']),
  /** Width of the window in CSS pixels, if the narrow one does not do. */
  width: z.int().positive().optional(),
  /** Height of the window, where something is at its lower end. */
  height: z.int().positive().optional(),
  /** Entries of the product's local storage. */
  stored: z.record(z.string(), z.string()).optional(),
  /** The driver to choose in the form of a new storage. */
  driver: z.string().min(1).optional(),
  steps: z.array(step).min(1).optional(),
  /** What is there when the page is complete. */
  until: target,
  /** Keys of the only fields of a form to show, and what to enter there, if anything. Dots replace the other fields. */
  fields: z.record(z.string(), sample).optional(),
  /** What to outline: a field, with its label, or anything else. */
  mark: z.array(target).min(1).optional(),
  /** What to blur. */
  conceal: z.array(z.string().min(1)).min(1).optional(),
  /** The first and the last thing to show, from top to bottom. */
  from: target.optional(),
  to: target.optional(),
});

export type View = z.infer<typeof view>;

const terminal = z.strictObject({
  ...picture,
  /** Commands whose output is not shown. */
  before: z.array(z.string().min(1)).optional(),
  /** Commands of Bash, shown with what they print. */
  commands: z.array(z.string().min(1)).min(1),
  /** Commands that undo what these did. */
  after: z.array(z.string().min(1)).optional(),
});

export type Terminal = z.infer<typeof terminal>;

/** Windows of browsers, which no program shows: take one in both languages and modes, 1080 pixels wide. */
const takenByHand = z.strictObject({
  ...picture,
  isTakenByHand: z.literal(true),
});

export type Picture = View | Terminal | z.infer<typeof takenByHand>;

export const pictures = z.array(z.union([view, terminal, takenByHand])).min(1);
