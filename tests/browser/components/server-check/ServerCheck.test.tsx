import {screen, within} from '@testing-library/react';
import {checks} from '../../../../src/components/server-check/checks';
import {ServerCheck} from '../../../../src/components/server-check/ServerCheck';
import {serverCheckTexts} from '../../../../src/components/server-check/checks/serverCheckTexts';
import {localize} from '../../../../src/lib/localize';
import {renderOnSite} from '../../../support/renderOnSite';

const field = (name: string) => screen.getByRole('textbox', {name});
const button = (name: string) => screen.getByRole('button', {name});

const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const scrolled = jest.fn();

beforeEach(() => {
  sent.mockReset();
  scrolled.mockReset();
  Object.assign(globalThis, {fetch: sent});
  Element.prototype.scrollIntoView = scrolled;
});

const tool = (
  <ServerCheck releases={[]} texts={localize(serverCheckTexts, 'en')} />
);

const open = (query = '') => renderOnSite(tool, `/tool/server/${query}`);

test('a link with an address fills it in, says that it comes from a link, and sends nothing', () => {
  open('?server=nas.local:5244');
  expect(field('Address of your AList')).toHaveValue('nas.local:5244');
  expect(screen.getByText(/filled in by the link/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('an address that is empty or cannot be read is explained, keeps the focus, and is not asked', async () => {
  const {user} = open();
  const address = field('Address of your AList');
  await user.click(button('Check'));
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription(
    /^Write the address under which you open AList\./,
  );
  await user.type(address, 'https://a:b@nas{Enter}');
  expect(address).toHaveAccessibleDescription(
    'Leave out name and password before the @.',
  );
  expect(sent).not.toHaveBeenCalled();
});

test('a visitor whose server does not answer is led to the result, and reads what to do', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const {user} = open('?server=http://127.0.0.1:5244');
  await user.click(button('Check'));
  const others = checks.length - 1;
  expect(
    await screen.findByText(
      RegExp(`^Faults: 1\\. .* Not checked: ${others}\\.$`),
    ),
  ).toBeVisible();
  const findings = screen.getByRole('region', {name: 'Findings'});
  expect(findings).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
  expect(
    within(findings).getByText(
      'curl -gsS -m 15 -D - "http://127.0.0.1:5244/ping"',
    ),
  ).toBeVisible();
  expect(
    within(findings).getByText(/Because no answer came that AList gives/),
  ).toBeInTheDocument();
});
