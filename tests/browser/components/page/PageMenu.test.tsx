import {act, fireEvent, screen} from '@testing-library/react';
import {useEndpoint} from '../../../../src/components/oauth-tools/useEndpoint';
import {PageMenu} from '../../../../src/components/page/PageMenu';
import {copyText} from '../../../../src/lib/browser/clipboard';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/lib/browser/clipboard', () => ({
  ...jest.requireActual<object>('../../../../src/lib/browser/clipboard'),
  copyText: jest.fn().mockResolvedValue(true),
}));
jest.mock('../../../../src/components/oauth-tools/useEndpoint');

const open = (address: string | undefined) => {
  jest
    .mocked(useEndpoint)
    .mockReturnValue({address, refused: undefined} as never);
  renderOnSite(<PageMenu />, '/guide/');
};

test('the address of the MCP server is copied with one press', async () => {
  open('https://token.example');
  const button = screen.getByText('Copy the MCP address');
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
  expect(copyText).toHaveBeenCalledWith('https://token.example/mcp');
  expect(button).toHaveTextContent('Copied');
});

test('a site without such a server offers no address', () => {
  open(undefined);
  expect(screen.queryByText('Copy the MCP address')).not.toBeInTheDocument();
  expect(screen.getByText('Ask Claude')).toBeInTheDocument();
});
