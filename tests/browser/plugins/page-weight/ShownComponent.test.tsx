import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {render, screen} from '@testing-library/react';
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
  const load = async () => Promise.resolve();
  createShownComponent('/a', '0', ['1789', '0a1b', load]);
  expect(routesChunkNames).toEqual({
    '/a-0': {__comp: '1789', content: '0a1b'},
  });
  expect(registry).toEqual({'0a1b': [load, '', '']});
});
