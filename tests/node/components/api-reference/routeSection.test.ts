import {routeSection} from '../../../../src/components/api-reference/routeSection';

const copy = [
  '# Files',
  '## Read',
  '### `/api/fs/list`',
  '**Errors**',
  '### `/api/fs/list/{id}`',
  'One',
  '## Write',
  '### `/api/fs/put`',
  'Last',
].join('\n\n');

test('a route is copied with its heading, up to the next one', () => {
  expect(routeSection(copy, '/api/fs/list')).toBe(
    '### `/api/fs/list`\n\n**Errors**',
  );
  expect(routeSection(copy, '/api/fs/list/{id}')).toMatch(/One$/);
  expect(routeSection(copy, '/api/fs/put')).toMatch(/Last$/);
});

test('a copy without the route is not taken for it', () => {
  expect(() => routeSection(copy, '/api/fs')).toThrow('/api/fs');
});
