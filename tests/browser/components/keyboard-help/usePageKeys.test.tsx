import {act, fireEvent, screen} from '@testing-library/react';
import {usePageKeys} from '../../../../src/components/keyboard-help/usePageKeys';
import {openKeyboardHelp as openHelp} from '../../../../src/components/keyboard-help/useKeyboardHelp';
import {openSearch} from '../../../../src/components/search/useSearch';
import {writeStored} from '../../../../src/lib/browser/storage';
import {
  neighbourLinkIds,
  pageKeysChoice,
} from '../../../../src/components/keyboard-help/pageKeys';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/components/keyboard-help/useKeyboardHelp');
jest.mock('../../../../src/components/search/useSearch');

const follow = jest.fn<undefined, [string]>();

function Page({hasNext = true}: {hasNext?: boolean}) {
  usePageKeys();
  return (
    <>
      {hasNext ? (
        <button
          id={neighbourLinkIds.next}
          onClick={() => follow('next')}
          type="button"
        >
          Next
        </button>
      ) : null}
      <input aria-label="Search" />
      <input aria-label="Only free ones" type="checkbox" />
      <div contentEditable suppressContentEditableWarning>
        <span>Draft</span>
      </div>
      <p>Text</p>
    </>
  );
}

beforeEach(() => {
  jest.mocked(openHelp).mockClear();
  jest.mocked(openSearch).mockClear();
  follow.mockClear();
});

afterEach(() => {
  act(() => {
    writeStored(pageKeysChoice, 'on');
  });
});

const next = {key: 'ArrowRight', altKey: true};

/** Presses a key there; tells whether the browser may still do what it does with the key. */
const press = (key: object, where: Element = document.body) =>
  fireEvent.keyDown(where, key);

test('whoever types is left alone', () => {
  renderOnSite(<Page />);
  for (const field of [
    screen.getByRole('textbox', {name: 'Search'}),
    screen.getByText('Draft'),
  ]) {
    expect(press(next, field)).toBe(true);
    expect(press({key: '?'}, field)).toBe(true);
  }
  expect(follow).not.toHaveBeenCalled();
  expect(openHelp).not.toHaveBeenCalled();
});

test('whoever has just ticked a box types nothing, so the keys work there', () => {
  renderOnSite(<Page />);
  const box = screen.getByRole('checkbox');
  expect(press(next, box)).toBe(false);
  expect(press({key: '/'}, box)).toBe(false);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(openSearch).toHaveBeenCalledTimes(1);
});

test('a key that another part of the page has used is not used twice', () => {
  renderOnSite(<Page />);
  const text = screen.getByText('Text');
  text.addEventListener('keydown', (event) => event.preventDefault());
  press(next, text);
  expect(follow).not.toHaveBeenCalled();
});
