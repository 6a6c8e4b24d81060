import {copyText} from '../../../../src/lib/browser/clipboard';

function give(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: clipboard,
  });
}

/** Stands in for the browser's copy command, which jsdom lacks: tells what was selected when it came. */
function giveCommand(answer: () => boolean): () => string | undefined {
  let selected: string | undefined;
  Object.assign(document, {
    execCommand: () => {
      const {activeElement} = document;
      if (activeElement instanceof HTMLTextAreaElement) {
        const {value, selectionStart, selectionEnd} = activeElement;
        selected = value.slice(selectionStart, selectionEnd);
      }
      return answer();
    },
  });
  return () => selected;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const text = 'first “line”\n\tsecond 行  \n';

test.each([
  ['without HTTPS, where there is no clipboard', undefined],
  [
    'where the clipboard refuses',
    {
      writeText: () =>
        Promise.reject(new DOMException('no', 'NotAllowedError')),
    },
  ],
])('a visitor %s copies by the browser’s command', async (_, clipboard) => {
  give(clipboard);
  const selected = giveCommand(() => true);
  await expect(copyText(text)).resolves.toBe(true);
  expect(selected()).toBe(text);
});

test('a visitor who copies by the command stays where the focus and the selection were', async () => {
  give(undefined);
  giveCommand(() => true);
  document.body.innerHTML = '<p>Some words</p><button>Copy</button>';
  const [words, button] = document.body.children;
  (button as HTMLElement).focus();
  document.getSelection()?.selectAllChildren(words as Node);
  await copyText(text);
  expect(button).toHaveFocus();
  expect(document.getSelection()?.toString()).toBe('Some words');
  expect(document.body.children).toHaveLength(2);
});

test('a visitor in a dialog copies there, because nothing behind it can be selected', async () => {
  give(undefined);
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  document.querySelector('button')?.focus();
  let place: Element | null | undefined;
  giveCommand(() => {
    place = document.activeElement?.parentElement;
    return true;
  });
  await copyText(text);
  expect(place).toBe(document.querySelector('dialog'));
});

test.each([
  ['refuses', () => false],
  [
    'fails',
    () => {
      throw new Error('no command');
    },
  ],
])('a visitor whose browser %s is not told otherwise', async (_, answer) => {
  give(undefined);
  giveCommand(answer);
  await expect(copyText(text)).resolves.toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a text that is still on its way is announced to the clipboard at once, as browsers want it', async () => {
  const items: Record<string, Promise<Blob>>[] = [];
  function ClipboardItem(parts: Record<string, Promise<Blob>>) {
    items.push(parts);
  }
  Object.assign(globalThis, {ClipboardItem});
  const write = jest.fn().mockResolvedValue(undefined);
  give({write});
  await expect(copyText(Promise.resolve(text))).resolves.toBe(true);
  expect((await items[0]?.['text/plain'])?.size).toBe(new Blob([text]).size);
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});
