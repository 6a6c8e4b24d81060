import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inThread} from '../../../src/plugins/inThread';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

const written = (name: string, code: string) => {
  writeFileSync(path.join(folder, `${name}.ts`), code);
  return path.join(folder, name);
};

test('a job is done by a module of the project, beside the thread that asks for it', async () => {
  written('greeting', 'export const greeting: string = "hello";');
  const module = written(
    'greet',
    `import {writeFileSync} from 'node:fs';
    import {isMainThread} from 'node:worker_threads';
    import {greeting} from './greeting';
    export default async function greet({name, file}: {name: string; file: string}) {
      writeFileSync(file, greeting + ' ' + name + ' ' + isMainThread);
    }`,
  );
  const file = path.join(folder, 'greeting.txt');
  await inThread(module, {name: 'reader', file}, folder);
  expect(readFileSync(file, 'utf8')).toBe('hello reader false');
});

test('a mistake in a thread is one of whoever gave the job', async () => {
  const module = written(
    'refuse',
    'export default async (job: string) => { throw new Error(`found ${job}`); };',
  );
  await expect(inThread(module, 'a mistake', folder)).rejects.toThrow(
    'found a mistake',
  );
});

test('so is a module that cannot be put together', async () => {
  const module = written('lost', "export {default} from './nowhere';");
  await expect(inThread(module, '', folder)).rejects.toThrow('./nowhere');
});
