import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readJson} from '../../lib/readText';

const siteManifest = z.object({
  dependencies: z.record(z.string(), z.string()),
});

const packageManifest = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  license: z.string().optional(),
});

/**
 * The packages that the site is built with, in the order of `package.json`, as installed.
 *
 * @throws Error naming the file and the field that could not be read
 */
export function readLibraries(siteDir: string) {
  const read = <T>(schema: z.ZodType<T>, file: string): T => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return readJson(schema, text, file);
  };
  const {dependencies} = read(siteManifest, 'package.json');
  return Object.keys(dependencies).map((directory) => {
    const {name, version, license} = read(
      packageManifest,
      path.posix.join('node_modules', directory, 'package.json'),
    );
    return {
      name,
      version,
      ...(license === undefined ? {} : {licence: license}),
    };
  });
}

export type Library = ReturnType<typeof readLibraries>[number];
