import {screen} from '@testing-library/react';
import Heading from '../../../../src/theme/MDXComponents/Heading';
import {renderOnSite} from '../../../support/renderOnSite';

it('is called what it says, and the link to it stands beside it', () => {
  renderOnSite(
    <>
      <Heading as="h2" id="start">
        Before you start
      </Heading>
      <Heading as="h3" id="fs-list">
        <code>/api/fs/list</code>
      </Heading>
    </>,
  );
  for (const [name, id, link] of [
    ['Before you start', 'start', 'Direct link to Before you start'],
    ['/api/fs/list', 'fs-list', 'Direct link to fs-list'],
  ] as const) {
    const heading = screen.getByRole('heading', {name});
    expect(heading.id).toBe(id);
    const beside = screen.getByRole('link', {name: link});
    expect(beside.getAttribute('href')).toBe(`#${id}`);
    expect(heading.contains(beside)).toBe(false);
    expect(heading.nextElementSibling).toBe(beside);
  }
});
