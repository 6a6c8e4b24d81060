import {act, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {StillLinks} from '../../../../src/components/navigation/StillLinks';
import {renderOnSite} from '../../../support/renderOnSite';

let rendered = 0;

/** What a link asks the router for. */
function Counted(): ReactNode {
  useLocation();
  rendered++;
  return null;
}

beforeEach(() => {
  rendered = 0;
});

const links = (
  <>
    <Counted />
    <Link to="/second">Second</Link>
  </>
);

test('links elsewhere are rendered anew with each address', () => {
  const {history} = renderOnSite(links, '/first');
  const before = rendered;
  act(() => history.push('/second'));
  expect(rendered).toBeGreaterThan(before);
});

test('still links are not', () => {
  const {history} = renderOnSite(<StillLinks>{links}</StillLinks>, '/first');
  const before = rendered;
  act(() => history.push('/third'));
  act(() => history.push('/second'));
  expect(rendered).toBe(before);
});

test('still links lead to their pages from wherever the reader has come', async () => {
  const {history, user} = renderOnSite(
    <StillLinks>{links}</StillLinks>,
    '/first',
  );
  act(() => history.push('/third'));
  await user.click(screen.getByRole('link', {name: 'Second'}));
  expect(history.location.pathname).toBe('/second');
});
