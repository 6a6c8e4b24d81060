import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {pageList} from '../../../../src/plugins/page-list';

test('the list holds every page of the newest version with its title, the same paths in every language', () => {
  const docs = [
    {permalink: '/zh/', title: '首页', source: 'x'},
    {permalink: '/zh/guide/drivers/local.html', title: '本地', source: 'y'},
  ];
  const kept = [{permalink: '/zh/3.62/', title: '旧首页', source: 'z'}];
  const content = {
    loadedVersions: [
      {docs, isLast: true},
      {docs: kept, isLast: false},
    ],
  } as unknown as LoadedContent;
  expect(pageList(content)).toEqual([
    {page: '/', title: '首页'},
    {page: '/guide/drivers/local', title: '本地'},
  ]);
});
