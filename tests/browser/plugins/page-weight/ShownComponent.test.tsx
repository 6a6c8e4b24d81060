import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {act, render, screen} from '@testing-library/react';
import {needForPage} from '../../../../src/lib/pageNeeds';
import createShownComponent from '../../../../src/plugins/page-weight/ShownComponent';

const mockMade: string[] = [];
const mockPreload = jest.fn();

jest.mock('@docusaurus/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string) => {
    mockMade.push(path);
    return Object.assign(({name}: {name: string}) => `${name} of ${path}`, {
      preload: mockPreload,
    });
  },
}));

beforeEach(() => mockMade.splice(0));

test('a page that is not asked for is not made', () => {
  createShownComponent('/a', '0');
  expect(mockMade).toEqual([]);
});

test('a page comes ahead and is shown, made once', () => {
  const Page = createShownComponent('/a', '0');
  void Page.preload();
  expect(mockPreload).toHaveBeenCalledTimes(1);
  render(<Page {...{name: 'Text'}} />);
  expect(screen.getByText('Text of /a')).toBeInTheDocument();
  expect(mockMade).toEqual(['/a']);
});

test('what the route of a page says is found where a part is looked up', () => {
  createShownComponent('/a', '0', [
    '1789',
    '0a1b',
    async () => Promise.resolve(),
  ]);
  expect(routesChunkNames).toEqual({
    '/a-0': {__comp: '1789', content: '0a1b'},
  });
  expect(registry).toEqual({'0a1b': [expect.any(Function), '', '']});
});

test('a page is not shown before what its text needs', async () => {
  let arrive: () => void = () => undefined;
  const needed = new Promise<void>((resolve) => (arrive = resolve));
  createShownComponent('/a', '0', [
    '1789',
    '0a1b',
    async () => {
      needForPage(needed);
      return Promise.resolve('text');
    },
  ]);
  const shown = jest.fn();
  const loads = registry['0a1b'];
  const page = loads?.[0]().then(shown);
  await act(async () => Promise.resolve());
  expect(shown).not.toHaveBeenCalled();
  arrive();
  await page;
  expect(shown).toHaveBeenCalledWith('text');
});
