/** Writes `service/openapi.json` from the schemas of the token service: `npm run service:openapi`. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {describeService} from '../service/src/openapi';

async function main(): Promise<void> {
  const file = path.resolve('service/openapi.json');
  const options = await resolveConfig(file);
  const text = JSON.stringify(describeService());
  await writeFile(file, await format(text, {...options, filepath: file}));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
