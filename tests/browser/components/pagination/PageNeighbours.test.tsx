import {screen} from '@testing-library/react';
import {PageNeighbours} from '../../../../src/components/pagination/PageNeighbours';
import {neighbourLinkIds} from '../../../../src/components/keyboard-help/pageKeys';
import {renderOnSite} from '../../../support/renderOnSite';

const docker = {to: '/guide/install/docker', title: 'Docker'};
const releases = {
  to: 'https://example.org/releases',
  title: 'Releases',
  icon: 'download',
} as const;

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.id, link.textContent, link.getAttribute('href')]);

test('a visitor sees where the pages before and after lead, under the ids that the keys look for', () => {
  renderOnSite(<PageNeighbours next={releases} previous={docker} />);
  expect(
    screen.getByRole('navigation', {name: 'Docs pages'}),
  ).toBeInTheDocument();
  expect(links()).toEqual([
    [neighbourLinkIds.previous, 'PreviousDocker', '/guide/install/docker'],
    [neighbourLinkIds.next, 'NextReleases', 'https://example.org/releases'],
  ]);
});

test.each([
  ['first', undefined, docker, [neighbourLinkIds.next]],
  ['last', docker, undefined, [neighbourLinkIds.previous]],
  ['only', undefined, undefined, []],
])('the %s page of a section has the others only', (_, previous, next, ids) => {
  renderOnSite(<PageNeighbours next={next} previous={previous} />);
  expect(links().map(([id]) => id)).toEqual(ids);
  expect(screen.queryAllByRole('navigation')).toHaveLength(ids.length ? 1 : 0);
});
