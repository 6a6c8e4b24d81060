import {test as base, expect} from '@playwright/test';
import {localeCodes} from '../../../src/config/locales';
import {notices} from '../../../src/config/notices';
import {storageKeys} from '../../../src/config/storageKeys';
import {prepareNotices} from '../../../src/plugins/notices/prepareNotices';
import {readEngine} from '../../../scripts/engines/programs';
import type {
  EngineName,
  EngineProgram,
} from '../../../scripts/engines/programs';
import {startChromium} from './drivers/chromium';
import {startFirefox} from './drivers/firefox';
import {startWebKit} from './drivers/webkit';
import type {Driver, Size} from './engine';
import {startOutside} from './outside';
import type {Outside} from './outside';
import {Visitor} from './visitor';

export const desktop: Size = {width: 1400, height: 900};
export const phone: Size = {width: 390, height: 844};

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  started: {driver: Driver | undefined; outside: Outside};
}

interface Journey {
  size: Size;
  /** Whether the visitor was never here before, so that the notice and the question about the language appear. */
  isNew: boolean;
  /** Complaints of pages that the journey brings about on purpose. */
  provoked: RegExp;
  /** What the pages asked of other hosts. */
  outside: Outside;
  visitor: Visitor;
}

async function start(
  name: EngineName,
  {program, screen = ''}: EngineProgram,
  proxy: string,
): Promise<Driver> {
  switch (name) {
    case 'chromium':
      return startChromium({program, proxy});
    case 'chromium-109':
      // This build was made for a machine without processes of their own.
      return startChromium({program, proxy}, [
        '--single-process',
        '--no-zygote',
      ]);
    case 'firefox':
      return startFirefox({program, proxy});
    case 'webkit':
      return startWebKit({program, proxy}, screen);
  }
}

/** What an engine says that is no fault of a page: of markup it is too old for, and of a picture opened alone, which has no icon. */
const remarks: Partial<Record<EngineName, RegExp>> = {
  chromium: /favicon\.ico$/,
  'chromium-109': /^Found a 'popover' attribute|favicon\.ico$/,
};

/** What the browser of somebody holds who has closed every notice and answered the question about the language. */
const answers = Object.fromEntries(
  [
    ...prepareNotices(notices).map(
      ({key}) => storageKeys.noticeForever.key + key,
    ),
    ...localeCodes.map((code) => storageKeys.localePromptForever.key + code),
  ].map((key) => [key, 'true']),
);

/** Playwright's `test` with a visitor in the engine of the project. It fails also when a page throws or writes an error. */
export const test = base.extend<Journey, WorkerFixtures>({
  engineName: ['chromium', {option: true, scope: 'worker'}],
  started: [
    async ({engineName}, use) => {
      const outside = await startOutside();
      const engine = readEngine(process.env, engineName);
      const driver =
        'missing' in engine
          ? undefined
          : await start(engineName, engine, outside.address);
      await use({driver, outside});
      await driver?.stop();
      outside.stop();
    },
    {scope: 'worker'},
  ],
  size: [desktop, {option: true}],
  isNew: [false, {option: true}],
  provoked: [/^$/, {option: true}],
  outside: async ({started}, use) => use(started.outside),
  visitor: async (
    {started: {driver}, engineName, size, isNew, provoked},
    use,
    testInfo,
  ) => {
    if (driver === undefined) {
      testInfo.skip(true, `${engineName} is missing`);
      return;
    }
    const engine = await driver.open(size);
    const visitor = new Visitor(engine, process.env.ENGINES_ORIGIN ?? '');
    if (!isNew) {
      await visitor.remember(answers);
    }
    await use(visitor);
    const complaints = await engine.complaints();
    await engine.close();
    const remark = remarks[engineName] ?? /^$/;
    expect(
      complaints.filter((it) => !remark.test(it) && !provoked.test(it)),
      'the pages are quiet',
    ).toEqual([]);
  },
});
