/**
 * Compares the facts of this site with a running product: `ALIST_TOKEN=... npm run verify-facts -- --server http://127.0.0.1:5244`.
 * The token of an administrator comes from the environment, so that it is not in the list of running programs.
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {readFacts} from '../src/plugins/facts/readFacts';
import {askProduct} from './facts/answers';
import {asLines, compareFacts, withoutCredentials} from './facts/compare';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {server: {type: 'string'}, record: {type: 'string'}},
  });
  const token = process.env.ALIST_TOKEN ?? '';
  if (values.server === undefined || !URL.canParse(values.server)) {
    throw new Error(
      `--server: found "${values.server ?? ''}", expected an address such as http://127.0.0.1:5244/`,
    );
  }
  if (token === '') {
    throw new Error(
      'ALIST_TOKEN: found nothing, expected the token of an administrator (answer of POST /api/auth/login)',
    );
  }
  const facts = readFacts(process.cwd());
  const product = await askProduct(new URL(values.server), token);
  if (values.record !== undefined) {
    const kept = withoutCredentials(product, facts.drivers);
    await writeFile(values.record, asLines(kept));
  }
  const differences = compareFacts(facts, product);
  console.log(
    `The site describes ${site.productVersion}, the server is ${product.version}.`,
  );
  differences.forEach((line) => {
    console.log(line);
  });
  console.log(`${differences.length} differences`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
