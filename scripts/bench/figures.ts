import * as z from 'zod';
import {localeCodes} from '../../src/config/locales';
import {benchPages, subjectNames} from './pages';

const names = <Name extends string>(record: Record<Name, unknown>) =>
  z.enum(Object.keys(record) as [Name, ...Name[]]);

/** One thing that was measured on one site, once or several times. */
const row = z.strictObject({
  subject: z.enum(subjectNames),
  locale: z.enum(localeCodes).optional(),
  page: names(benchPages).optional(),
  metric: z.string().min(1),
  samples: z.array(z.number().nonnegative()).min(1),
});

export type Row = z.infer<typeof row>;

/** What one part of the benchmark found, and on which machine. */
const part = z.strictObject({
  on: z.iso.date(),
  cores: z.int().positive(),
  /** How many processes wanted a core when it began, for each core. */
  busyBefore: z.number().nonnegative(),
  rows: z.array(row).min(1),
});

export type Part = z.infer<typeof part>;

/** Parts of the benchmark, in the order of the report. */
export const partNames = [
  'bytes',
  'lighthouse',
  'taps',
  'navigation',
  'search',
  'builds',
] as const;

export type PartName = (typeof partNames)[number];

/** What the site costs at several times its pages. */
const growthStep = z.strictObject({
  times: z.int().positive(),
  /** Pages in both languages. */
  pages: z.int().positive(),
  buildSeconds: z.number().positive(),
  buildMemory: z.number().nonnegative(),
  /** All of the search index, of both languages, and what of it comes with the dialog, in bytes of brotli. */
  searchIndex: z.int().positive(),
  searchCore: z.int().positive(),
  /** Scripts and styles that the HTML of each page names, in bytes of brotli. */
  everyPage: z.int().positive(),
  main: z.int().positive(),
  /** Scripts, styles, data and HTML that a browser fetches for one and the same page. */
  onePage: z.int().positive(),
});

export type GrowthStep = z.infer<typeof growthStep>;

export const speedSchema = z.strictObject({
  parts: z.partialRecord(z.enum(partNames), part),
  growth: z
    .strictObject({
      on: z.iso.date(),
      cores: z.int().positive(),
      busyBefore: z.number().nonnegative(),
      steps: z.array(growthStep).min(2),
    })
    .optional(),
});

export type SpeedFigures = z.infer<typeof speedSchema>;

/** The results of the newest runs. */
export const SPEED_FILE = 'deploy/speed.json';
