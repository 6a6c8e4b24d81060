import {render, screen} from '@testing-library/react';
import {CommunityPlaces} from '../../../../src/components/product-tables/CommunityPlaces';
import {communityPlaces} from '../../../../src/config/community';
import {propsFor} from '../../../support/facts';

test('a reader finds each place to talk, with its address and what it is for', () => {
  render(<CommunityPlaces {...propsFor(CommunityPlaces, 'CommunityPlaces')} />);
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual(communityPlaces.map(({href}) => href));
  expect(screen.getByRole('row', {name: /^Telegram group/})).toHaveTextContent(
    'Talk',
  );
});
