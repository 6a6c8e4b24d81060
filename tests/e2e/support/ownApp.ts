import type {Page} from '@playwright/test';
import {clientsOf, type ProviderName} from '../../support/providers/clients';
import {open} from './pages';
import {originOf} from './servers';

/** What the pages of a provider say in one language. */
interface Words {
  id: string;
  secret: string;
  signIn: RegExp;
  exchange: string;
}

const english: Words = {
  id: 'Client ID',
  secret: 'Client secret',
  signIn: /^Sign in at/,
  exchange: 'Get the tokens',
};

/** Enters the reader's own application into the form of a provider. */
export async function enterOwnApp(
  page: Page,
  provider: ProviderName,
  words: Pick<Words, 'id' | 'secret'>,
): Promise<void> {
  const {id, secret} = clientsOf(provider).own;
  await page.getByLabel(words.id).fill(id);
  await page.getByLabel(words.secret).fill(secret);
}

/** Signs in with a form that is filled in, and asks for the tokens. */
export async function getTokens(
  page: Page,
  words: Pick<Words, 'signIn' | 'exchange'>,
): Promise<void> {
  await page.getByRole('button', {name: words.signIn}).click();
  await page.getByRole('button', {name: 'Allow'}).click();
  await page.getByRole('button', {name: words.exchange}).click();
}

/** Signs in on the English page of a provider with the reader's own application, and asks for the tokens. */
export async function signInWithOwnApp(
  page: Page,
  provider: ProviderName,
): Promise<void> {
  await open(page, `${originOf('own')}/tool/${provider}/request`);
  await enterOwnApp(page, provider, english);
  await getTokens(page, english);
}
