import {
  leanGlobalData,
  leanRoute,
} from '../../../../src/plugins/bundle/leanVersions';

test('every page loads the sidebars of its version with what they show, and no list of its pages', () => {
  const shown = {type: 'link', href: '/a', label: 'A', docId: '-'};
  const page = {...shown, docId: 'guide/a'};
  const group = {type: 'category', label: 'Install', href: '/install/'};
  const written = {
    version: {
      label: 'v3',
      docsSidebars: {
        guide: [
          {...page, unlisted: false},
          {...page, unlisted: true},
          {
            ...group,
            items: [page],
            key: 'install',
            collapsed: true,
            collapsible: true,
          },
        ],
      },
      docs: {a: {id: 'a', title: 'A', description: 'What it is for'}},
    },
  };
  expect(leanRoute(JSON.stringify(written))).toEqual({
    version: {
      label: 'v3',
      docsSidebars: {
        guide: [shown, {...shown, unlisted: true}, {...group, items: [shown]}],
      },
      docs: {},
    },
  });
});

test('a file of another kind stays as it is', () => {
  const written = {tag: {docs: [{description: 'kept'}]}, version: 'current'};
  expect(leanRoute(JSON.stringify(written))).toEqual(written);
});

const version = (name: string) => ({name, docs: [{id: 'a', path: '/a'}]});
const dataOf = (...versions: unknown[]) => ({
  notices: {default: []},
  'docusaurus-plugin-content-docs': {default: {path: '/', versions}},
});

test('the pages of a version are listed for every page where there is another version', () => {
  const one = dataOf(version('current'));
  const two = dataOf(version('current'), version('3.62'));
  expect(leanGlobalData(JSON.stringify(one))).toEqual(
    dataOf({name: 'current', docs: []}),
  );
  expect(leanGlobalData(JSON.stringify(two))).toEqual(two);
});
