import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {parts, steps, stepsOf} from '../../scripts/checks/steps';
import {feedback} from '../../src/config/feedback';
import {reportAddress} from '../../src/components/page/feedback';
import {projectRoot, read} from '../support/pages';
import {temporaryFolder} from '../support/temporaryFolder';

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));

const env = z.record(z.string(), z.string()).optional();

const workflow = z.object({
  env,
  name: z.string(),
  on: z.unknown(),
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: permissions.optional(),
      env,
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          env,
        }),
      ),
    }),
  ),
});

const form = z.object({
  body: z.array(z.object({type: z.string(), id: z.string().optional()})),
});

const readOf = (name: string) => read(`.github/${name}`);

const names = readdirSync(path.join(projectRoot, '.github/workflows'));

const {scripts} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};

describe.each(names)('the workflow %s', (name) => {
  const text = readOf(`workflows/${name}`);
  const top = workflow.parse(parse(text));
  const {jobs, permissions: rights} = top;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('uses nothing that can change under its name', () => {
    const used = steps.flatMap(({uses}) => uses ?? []);
    expect(
      used.filter((each) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(each)),
    ).toEqual([]);
    // The release stands behind each digest, so that a person can read it.
    expect(text.match(/uses: .*/g) ?? []).toEqual(
      used.map(
        (each) => expect.stringMatching(`^uses: ${each} # v\\d`) as string,
      ),
    );
  });

  it('says which rights it has, and may change no code', () => {
    const all = [
      rights,
      ...Object.values(jobs).map((job) => job.permissions ?? {}),
    ];
    expect(all.map((each) => each.contents ?? 'none')).not.toContain('write');
    // What stands at the top reaches every job.
    const isAlone = Object.keys(jobs).length === 1;
    expect(isAlone || !Object.values(rights).includes('write')).toBe(true);
  });

  it('gives its token to the steps that call gh, and to no other program', () => {
    const tokens = (each: {env?: Record<string, string>}) =>
      Object.values(each.env ?? {}).some((value) => value.includes('token'));
    expect([top, ...Object.values(jobs)].some(tokens)).toBe(false);
    expect(
      steps.filter(
        (step) => tokens(step) !== /^\s*(?:\w+=\$\()?gh /m.test(step.run ?? ''),
      ),
    ).toEqual([]);
    expect(
      steps.filter((step) => tokens(step) && /^\s*npm /m.test(step.run ?? '')),
    ).toEqual([]);
  });

  it('takes nothing that a stranger wrote into the text of a command', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
    expect(text).not.toContain('pull_request_target');
  });

  it('runs only programs that are there', () => {
    const commands = steps.flatMap(({run}) => run ?? []).join('\n');
    const called = [...commands.matchAll(/npm run (?:--silent )?([\w:-]+)/g)];
    expect(
      called
        .map(([, script = '']) => script)
        .filter((script) => !(script in scripts)),
    ).toEqual([]);
    const files = [...commands.matchAll(/^\.\/(\S+)/gm)].map(
      ([, file = '']) => file,
    );
    expect(
      files.filter((file) => !existsSync(path.join(projectRoot, file))),
    ).toEqual([]);
  });
});

test('the comment on translations shows what a change wrote as it is', () => {
  const {jobs} = workflow.parse(
    parse(readOf('workflows/translations-comment.yml')),
  );
  const run = jobs.comment?.steps.at(-1)?.run ?? '';
  const folder = temporaryFolder({
    'status/number': '7',
    'status/table':
      '页面\r@everyone [x](//y)\r\n`\u0000\u001b[31mend\u000b\u000c\n',
  });
  writeFileSync(path.join(folder, 'gh'), '#!/bin/sh\necho "$HEAD"\n', {
    mode: 0o755,
  });
  execFileSync('bash', ['--norc', '-e', '-c', run], {
    cwd: folder,
    env: {HEAD: 'abc', PATH: `${folder}:${process.env.PATH}`},
  });
  const [, list] = readFileSync(path.join(folder, 'comment'), 'utf8').split(
    '\n\n',
  );
  expect(list).toBe('    页面\n    @everyone [x](//y)\n    \n    [31mend\n');
});

test('checks run the same command as on a contributor’s machine', () => {
  const text = readOf('workflows/check.yml');
  for (const part of parts) {
    expect(text).toContain(`run: ./bin/test --part ${part}`);
  }
  const isElsewhere = (name: string) =>
    name === 'e2e-tests'
      ? text.includes('run: npx playwright test')
      : text.includes(`check -- ${name}`);
  const run = new Set(parts.flatMap(stepsOf).map(({name}) => name));
  const missing = steps.filter(
    ({name}) => !run.has(name) && !isElsewhere(name),
  );
  expect(missing).toEqual([]);
});

test('the form that pages lead to has a field for each thing that a page fills in', () => {
  const report = reportAddress({
    title: 'Local',
    address: 'https://docs.test/guide/drivers/local',
    locale: 'en',
    version: 'v3.63.0',
  });
  const {body} = form.parse(parse(readOf(`ISSUE_TEMPLATE/${feedback.form}`)));
  const filledIn = [...new URL(report).searchParams.keys()].filter(
    (key) => key !== 'template' && key !== 'title',
  );
  expect(body.map(({id}) => id)).toEqual(expect.arrayContaining(filledIn));
});
