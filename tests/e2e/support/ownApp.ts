import type {Page} from '@playwright/test';
import {clientsOf, type ProviderName} from '../../support/providers/clients';
import {open} from './pages';
import {originOf} from './servers';

/** Signs in on the English page of a provider with the reader's own application, and asks for the tokens. */
export async function signInWithOwnApp(
  page: Page,
  provider: ProviderName,
): Promise<void> {
  const {id, secret} = clientsOf(provider).own;
  await open(page, `${originOf('own')}/tool/${provider}/request`);
  await page.getByLabel('Client ID').fill(id);
  await page.getByLabel('Client secret').fill(secret);
  await page.getByRole('button', {name: /^Sign in at/}).click();
  await page.getByRole('button', {name: 'Allow'}).click();
  await page.getByRole('button', {name: 'Get the tokens'}).click();
}
