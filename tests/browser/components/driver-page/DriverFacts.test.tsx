import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DriverFacts} from '../../../../src/components/driver-page/DriverFacts';

type Card = ComponentProps<typeof DriverFacts>['driver'];

/** The text of the card: each name followed by its fact. */
function show(given: Partial<Card> = {}): Record<string, string | null> {
  render(
    <DriverFacts
      checked="v3.62.7"
      driver={{
        name: 'Onedrive',
        service: 'OneDrive',
        kind: 'personal',
        auth: ['refreshToken'],
        root: {kind: 'path', default: '/'},
        download: 'redirect',
        forcesProxy: false,
        can: ['list', 'link'],
        cannot: [],
        copiesByTask: false,
        renamesReplaced: false,
        rateLimits: [],
        since: 'v3.0.1',
        ...given,
      }}
    />,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const facts = screen
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
  expect(facts).toHaveLength(terms.length);
  return Object.fromEntries(
    terms.map((term, index) => [term, facts[index] ?? null]),
  );
}

test('a visitor sees at a glance whether a driver is the right one', () => {
  expect(show()).toEqual({
    Driver: 'Onedrive',
    Mounts: 'OneDrive · Personal cloud',
    'Sign-in': 'Refresh token',
    'Root folder': 'By path · /',
    Downloads: 'Straight from the source (302)',
    Operations: 'browse\u00a0· download',
    Since: 'v3.0.1, checked with v3.62.7',
  });
});

test('a visitor whose form translates the driver’s name sees what to look for', () => {
  expect(show({name: 'Local', label: '本机存储'})).toMatchObject({
    Driver: 'Local · 本机存储 in the form',
  });
});

test('a visitor can open the service’s website', () => {
  show({site: 'https://onedrive.live.com'});
  expect(screen.getByRole('link', {name: 'OneDrive'})).toHaveAttribute(
    'href',
    'https://onedrive.live.com',
  );
});

test.each<[Partial<Card>, string, string]>([
  [{auth: ['cookie', 'qrCode']}, 'Sign-in', 'Browser cookie\u00a0· QR code'],
  [{root: {kind: 'id', default: ''}}, 'Root folder', 'By ID'],
  [{root: {kind: 'none', default: ''}}, 'Root folder', 'No option'],
  [{forcesProxy: true}, 'Downloads', 'Straight from the source (302), always'],
  [{can: ['put', 'other']}, 'Operations', 'upload'],
])('of %j a visitor reads %s: %s', (given, term, fact) => {
  expect(show(given)[term]).toBe(fact);
});

test('a visitor sees limits and prerequisites where there are any', () => {
  const card = show({
    cannot: ['rename', 'move'],
    copiesByTask: true,
    renamesReplaced: true,
    note: 'Switch on Writable.',
    rateLimits: ['2 requests a second.', '1 link a second.'],
  });
  expect(card).toMatchObject({
    'Not supported': 'rename\u00a0· move',
    Copy: expect.stringMatching(/^No server-side copy/) as string,
    Overwriting: expect.stringMatching(/^AList adds \.alist_/) as string,
    Note: 'Switch on Writable.',
    'Rate limit': '2 requests a second. 1 link a second.',
  });
});
