/**
 * Weighs the built site: `npm run build`, then `npm run budgets`. Fails with the name of what is heavier than `scripts/budgets/budgets.json`
 * allows; `--write` takes the site as it is for the new budgets, with a little room.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {localeCodes} from '../../src/config/locales';
import {readJson} from '../../src/lib/readText';
import {openBrowser} from '../budgets/browser';
import {
  budgetReport,
  budgetsOf,
  excesses,
  type Weights,
} from '../budgets/compareBudgets';
import {BUDGETS_FILE, budgetsSchema, type Budgets} from '../budgets/schema';
import {measureWeights} from '../budgets/measureWeights';
import {createSiteServer, listen} from '../server/siteServer';
import {formatted} from '../formatted';
import {run} from '../run';

async function measureAll(dir: string, least: number): Promise<Weights[]> {
  const server = createSiteServer(dir);
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await openBrowser();
  const origin = address.replace(/\/$/, '');
  try {
    const all: Weights[] = [];
    for (const locale of localeCodes) {
      all.push(await measureWeights({browser, origin, dir, least}, locale));
    }
    return all;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function readBudgets(): Promise<Budgets> {
  const text = await readFile(BUDGETS_FILE, 'utf8');
  return readJson(budgetsSchema, text, BUDGETS_FILE);
}

async function writeBudgets(dir: string): Promise<Weights[]> {
  const all = await measureAll(dir, 0);
  const text = JSON.stringify(budgetsOf(all));
  await writeFile(BUDGETS_FILE, await formatted(BUDGETS_FILE, text));
  return all;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      write: {type: 'boolean', default: false},
    },
  });
  const all = values.write
    ? await writeBudgets(values.dir)
    : await measureAll(values.dir, (await readBudgets()).otherScript);
  const budgets = await readBudgets();
  for (const weights of all) {
    console.log(budgetReport(budgets, weights).join('\n'));
  }
  const found = all.flatMap((weights) => excesses(budgets, weights));
  if (found.length > 0) {
    throw new Error(
      `${found.join('\n')}\nFix: load it later or leave it out; if it is worth its bytes, npm run budgets -- --write`,
    );
  }
}

run(main);
