import {productFrom} from '../../../../tools/product/call';

describe('a maintainer who names a product', () => {
  test('gives its address as an option and the token in the environment', () => {
    expect(
      productFrom('http://127.0.0.1:5244/sub/', {ALIST_TOKEN: 'token'}),
    ).toEqual({server: new URL('http://127.0.0.1:5244/sub/'), token: 'token'});
  });

  test.each([undefined, 'localhost'])(
    'is told what an address looks like instead of %p',
    (address) => {
      expect(() => productFrom(address, {ALIST_TOKEN: 'token'})).toThrow(
        /^--server: found ".*", expected an address such as http:/,
      );
    },
  );

  test('is told where the token comes from', () => {
    expect(() => productFrom('http://127.0.0.1:5244/', {})).toThrow(
      /^ALIST_TOKEN: found nothing/,
    );
  });
});
