/**
 * Compares the facts of this site with a running product: `ALIST_TOKEN=... npm run verify-facts -- --server http://127.0.0.1:5244`. The
 * token of an administrator comes from the environment, so that it is not in the process list.
 */
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {site} from '../src/config/site';
import {readFacts} from '../src/markdown/facts/readFacts';
import {requestAnswers} from './facts/requestAnswers';
import {asLines, compareFacts, withoutCredentials} from './facts/compare';
import {productFrom} from './product/call';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {server: {type: 'string'}, record: {type: 'string'}},
  });
  const target = productFrom(values.server, process.env);
  const facts = readFacts(process.cwd());
  const product = await requestAnswers(target);
  if (values.record !== undefined) {
    const recorded = withoutCredentials(product, facts.drivers);
    await writeFile(values.record, asLines(recorded));
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
