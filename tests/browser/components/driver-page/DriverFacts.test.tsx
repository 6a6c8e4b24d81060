import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DriverFacts} from '../../../../src/components/driver-page/DriverFacts';

type Card = ComponentProps<typeof DriverFacts>['driver'];

/** The card as a reader sees it: each fact behind its name. */
function show(said: Partial<Card> = {}): Record<string, string | null> {
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
        rateLimits: [],
        since: 'v3.0.1',
        ...said,
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

test('a reader sees at a glance whether a driver is the right one', () => {
  expect(show()).toEqual({
    Driver: 'Onedrive',
    Mounts: 'OneDrive · Personal cloud',
    'Sign-in': 'Refresh token',
    'Root folder': 'By path · /',
    Downloads: 'Straight from the provider (302)',
    Operations: 'browse · download',
    Since: 'v3.0.1, checked with v3.62.7',
  });
});

test('a reader whose form translates the driver is told what to look for', () => {
  expect(show({name: 'Local', label: '本机存储'})).toMatchObject({
    Driver: 'Local · 本机存储 in the form',
  });
});

test('a driver that the form calls by its name has just that name', () => {
  expect(show({name: 'Local', label: 'Local'})).toMatchObject({
    Driver: 'Local',
  });
});

test('a reader can go to the service where it has a site', () => {
  show({site: 'https://onedrive.live.com'});
  expect(screen.getByRole('link', {name: 'OneDrive'})).toHaveAttribute(
    'href',
    'https://onedrive.live.com',
  );
});

test('a service without a site is no link', () => {
  show();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each<[string, Partial<Card>, string, string]>([
  [
    'several ways to sign in',
    {auth: ['cookie', 'qrCode']},
    'Sign-in',
    'Browser cookie · QR code',
  ],
  [
    'a root folder by its ID',
    {root: {kind: 'id', default: 'root'}},
    'Root folder',
    'By ID · root',
  ],
  [
    'a root folder that nothing is filled in for',
    {root: {kind: 'id', default: ''}},
    'Root folder',
    'By ID',
  ],
  [
    'a root folder that is not theirs to choose',
    {root: {kind: 'none', default: ''}},
    'Root folder',
    'No option',
  ],
  [
    'downloads through their own server',
    {download: 'proxy'},
    'Downloads',
    'Through your server',
  ],
  [
    'downloads that cannot go another way',
    {download: 'proxy', forcesProxy: true},
    'Downloads',
    'Through your server, always',
  ],
  [
    'what they can do, without what only the program does',
    {can: ['list', 'reference', 'put', 'other', 'rapidUpload']},
    'Operations',
    'browse · upload · rapid upload',
  ],
  [
    'what they cannot do',
    {cannot: ['rename', 'move']},
    'Not supported',
    'rename · move',
  ],
  [
    'that a copy goes through their server',
    {copiesByTask: true},
    'Copy',
    'No server-side copy: AList downloads the file and uploads it again',
  ],
  [
    'what changes depend on',
    {note: 'Changes need Writable switched on.'},
    'Note',
    'Changes need Writable switched on.',
  ],
  [
    'how often the driver asks',
    {rateLimits: ['2 requests a second.', '1 link a second.']},
    'Rate limit',
    '2 requests a second. 1 link a second.',
  ],
])('a reader is told of %s', (_, said, term, fact) => {
  expect(show(said)[term]).toBe(fact);
});
