import * as z from 'zod';
import {localized} from '../localized';

/** A file name as the release page lists it. */
const assetName = z
  .string()
  .regex(
    /^alist-(windows|darwin|linux|android|freebsd)-[a-z0-9-]+\.(tar\.gz|zip)$/,
    'a release file such as "alist-linux-amd64.tar.gz"',
  );

export const releaseAssets = z.strictObject({
  os: z.enum([
    'Windows',
    'macOS',
    'Linux glibc',
    'Linux musl',
    'Android',
    'FreeBSD',
  ]),
  arch: z.enum([
    'amd64',
    '386',
    'arm64',
    'arm',
    'mips',
    'ppc64le',
    'riscv64',
    's390x',
  ]),
  assets: z.array(assetName).min(1),
  note: localized.optional(),
});

export const installSchema = z.strictObject({
  docker: z.strictObject({
    images: z.array(z.string().min(1)).min(1),
    /** Tags without a variant's suffix; `vX.Y.Z` stands for any release. */
    tags: z
      .array(z.strictObject({tag: z.string().min(1), note: localized}))
      .min(1),
    /** The suffix goes after any tag; the plain image has none. */
    variants: z
      .array(
        z.strictObject({
          suffix: z.enum(['', '-ffmpeg', '-aria2', '-aio']),
          note: localized,
        }),
      )
      .min(1),
    platforms: z
      .array(z.string().regex(/^linux\//, 'a platform such as "linux/amd64"'))
      .min(1),
    container: z.strictObject({
      port: z.int().min(1).max(65535),
      volume: z.string().startsWith('/'),
      hostFolder: z.string().startsWith('/'),
    }),
    env: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          default: z.string(),
          note: localized,
        }),
      )
      .min(1),
  }),
  release: z.strictObject({assets: z.array(releaseAssets).min(1)}),
});

export type Install = z.infer<typeof installSchema>;
export type ReleaseAssets = z.infer<typeof releaseAssets>;
