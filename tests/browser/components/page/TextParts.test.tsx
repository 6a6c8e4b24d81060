import {act, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {Route} from 'react-router-dom';
import {LaterText, TextPart} from '../../../../src/components/page/TextParts';
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

/** One task of the browser, and what follows from it. */
async function runTask(): Promise<void> {
  await act(async () => {
    mockTasks.shift()?.();
    await Promise.resolve();
  });
}

/** What a part of a text contains, and whether it was asked for. */
function partOf(...texts: string[]) {
  return jest.fn(() => texts.map((text) => <p key={text}>{text}</p>));
}

let root: Root | undefined;

afterEach(async () => {
  while (mockTasks.length > 0) {
    await runTask();
  }
  act(() => root?.unmount());
  root = undefined;
  document.body.textContent = '';
});

test('what a part contains is not made before its turn, and readable all the while', async () => {
  const first = partOf('One', 'Two');
  const second = partOf('Three');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<!--$--><p>One</p><p>Two</p><!--/$--><!--$--><p>Three</p><!--/$-->';
  await act(async () => {
    root = hydrateRoot(
      container,
      <>
        <TextPart content={first} />
        <TextPart content={second} />
      </>,
    );
    await Promise.resolve();
  });
  expect(first).not.toHaveBeenCalled();
  await runTask();
  expect(first).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  await runTask();
  expect(second).toHaveBeenCalled();
  expect(container).toHaveTextContent('OneTwoThree');
});

const pages = (later: () => ReactNode[]) => (
  <>
    <Route path="/first">
      <p>Nothing yet</p>
    </Route>
    <Route path="/second">
      <LaterText content={later} />
    </Route>
  </>
);

test('behind a link, parts below the screen come one after the other', async () => {
  const first = partOf('One');
  const second = partOf('Two');
  const {history} = renderOnSite(
    pages(() => [
      <TextPart content={first} key="first" />,
      <TextPart content={second} key="second" />,
    ]),
    '/first',
  );
  act(() => history.push('/second'));
  expect(first).not.toHaveBeenCalled();
  await runTask();
  expect(screen.getByText('One')).toBeVisible();
  expect(second).not.toHaveBeenCalled();
  await runTask();
  expect(screen.getByText('Two')).toBeVisible();
});
