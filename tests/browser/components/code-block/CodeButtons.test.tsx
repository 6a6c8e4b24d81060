import {act, fireEvent, screen} from '@testing-library/react';
import {CodeButtons} from '../../../../src/components/code-block/CodeButtons';
import {Messages} from '../../../../src/components/status-messages/Messages';
import {copyText} from '../../../../src/lib/browser/clipboard';
import {setMedia} from '../../../support/jsdomGaps';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/lib/browser/clipboard', () => ({
  ...jest.requireActual<object>('../../../../src/lib/browser/clipboard'),
  copyText: jest.fn(),
}));

const copying = jest.mocked(copyText);

const buttons = (
  <CodeButtons readCode={() => '$ id -u\n'} language="bash">
    <button type="button">Wrap</button>
  </CodeButtons>
);

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => {
  jest.useFakeTimers();
  copying.mockResolvedValue(true);
  setMedia('(min-width: 420px)', true);
});

afterEach(() => {
  jest.useRealTimers();
});

const copyButton = () =>
  screen.queryByRole('button', {name: /^(?:Copy the code|Copied)$/});

async function press(): Promise<void> {
  await pass(500);
  await act(async () => {
    fireEvent.click(copyButton() as HTMLElement);
    await Promise.resolve();
  });
}

test('a visitor finds the copy button half a second after the page shows, and the others at once', async () => {
  renderOnSite(buttons);
  expect(screen.getByRole('button', {name: 'Wrap'})).toBeVisible();
  await pass(499);
  expect(copyButton()).toBeNull();
  await pass(1);
  expect(copyButton()).toHaveTextContent('Copy');
});

test('a visitor of a very narrow screen finds no copy button until the phone is turned', async () => {
  setMedia('(min-width: 420px)', false);
  renderOnSite(buttons);
  await pass(1000);
  expect(copyButton()).toBeNull();
  act(() => setMedia('(min-width: 420px)', true));
  expect(copyButton()).toBeVisible();
});

test('a visitor who copies gets the code without prompts, sees and hears it for two seconds', async () => {
  renderOnSite(buttons);
  await press();
  expect(copying).toHaveBeenCalledWith('id -u\n');
  expect(copyButton()).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await pass(1999);
  expect(copyButton()).toHaveTextContent('Copied');
  await pass(1);
  expect(copyButton()).toHaveTextContent('Copy');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('a visitor whose browser refuses is told so and what to do', async () => {
  copying.mockResolvedValue(false);
  renderOnSite(
    <>
      {buttons}
      <Messages />
    </>,
  );
  await press();
  expect(screen.getByText(/did not let the site copy/)).toBeVisible();
  expect(copyButton()).toHaveTextContent('Copy');
});
