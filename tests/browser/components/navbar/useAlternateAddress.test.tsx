import {act, screen} from '@testing-library/react';
import {useAlternateAddress} from '../../../../src/components/navbar/useAlternateAddress';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

function Addresses() {
  const addressIn = useAlternateAddress();
  return <output>{`${addressIn('en')} ${addressIn('zh')}`}</output>;
}

const shown = () => screen.getByRole('status').textContent;

test.each([
  ['/', '/ /zh/'],
  ['/guide/?a=1&b=%20#c', '/guide/?a=1&b=%20#c /zh/guide/?a=1&b=%20#c'],
  ['/guide/drivers/S3#c', '/guide/drivers/S3#c /zh/guide/drivers/S3.html#c'],
  [
    '/zh/guide/drivers/S3.html?a=1',
    '/guide/drivers/S3?a=1 /zh/guide/drivers/S3.html?a=1',
  ],
  [
    '/zh/guide/drivers/S3?a=1',
    '/guide/drivers/S3?a=1 /zh/guide/drivers/S3.html?a=1',
  ],
])(
  'a visitor at %s takes query and fragment to the other language',
  (address, addresses) => {
    renderOnSite(<Addresses />, address);
    expect(shown()).toBe(addresses);
  },
);

test('a visitor who moves on takes the new query and fragment', () => {
  const {history} = renderOnSite(<Addresses />, '/guide/?a=1#b');
  act(() => history.replace('/guide/?a=2'));
  expect(shown()).toBe('/guide/?a=2 /zh/guide/?a=2');
  act(() => history.push('/faq/#why'));
  expect(shown()).toBe('/faq/#why /zh/faq/#why');
});

test('the page is built without query and fragment, which only the browser knows', () => {
  expect(serverHtml(<Addresses />, '/guide/?a=1#b')).toBe(
    '<output>/guide/ /zh/guide/</output>',
  );
});
