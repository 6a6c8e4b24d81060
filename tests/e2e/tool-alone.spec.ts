import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {clientsOf} from '../support/providers/clients';
import type {Providers} from '../support/providers';
import {tokenWords} from './support/ownApp';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect} from './support/test';
import {test as base} from './support/tokenTools';
import {inTurn} from './support/turns';

/** A reader of a site without any token service. */
const test = base.extend({
  context: async ({context}, use) => {
    await context.addInitScript(() => {
      if (window.location.protocol.startsWith('http')) {
        window.localStorage.setItem('api_name', 'cf');
      }
    });
    await use(context);
  },
});

const say = {
  en: {
    ...tokenWords.en,
    showValue: (name: string) => `Show: ${name}`,
    prompt: (name: string) => `When it prompts for ${name}, paste:`,
    terminal: /^No token service can be used here/,
  },
  zh: {
    ...tokenWords.zh,
    showValue: (name: string) => `显示：${name}`,
    prompt: (name: string) => `提示 ${name} 时粘贴：`,
    terminal: /^这里没有可用的令牌服务/,
  },
} as const;

const at = (page: string, locale: Locale) =>
  `${originOf('own')}${addressOf(page, locale)}`;

/** Shows the masked value for a prompt, and returns it. */
async function shown(page: Page, locale: Locale, name: string) {
  const value = page
    .locator('div')
    .filter({has: page.getByText(say[locale].prompt(name))})
    .last();
  await value
    .getByRole('button', {name: say[locale].showValue(name), exact: true})
    .click();
  return (await value.locator('output').textContent()) ?? '';
}

/** Runs the command of the page in bash, against the simulated providers, with an answer for each prompt. */
async function runInTerminal(
  command: string,
  answers: Readonly<Record<string, string>>,
  providers: Providers,
): Promise<Record<string, unknown>> {
  const local = command.replace(/https:\/\/\S+$/m, (url) =>
    providers.addressOf(url),
  );
  expect(local).not.toBe(command);
  const prompts = [...command.matchAll(/read -rs (\w+)/g)];
  expect(prompts.length).toBeGreaterThan(1);
  // The simulated providers answer in this process, so it must not wait.
  const child = spawn('bash', ['-c', local], {timeout: 20_000});
  child.stdin.end(
    prompts.map(([, name = '']) => `${answers[name] ?? ''}\n`).join(''),
  );
  let stdout = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  await once(child, 'close');
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<
    string,
    unknown
  >;
}

for (const locale of inTurn(['en', 'zh'] as const, 1)) {
  const words = say[locale];

  for (const provider of inTurn(
    ['onedrive', 'baidu', 'aliyundrive'] as const,
    0,
  )) {
    test(`a visitor in ${locale} gets a token of ${provider} with a command in their own terminal`, async ({
      page,
      providers,
      service,
    }) => {
      const {id, secret} = clientsOf(provider).own;
      await open(page, at(`/tool/${provider}/request`, locale));
      await expect(page.getByText(words.terminal)).toBeVisible();
      const signIn = page.getByRole('button', {name: words.signIn});
      const form = page.locator('form').filter({has: signIn});
      await expect(form.getByLabel(words.secret)).toHaveCount(0);
      await form.getByLabel(words.id).fill(id);
      await signIn.click();
      await page.getByRole('button', {name: 'Allow'}).click();
      await expect(page).toHaveURL(at(`/tool/${provider}/callback`, locale));
      await expect(
        page.getByRole('button', {name: words.exchange}),
      ).toHaveCount(0);
      const command =
        (await page
          .locator('code.language-bash')
          .filter({hasText: 'curl'})
          .textContent()) ?? '';
      const code = await shown(page, locale, 'code');
      const hasVerifier = command.includes('code_verifier');
      const answers = {
        client_secret: secret,
        code,
        ...(hasVerifier
          ? {code_verifier: await shown(page, locale, 'code_verifier')}
          : {}),
      };
      expect(hasVerifier).toBe(provider === 'onedrive');
      Object.values(answers).forEach((value) => {
        expect(value).not.toBe('');
        expect(command).not.toContain(value);
      });
      const answer = await runInTerminal(command, answers, providers);
      expect(answer.refresh_token).toEqual(expect.any(String));
      await expect(page.getByText(words.target).first()).toBeVisible();
      expect(service.log).toEqual([]);
    });
  }
}
