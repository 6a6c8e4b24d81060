import {render, screen} from '@testing-library/react';
import {CommunityPlaces} from '../../../../src/components/product-tables/CommunityPlaces';
import {communityPlaces} from '../../../../src/config/community';
import {propsFor} from '../../../support/facts';

test('a visitor finds each community channel, with its address and purpose', () => {
  render(<CommunityPlaces {...propsFor(CommunityPlaces, 'CommunityPlaces')} />);
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual(communityPlaces.map(({href}) => href));
  expect(screen.getByRole('row', {name: /^Telegram group/})).toHaveTextContent(
    'Chat',
  );
});
