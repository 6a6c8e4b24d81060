import {render, screen} from '@testing-library/react';
import {Link} from '../../../../src/plugins/links/Anchor';
import {watchLink} from '../../../../src/plugins/links/linksAhead';

jest.mock('../../../../src/plugins/links/linksAhead', () => ({
  watchLink: jest.fn(),
}));

test('a link has its address, and what a page says of it; it is watched, and hears nothing itself', () => {
  const hear = jest.fn();
  render(
    <Link
      className="own"
      innerRef={hear}
      onMouseEnter={hear}
      onTouchStart={hear}
      to="/guide/"
    >
      Guide
    </Link>,
  );
  const link = screen.getByRole('link', {name: 'Guide'});
  expect(link).toHaveAttribute('href', '/guide/');
  expect(link).toHaveClass('own');
  link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  link.dispatchEvent(new Event('touchstart', {bubbles: true}));
  expect(hear).not.toHaveBeenCalled();
  expect(watchLink).toHaveBeenCalledWith(link);
});
