import {planComponent} from '../../../../scripts/new/component';
import {planDriver} from '../../../../scripts/new/driver';
import {planPage} from '../../../../scripts/new/page';
import {projectAt} from '../../../../scripts/new/project';
import {planTool} from '../../../../scripts/new/tool';
import {driver} from '../../../../src/data/drivers/schema';
import {pageFolders, projectRoot} from '../../../support/pages';

const project = projectAt(projectRoot);

const addresses = {
  authorize: 'https://box.example/authorize',
  token: 'https://box.example/token',
};

describe('a contributor who asks for', () => {
  test.each<[string, () => unknown, string]>([
    [
      'a page without a path',
      () => planPage(project, {page: undefined}),
      'page: found nothing, expected a path',
    ],
    [
      'a page with spaces in its path',
      () => planPage(project, {page: 'guide/my page'}),
      'page: found "guide/my page", expected a path below docs/ without ending',
    ],
    [
      'a page whose path differs from another in case only',
      () => planPage(project, {page: 'guide/drivers/CRYPT'}),
      'expected a path that is free: guide/drivers/Crypt is there',
    ],
    [
      'a page in a folder that is not there',
      () => planPage(project, {page: 'guide/nowhere/quota'}),
      'expected a folder with an index page; these have one:',
    ],
    [
      'a page for credentials as if it were for reading',
      () => planPage(project, {page: 'tool/box'}),
      'npm run new -- tool <provider>',
    ],
    [
      'a driver that has a record',
      () => planDriver(project, {name: 'Local'}),
      'expected a driver that has no record yet; see src/data/drivers/records/local.json',
    ],
    [
      'a driver that the product does not know',
      () => planDriver(project, {name: 'Foo Cloud'}),
      'or --since with the later release that brings it',
    ],
    [
      'a driver of a release that is no release',
      () => planDriver(project, {name: 'Foo Cloud', since: '3.64'}),
      '--since: found "3.64", expected a release tag',
    ],
    [
      'a driver on the page of another one',
      () =>
        planDriver(project, {
          name: 'Foo Cloud',
          since: 'v3.64.0',
          page: 'local',
        }),
      '--page: found "local", expected a page of its own; that one is about "Local"',
    ],
    [
      'a component in lower case',
      () => planComponent(project, 'quota-table'),
      'expected a name in Pascal case',
    ],
    [
      'a component with the name of another',
      () => planComponent(project, 'DriverCatalogue'),
      'expected a name that no component and no block of facts has',
    ],
    [
      'a component with the name of a block of facts',
      () => planComponent(project, 'BuiltinRoles'),
      'expected a name that no component and no block of facts has',
    ],
    [
      'a provider in capitals',
      () => planTool(project, {provider: 'Box'}),
      'tool: found "Box", expected lower-case letters and digits',
    ],
    [
      'a provider that has pages',
      () => planTool(project, {provider: 'dropbox'}),
      'expected a provider that has no pages yet',
    ],
    [
      'a provider of an unknown driver',
      () => planTool(project, {provider: 'box', driver: 'Box'}),
      '--driver: found "Box", expected the name of a driver that has a record',
    ],
    [
      'a provider of a driver that takes no token',
      () => planTool(project, {provider: 'box', driver: 'Local', ...addresses}),
      'a driver with an option refresh_token or access_token',
    ],
    [
      'a provider without an address to sign in',
      () => planTool(project, {provider: 'box', driver: 'Dropbox'}),
      '--authorize: found nothing, expected an https address',
    ],
    [
      'a provider that is asked without encryption',
      () =>
        planTool(project, {
          provider: 'box',
          driver: 'Dropbox',
          ...addresses,
          token: 'http://box.example/token',
        }),
      '--token: found "http://box.example/token", expected an https address',
    ],
  ])('%s is told what to write', (_, plan, words) => {
    expect(plan).toThrow(words);
  });
});

test('a driver that the product has is described with the form that it shows', () => {
  const without = {
    ...project,
    list: (folder: string) =>
      project.list(folder).filter((file) => !file.startsWith('streamtape.')),
  };
  const {created} = planDriver(without, {name: 'Streamtape', page: 'tape'});
  const record = driver.parse(
    JSON.parse(created['src/data/drivers/records/streamtape.json'] ?? ''),
  );
  const mode = record.options.find(({key}) => key === 'range_mode');
  expect(mode?.values).toHaveLength(3);
  expect(mode?.default).toBe('chunk');
  expect(record.root).toEqual({kind: 'id', default: '0'});
  expect(record.download).toBe('proxy');
});

test('a page stands behind its last neighbour, and before those that have to be last, where pages do not come by themselves', () => {
  const rowBefore = (page: string) => {
    const {changed} = planPage(project, {page});
    const lines = changed['sidebars.ts']?.split(/[\n,]+/) ?? [];
    const place = lines.findIndex((line) => line.trim() === `'${page}'`);
    return lines[place - 1]?.trim();
  };
  expect(rowBefore('guide/quota')).toBe("'guide/privacy'");
  expect(rowBefore('guide/authoring/quota')).toBe("'guide/authoring/media'");
  for (const folder of ['config', 'faq', 'guide/install', 'guide/api/admin']) {
    expect(rowBefore(`${folder}/quota`)).toBeUndefined();
  }
});

test('a block of facts gets a row at the end of the table for authors, in both languages', () => {
  const {changed, pages} = planComponent(project, 'QuotaTable');
  for (const folder of Object.values(pageFolders)) {
    const text = changed[`${folder}/guide/authoring/index.md`] ?? '';
    expect(text).toMatch(
      /^\| `<Contributors \/>`.* \|\n\| `<QuotaTable \/>` \| ⟦[^⟦⟧]+⟧ \|\n\n/m,
    );
  }
  expect(pages).toEqual(['guide/authoring/index']);
});

test('a file in which the place for a row is gone is named', () => {
  const changed = {
    ...project,
    read: (file: string) =>
      file === 'src/markdown/facts/factBlocks.ts' ? '' : project.read(file),
  };
  expect(() => planComponent(changed, 'QuotaTable')).toThrow(
    /^src\/markdown\/facts\/factBlocks\.ts: found no .* the scaffold no longer fits this file$/,
  );
});
