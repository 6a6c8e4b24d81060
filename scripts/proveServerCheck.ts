/**
 * Tries the checks of `/tool/server/` on the product behind real proxies, right and broken ones: `npm run prove-server-check -- --product
 * /path/to/alist`. `--record FILE` saves what was seen for the tests, `--only TEXT` takes the scenarios whose name has the text.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from './findBrowser';
import {changeSettings} from './product/administer';
import type {Product} from './product/call';
import {makeCertificate} from './server-check/certificate';
import type {Checked, Wanted} from './server-check/inBrowser';
import {servePage} from './server-check/page';
import {
  FILE,
  setGuest,
  setGuestRole,
  startSharingProduct,
} from './server-check/product';
import {generatedFile, startProxy} from './server-check/proxies';
import {
  addressOf,
  problemsOf,
  PROXY_PORT,
  recordOf,
  type ProofRecord,
} from './server-check/record';
import {
  scenarios,
  type ProductFault,
  type Scenario,
} from './server-check/scenarios';
import {addRedirectingStorages} from './server-check/storage';

/** Ports that the products take. */
const ports = {product: 18_244, subPath: 18_245};

const MEGABYTES = 2;

const plant: Readonly<
  Record<ProductFault, (product: Product, isOn: boolean) => Promise<void>>
> = {
  guestWrites: (product, isOn) => setGuestRole(product, isOn ? 255 : 0),
  registration: (product, isOn) =>
    changeSettings(product, {allow_register: String(isOn)}),
  unsignedWithoutGuest: async (product, isOn) => {
    await changeSettings(product, {sign_all: String(!isOn)});
    await setGuest(product, {disabled: isOn});
  },
};

function changed(text: string, {name, change = []}: Scenario): string {
  return change.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) {
      throw new Error(`${name}: ${String(from)} is not in\n${before}`);
    }
    return after;
  }, text);
}

async function checkIn(page: Page, wanted: Wanted): Promise<Checked> {
  return page.evaluate(
    (arguments_) =>
      (window as unknown as {check: (of: Wanted) => Promise<Checked>}).check(
        arguments_,
      ),
    wanted,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      product: {type: 'string'},
      record: {type: 'string'},
      only: {type: 'string', default: ''},
    },
  });
  if (values.product === undefined) {
    throw new Error(
      '--product: found nothing, expected the path of the program',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'server-check-'));
  const stops: (() => unknown)[] = [];
  try {
    const certificate = makeCertificate(folder);
    const root = await startSharingProduct(values.product, folder, {
      port: ports.product,
    });
    stops.push(root.stop);
    stops.push((await addRedirectingStorages(root)).stop);
    const below = await startSharingProduct(values.product, folder, {
      port: ports.subPath,
      subPath: '/alist',
    });
    stops.push(below.stop);
    const served = await servePage();
    stops.push(served.stop);
    const browser = await chromium.launch({executablePath: findBrowser()});
    stops.push(() => browser.close());
    const records: ProofRecord[] = [];
    const problems: string[] = [];
    const wanted = scenarios.filter(({name}) => name.includes(values.only));
    for (const scenario of wanted) {
      const {name, program, isHttps = false, subPath = ''} = scenario;
      const product = subPath === '' ? root : below;
      const spec = {
        program,
        port: PROXY_PORT,
        isHttps,
        subPath: scenario.publicPath ?? subPath,
        upstream: product.server.host,
        ...certificate,
      };
      const text = changed(generatedFile(spec), scenario);
      const {product: fault} = scenario;
      if (fault !== undefined) {
        await plant[fault](product, true);
      }
      const proxy = await startProxy(
        text,
        spec,
        path.join(folder, String(records.length)),
      );
      const page = await browser.newPage({ignoreHTTPSErrors: true});
      await page.goto(served.address);
      const checked = await checkIn(page, {
        address: addressOf(scenario),
        file: scenario.file ?? FILE,
        ...(scenario.uploads === undefined
          ? {}
          : {
              token: product.token,
              upload: {folder: '/local', megabytes: MEGABYTES},
            }),
      });
      await page.close();
      await proxy.stop();
      if (fault !== undefined) {
        await plant[fault](product, false);
      }
      const record = recordOf(
        scenario,
        text.replaceAll(folder, '/etc/proxy'),
        checked,
      );
      records.push(record);
      const found = await problemsOf(record);
      problems.push(...found);
      console.log(`${found.length === 0 ? 'ok' : 'NOT'}  ${name}`);
    }
    if (values.record !== undefined) {
      writeFileSync(
        values.record,
        `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`,
      );
    }
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    console.log(`${String(records.length)} scenarios, each as expected`);
  } finally {
    for (const stop of stops.reverse()) {
      await stop();
    }
    rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
