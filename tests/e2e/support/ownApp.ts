import type {Page} from '@playwright/test';
import {clientsOf, type ProviderName} from '../../support/providers/clients';
import {open} from './pages';
import {originOf} from './servers';

/** What the pages of a provider say. */
export const tokenWords = {
  en: {
    signIn: /^Sign in at /,
    own: 'My own app',
    id: 'Client ID',
    secret: 'Client secret',
    exchange: 'Get the tokens',
    show: 'Show: Refresh token',
    target: 'Paste into',
    works: /^Works, \d+ ms$/,
  },
  zh: {
    signIn: /^登录服务商：/,
    own: '自己的应用',
    id: '客户端 ID',
    secret: '客户端密钥',
    exchange: '获取令牌',
    show: '显示：刷新令牌',
    target: '填到',
    works: /^可用，\d+ 毫秒$/,
  },
} as const;

type Words = (typeof tokenWords)[keyof typeof tokenWords];

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
  await enterOwnApp(page, provider, tokenWords.en);
  await getTokens(page, tokenWords.en);
}
