import {markdownAddress} from '../../../../src/components/page/markdownAddress';

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/', '/guide/index.md'],
  ['/zh/guide/drivers/', '/zh/guide/drivers/index.md'],
  ['/guide/drivers/local', '/guide/drivers/local.md'],
  ['/zh/guide/drivers/local.html', '/zh/guide/drivers/local.md'],
  ['/guide/drivers/baidu.photo', '/guide/drivers/baidu.photo.md'],
])('the Markdown of %s is beside it', (address, copy) => {
  expect(markdownAddress(address)).toBe(copy);
});
