import {screen} from '@testing-library/react';
import {Sponsorship} from '../../../../src/components/sponsorship/Sponsorship';
import {sponsorship} from '../../../../src/config/sponsorship';
import {renderOnSite} from '../../../support/renderOnSite';

test.each([
  ['/guide/', 1],
  ['/tool/onedrive/request', 0],
])('the page %s names %d sponsors where they are switched on', (at, count) => {
  jest.replaceProperty(sponsorship, 'enabled', true);
  jest.replaceProperty(sponsorship, 'sponsors', [
    {name: 'A sponsor', link: 'https://sponsor.test/'},
  ]);
  renderOnSite(<Sponsorship />, at);
  expect(screen.queryAllByRole('link', {name: 'A sponsor'})).toHaveLength(
    count,
  );
});
