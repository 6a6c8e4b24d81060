import {screen} from '@testing-library/react';
import {Sponsorship} from '../../../../src/components/sponsorship/Sponsorship';
import {sponsorship} from '../../../../src/config/sponsorship';
import {renderOnSite} from '../../../support/renderOnSite';

const sponsors = [{name: 'A sponsor', link: 'https://sponsor.test/'}];

test('the site names no sponsors as it is', () => {
  renderOnSite(<Sponsorship />, '/guide/');
  expect(screen.queryByText('Sponsorship')).not.toBeInTheDocument();
});

describe('switched on', () => {
  beforeEach(() => {
    jest.replaceProperty(sponsorship, 'enabled', true);
    jest.replaceProperty(sponsorship, 'sponsors', sponsors);
  });

  test('a page names its sponsors, under a label that says what they are', () => {
    renderOnSite(<Sponsorship />, '/guide/');
    expect(
      screen.getByRole('complementary', {name: 'Sponsorship'}),
    ).toBeVisible();
    const link = screen.getByRole('link', {name: 'A sponsor'});
    expect(link).toHaveAttribute('href', 'https://sponsor.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  });

  test('a page that handles credentials names none', () => {
    renderOnSite(<Sponsorship />, '/tool/onedrive/request');
    expect(screen.queryByText('Sponsorship')).not.toBeInTheDocument();
  });
});
