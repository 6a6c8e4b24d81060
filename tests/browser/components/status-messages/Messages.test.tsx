import {act, fireEvent, renderHook, screen} from '@testing-library/react';
import {Messages} from '../../../../src/components/status-messages/Messages';
import {
  closeMessage,
  showMessage,
  useMessages,
} from '../../../../src/components/status-messages/statusMessages';
import {renderOnSite} from '../../../support/renderOnSite';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  const {result} = renderHook(useMessages);
  act(() => result.current.forEach(({id}) => closeMessage(id)));
  jest.useRealTimers();
});

function tell(...told: Parameters<typeof showMessage>): void {
  act(() => showMessage(...told));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = (text: string) => screen.queryByText(text) !== null;

/** The element around a message. */
const boxOf = (text: string) => screen.getByText(text).parentElement as Element;

test('a message stays three seconds', () => {
  renderOnSite(<Messages />);
  tell('Copied');
  wait(2999);
  expect(shown('Copied')).toBe(true);
  wait(1);
  expect(shown('Copied')).toBe(false);
});

test('a message that was sent before the page was ready is shown', () => {
  tell('Early');
  renderOnSite(<Messages />);
  expect(shown('Early')).toBe(true);
});

test('it does not leave under the pointer, and then takes the rest of its time', () => {
  renderOnSite(<Messages />);
  tell('Copied');
  wait(2000);
  fireEvent.pointerEnter(boxOf('Copied'));
  wait(60_000);
  expect(shown('Copied')).toBe(true);
  fireEvent.pointerLeave(boxOf('Copied'));
  wait(999);
  expect(shown('Copied')).toBe(true);
  wait(1);
  expect(shown('Copied')).toBe(false);
});

test('it does not leave while it has the focus', () => {
  renderOnSite(<Messages />);
  tell('Copied');
  const close = screen.getByRole('button', {name: 'Close the message'});
  act(() => close.focus());
  wait(60_000);
  expect(shown('Copied')).toBe(true);
  act(() => close.blur());
  wait(3000);
  expect(shown('Copied')).toBe(false);
});

test('its button closes it, and Escape closes the newest', () => {
  renderOnSite(<Messages />);
  tell('First');
  tell('Second');
  tell('Third');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect([shown('First'), shown('Second'), shown('Third')]).toEqual([
    true,
    true,
    false,
  ]);
  const [close] = screen.getAllByRole('button', {name: 'Close the message'});
  fireEvent.click(close as HTMLElement);
  expect([shown('First'), shown('Second')]).toEqual([false, true]);
});
