import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {useClearOnPageHide} from '../../../src/hooks/useClearOnPageHide';

function Holder() {
  const [token, setToken] = useState('a-token');
  useClearOnPageHide(() => setToken(''));
  return <output>{token}</output>;
}

test('what a page holds is gone before the browser keeps the page for Back', () => {
  render(<Holder />);
  expect(screen.getByRole('status')).toHaveTextContent('a-token');
  // Without `act`: a browser does not wait for React either.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  expect(document.body.innerHTML).not.toContain('a-token');
});
