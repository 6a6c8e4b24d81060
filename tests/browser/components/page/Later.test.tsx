import {act, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {Later} from '../../../../src/components/page/Later';
import {renderOnSite} from '../../../support/renderOnSite';
import type * as turns from '../../../../src/lib/turns';

const mockTasks: (() => void)[] = [];

jest.mock('../../../../src/lib/pageTurns', () => {
  const {createTurns} = jest.requireActual<typeof turns>(
    '../../../../src/lib/turns',
  );
  return {
    pageTurns: createTurns((work) => {
      mockTasks.push(work);
    }),
  };
});

afterEach(() => {
  mockTasks.length = 0;
});

async function runTask(): Promise<void> {
  await act(async () => {
    mockTasks.shift()?.();
    await Promise.resolve();
  });
}

const texts = () => screen.queryAllByText(/part/).map((one) => one.textContent);

const pages: ReactNode = (
  <>
    <Route path="/first">
      <p>Nothing yet</p>
    </Route>
    <Route path="/second">
      <Later until={<p>More is coming</p>}>
        <p>One part</p>
        <p>Another part</p>
      </Later>
    </Route>
  </>
);

test('the page that a reader came to is there as a whole', () => {
  renderOnSite(pages, '/second');
  expect(texts()).toEqual(['One part', 'Another part']);
  expect(mockTasks).toEqual([]);
});

test('behind a link, the text below the screen comes part by part', async () => {
  const {history} = renderOnSite(pages, '/first');
  act(() => history.push('/second'));
  expect(texts()).toEqual([]);
  await runTask();
  expect(texts()).toEqual(['One part']);
  await runTask();
  expect(texts()).toEqual(['One part', 'Another part']);
});

test('a link to a place further down brings the whole text', () => {
  const {history} = renderOnSite(pages, '/first');
  act(() => history.push('/second#place'));
  expect(texts()).toEqual(['One part', 'Another part']);
});

test('the way back brings the whole text', () => {
  const {history} = renderOnSite(pages, '/second');
  act(() => history.push('/first'));
  act(() => history.goBack());
  expect(texts()).toEqual(['One part', 'Another part']);
});

test('who leaves before the text is there gets no more of it', async () => {
  const {history} = renderOnSite(pages, '/first');
  act(() => history.push('/second'));
  await runTask();
  act(() => history.push('/first'));
  await runTask();
  await runTask();
  expect(texts()).toEqual([]);
  expect(mockTasks).toEqual([]);
});
