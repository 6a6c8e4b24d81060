import {act, render} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {Helmet} from '../../../../src/plugins/page-head/LaterHelmet';

const mockWaiting: (() => void)[] = [];

jest.mock('../../../../src/lib/pageTurns', () => ({
  pageTurns: {
    whenDone: (tell: () => void) => {
      mockWaiting.push(tell);
    },
  },
}));

async function nextFrame(): Promise<void> {
  await act(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      }),
  );
}

const show = (title: string) =>
  render(
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
      </Helmet>
    </HelmetProvider>,
  );

test('the title stays the server’s until the page has come to life; the next page has its own at once', async () => {
  document.title = 'Of the server';
  const {unmount} = show('Of the page');
  await nextFrame();
  expect(document.title).toBe('Of the server');
  act(() => mockWaiting.splice(0).forEach((tell) => tell()));
  await nextFrame();
  expect(document.title).toBe('Of the page');
  unmount();
  show('Of the next page');
  await nextFrame();
  expect(document.title).toBe('Of the next page');
});
