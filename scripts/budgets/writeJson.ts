import {writeFile} from 'node:fs/promises';
import {format, resolveConfig} from 'prettier';

/** Writes a value as JSON, formatted with Prettier. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const options = {...(await resolveConfig(file)), filepath: file};
  await writeFile(file, await format(JSON.stringify(value), options));
}
