import {planDriver} from '../../../../scripts/new/driver';
import {planPage} from '../../../../scripts/new/page';
import {projectAt} from '../../../../scripts/new/project';
import {driver} from '../../../../src/data/drivers/schema';
import {projectRoot} from '../../../support/pages';

const project = projectAt(projectRoot);

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
    'expected a page for reading',
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
])('a contributor who asks for %s is told what to write', (_, plan, words) => {
  expect(plan).toThrow(words);
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

test('a title that YAML would take for a date stays a text', () => {
  const {created} = planPage(project, {
    page: 'guide/advanced/news',
    title: '2026-11-27',
  });
  expect(created['docs/guide/advanced/news.md']).toContain(
    'title: "2026-11-27"\n',
  );
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

test('a page in a folder that the sidebar does not list is refused', () => {
  const changed = {
    ...project,
    read: (file: string) => (file === 'sidebars.ts' ? '' : project.read(file)),
  };
  expect(() => planPage(changed, {page: 'guide/quota'})).toThrow(
    'expected a folder that sidebars.ts lists',
  );
});
