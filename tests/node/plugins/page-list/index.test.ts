import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {pageList} from '../../../../src/plugins/page-list';

test('the list holds every page with its title, the same paths in every language', () => {
  const docs = [
    {permalink: '/zh/', title: '首页', source: 'x'},
    {permalink: '/zh/guide/drivers/local.html', title: '本地', source: 'y'},
  ];
  const content = {loadedVersions: [{docs}]} as unknown as LoadedContent;
  expect(pageList(content)).toEqual([
    {page: '/', title: '首页'},
    {page: '/guide/drivers/local', title: '本地'},
  ]);
});
