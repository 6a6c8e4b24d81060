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

test.each<[string, Partial<Card>, string, string]>([
  [
    'several ways to sign in',
    {auth: ['cookie', 'qrCode']},
    'Sign-in',
    'Browser cookie\u00a0· QR code',
  ],
  [
    'a root folder by its ID',
    {root: {kind: 'id', default: 'root'}},
    'Root folder',
    'By ID · root',
  ],
  [
    'a root folder without a default',
    {root: {kind: 'id', default: ''}},
    'Root folder',
    'By ID',
  ],
  [
    'a root folder that cannot be chosen',
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
    'downloads that are always proxied',
    {download: 'proxy', forcesProxy: true},
    'Downloads',
    'Through your server, always',
  ],
  [
    'file operations, without internal ones',
    {can: ['list', 'reference', 'put', 'other', 'rapidUpload']},
    'Operations',
    'browse\u00a0· upload\u00a0· rapid upload',
  ],
  [
    'unsupported operations',
    {cannot: ['rename', 'move']},
    'Not supported',
    'rename\u00a0· move',
  ],
  [
    'copies through their server',
    {copiesByTask: true},
    'Copy',
    'No server-side copy: AList downloads the file and uploads it again',
  ],
  [
    'what happens to a file that an upload replaces',
    {renamesReplaced: true},
    'Overwriting',
    'AList adds .alist_to_delete to the old file’s name, uploads the new file, then deletes the old one. If the upload fails, AList restores the name. After a crash or a cancelled task, the file may keep that ending: rename it back. An old file that shows 0 bytes is deleted first',
  ],
  [
    'prerequisites of changes',
    {note: 'Changes need Writable switched on.'},
    'Note',
    'Changes need Writable switched on.',
  ],
  [
    'the rate limit',
    {rateLimits: ['2 requests a second.', '1 link a second.']},
    'Rate limit',
    '2 requests a second. 1 link a second.',
  ],
])('a visitor sees %s', (_, given, term, fact) => {
  expect(show(given)[term]).toBe(fact);
});
