import type {PagePath} from '../../src/lib/address';

/** The pages that are measured: a start page, a long one, a typical one, and one with special components. */
export const benchPages = {
  home: '/',
  configuration: '/config/configuration',
  driver: '/guide/drivers/s3',
  api: '/guide/api/fs',
} as const satisfies Record<string, PagePath>;

export type BenchPage = keyof typeof benchPages;

export const benchPageNames = Object.keys(benchPages) as BenchPage[];
