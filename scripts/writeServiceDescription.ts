/** Writes `service/openapi.json` from the schemas of the token service: `npm run service:openapi`. */
import {writeFile} from 'node:fs/promises';
import {describeService} from '../service/src/openapi';
import {formatted} from './formatted';
import {run} from './run';

const FILE = 'service/openapi.json';

run(async () => {
  const text = JSON.stringify(describeService());
  await writeFile(FILE, await formatted(FILE, text));
});
