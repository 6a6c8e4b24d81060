import {act, fireEvent, screen} from '@testing-library/react';
import {useAddressState} from '../../../src/hooks/useAddressState';
import {renderOnSite} from '../../support/renderOnSite';

const codec = {
  read: (search: string) => new URLSearchParams(search).get('port') ?? '',
  write: (port: string, search: string) => {
    const query = new URLSearchParams(search);
    query.set('port', port);
    return `?${query.toString()}`;
  },
};

function Field() {
  const [port, setPort, fromLink] = useAddressState(codec, 'none');
  return (
    <>
      <input
        aria-label="Port"
        onChange={({target}) => {
          setPort(target.value);
        }}
        value={port}
      />
      <output>{fromLink}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', {name: 'Port'});
const fromLink = () => screen.getByRole('status').textContent;

test('the address follows the visitor after a pause, and keeps what else it says', () => {
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

test('the next page does not get what was typed just before it was opened', () => {
  jest.useFakeTimers();
  const {history} = renderOnSite(<Field />, '/page');
  fireEvent.change(field(), {target: {value: '81'}});
  // The page is still shown while the next one loads.
  act(() => {
    history.push('/next');
  });
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(history.createHref(history.location)).toBe('/next');
  jest.useRealTimers();
});

test('going back to another query takes what is there', async () => {
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

describe('what the address said when the visitor came', () => {
  const write = (value: string) => {
    fireEvent.change(field(), {target: {value}});
    act(() => {
      jest.advanceTimersByTime(1000);
    });
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is known after the visitor has changed it', () => {
    const {history} = renderOnSite(<Field />, '/link?port=80');
    expect(fromLink()).toBe('80');
    write('81');
    expect(history.location.search).toBe('?port=81');
    expect(fromLink()).toBe('80');
  });

  test('is nothing of what the visitor wrote, also after the page was left and found again', () => {
    const first = renderOnSite(<Field />, '/typed');
    write('82');
    expect(fromLink()).toBe('');
    act(() => {
      first.history.push('/typed?port=82#heading');
    });
    expect(fromLink()).toBe('');
    const {search} = first.history.location;
    first.unmount();
    renderOnSite(<Field />, `/typed${search}`);
    expect(field()).toHaveValue('82');
    expect(fromLink()).toBe('');
  });

  test('is nothing of what the visitor wrote, also after the page was loaded again', () => {
    const first = renderOnSite(<Field />, '/loaded');
    write('83');
    // What a browser keeps of an entry in the history.
    const {search, state} = first.history.location;
    first.unmount();
    const {history} = renderOnSite(<Field />, '/elsewhere');
    act(() => {
      history.push({pathname: '/loaded-again', search, state});
    });
    expect(field()).toHaveValue('83');
    expect(fromLink()).toBe('');
  });
});
