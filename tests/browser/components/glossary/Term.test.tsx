import {act, fireEvent, screen} from '@testing-library/react';
import {Term} from '../../../../src/components/glossary/Term';
import {FOCUS_DELAY} from '../../../../src/components/glossary/useTooltipTrigger';
import {renderOnSite} from '../../../support/renderOnSite';

const term = (
  <p>
    A{' '}
    <Term explanation="One place that files come from.">
      <a href="/guide/glossary#storage">storage</a>
    </Term>
    .
  </p>
);

const link = () => screen.getByRole('link', {name: 'storage'});
const tip = () =>
  screen.getByText('One place that files come from.')
    .parentElement as HTMLElement;
const isShown = () => tip().className.includes('open');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

test('a visitor who tabs on within 1500 ms sees nothing open', () => {
  renderOnSite(term);
  act(() => link().focus());
  wait(FOCUS_DELAY - 1);
  act(() => link().blur());
  wait(FOCUS_DELAY);
  expect(isShown()).toBe(false);
});

const frame = () => link().parentElement as HTMLElement;
const mouse = {pointerType: 'mouse'};

test('a mouse that passes over the term does not close the explanation opened by focus', () => {
  renderOnSite(term);
  act(() => link().focus());
  wait(FOCUS_DELAY);
  fireEvent.pointerEnter(frame(), mouse);
  fireEvent.pointerLeave(frame(), mouse);
  expect(isShown()).toBe(true);
  act(() => link().blur());
  expect(isShown()).toBe(false);
});

test('Escape also cancels an explanation that has not opened yet', () => {
  renderOnSite(term);
  fireEvent.pointerEnter(frame(), mouse);
  act(() => link().focus());
  fireEvent.keyDown(link(), {key: 'Escape'});
  wait(FOCUS_DELAY);
  expect(isShown()).toBe(false);
});
