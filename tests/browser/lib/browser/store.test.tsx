import {act, render, screen} from '@testing-library/react';
import {createStore, useStore} from '../../../../src/lib/browser/store';
import {serverHtml} from '../../../support/renderOnSite';

function Shown({store}: {store: ReturnType<typeof createStore<string>>}) {
  return <p>{useStore(store)}</p>;
}

test('components show the same state, and follow it', () => {
  const store = createStore('one');
  render(
    <>
      <Shown store={store} />
      <Shown store={store} />
    </>,
  );
  expect(screen.getAllByText('one')).toHaveLength(2);
  act(() => {
    store.set('two');
  });
  expect(screen.getAllByText('two')).toHaveLength(2);
});

test('the server renders the initial state, the browser reads its own once', () => {
  const start = jest.fn(() => 'stored');
  const store = createStore('initial', start);
  expect(serverHtml(<Shown store={store} />)).toContain('initial');
  expect(start).not.toHaveBeenCalled();
  render(<Shown store={store} />);
  expect(screen.getByText('stored')).toBeVisible();
  expect(start).toHaveBeenCalledTimes(1);
});
