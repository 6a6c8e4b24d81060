import {act, fireEvent, screen} from '@testing-library/react';
import {useAddressState} from '../../../src/hooks/useAddressState';
import {renderOnSite, serverHtml} from '../../support/renderOnSite';

const door = {
  read: (search: string) => new URLSearchParams(search).get('port') ?? '',
  write: (port: string, search: string) => {
    const query = new URLSearchParams(search);
    query.set('port', port);
    return `?${query.toString()}`;
  },
};

function Field() {
  const [port, setPort] = useAddressState(door, 'none');
  return (
    <input
      aria-label="Port"
      onChange={({target}) => {
        setPort(target.value);
      }}
      value={port}
    />
  );
}

const field = () => screen.getByRole('textbox', {name: 'Port'});

test('the server assumes nothing of the address', () => {
  expect(serverHtml(<Field />, '/page?port=80')).toContain('value="none"');
});

test('the address follows the reader after a pause, and keeps what else it says', () => {
  jest.useFakeTimers();
  const {history} = renderOnSite(<Field />, '/page?q=docker&port=80');
  expect(field()).toHaveValue('80');
  for (const value of ['8', '81']) {
    fireEvent.change(field(), {target: {value}});
  }
  expect(history.location.search).toBe('?q=docker&port=80');
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(history.location.search).toBe('?q=docker&port=81');
  expect(history.length).toBe(1);
  jest.useRealTimers();
});

test('going back to another query takes what stands there', async () => {
  const {history, user} = renderOnSite(<Field />, '/page?port=80');
  act(() => {
    history.push('/page?port=90');
  });
  await user.type(field(), '1');
  expect(field()).toHaveValue('901');
  act(() => {
    history.goBack();
  });
  expect(field()).toHaveValue('80');
});
