import {prepareProduct} from '../../../../tools/screenshots/prepare';
import type {Locale} from '../../../../src/config/locales';
import {startMockProduct, type ProductRequest} from '../../../support/product';

/** A product with these storages, what it was asked to change, and what became of it. */
async function prepared(mountPaths: readonly string[], locale: Locale = 'en') {
  const changes: ProductRequest[] = [];
  const {address, stop} = await startMockProduct((request) => {
    if (request.body !== undefined) {
      changes.push(request);
    }
    const data = request.route.endsWith('/setting/list')
      ? [
          {key: 'announcement', value: 'Hello', index: 3},
          {key: 'site_title', value: 'AList', index: 4},
        ]
      : {content: mountPaths.map((path) => ({mount_path: path}))};
    return {code: 200, message: 'success', data};
  });
  const result = await prepareProduct(
    {server: address, token: 'token'},
    locale,
  ).then(
    () => 'prepared',
    (error: unknown) => String(error),
  );
  stop();
  return {changes, result};
}

describe('a maintainer who wants pictures', () => {
  test('gets a new product filled with what the pictures show', async () => {
    const {changes, result} = await prepared([]);
    expect(result).toBe('prepared');
    const routes = changes.map(({route}) =>
      route.replace('/sub/api/admin', ''),
    );
    expect(new Set(routes)).toEqual(
      new Set([
        '/storage/create',
        '/setting/save',
        '/role/create',
        '/user/create',
        '/meta/create',
        '/label/create',
        '/sub/api/share/create',
      ]),
    );
    expect(changes.every(({token}) => token === 'token')).toBe(true);
  });

  test('finds every other setting, and the place of each, as they were', async () => {
    const {changes} = await prepared([]);
    const saved = changes.find(({route}) => route.endsWith('/setting/save'));
    expect(saved?.body).toEqual([{key: 'announcement', value: '', index: 3}]);
  });

  test('reads samples in the language of the pictures', async () => {
    const {changes} = await prepared([], 'zh');
    const labels = changes.filter(({route}) => route.endsWith('/label/create'));
    expect(labels.map(({body}) => body)).toEqual([
      expect.objectContaining({name: '冬天', description: '冰雪'}),
      expect.objectContaining({name: '待打印', description: '放进相册'}),
    ]);
  });

  test('finds a product in use unchanged, and is told why', async () => {
    const {changes, result} = await prepared(['/Private']);
    expect(changes).toEqual([]);
    expect(result).toMatch(/has 1 storages; start a new product/);
  });
});
