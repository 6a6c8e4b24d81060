import type {Driver} from '../../src/data/drivers/schema';
import {toWrite} from '../placeholders/marker';
import {pageFiles} from './pageTexts';

const fields = {icon: 'key', sidebar: false, comment: false, watermark: false};

/** Two Chinese words, with a space where one of them is Latin. */
export function joined(one: string, other: string): string {
  const isHan =
    /[\p{Script=Han}⟧]$/u.test(one) && /^[\p{Script=Han}⟦]/u.test(other);
  return isHan ? one + other : `${one} ${other}`;
}

function indexPage(page: string, {name, page: driverPage, service}: Driver) {
  return pageFiles(page, {
    en: {
      title: service.en,
      fields,
      body: [
        `Get the refresh token that the driver **${name}** asks for.`,
        [
          '- [Refresh token](./request.md): begin here',
          `- [Return from the sign-in](./callback.md): ${service.en} leads you there`,
        ].join('\n'),
        '## Where next {/* #where-next */}',
        [
          `- [The driver ${service.en}](../../guide/drivers/${driverPage}.md)`,
          '- [All pages that get a token](../index.md)',
        ].join('\n'),
      ].join('\n\n'),
    },
    zh: {
      title: service.zh,
      fields,
      body: [
        `获取 **${name}** 驱动需要的刷新令牌。`,
        [
          '- [刷新令牌](./request.md)：从这里开始',
          `- [登录返回页](./callback.md)：登录后会回到这里`,
        ].join('\n'),
        '## 接下来 {/* #where-next */}',
        [
          `- [${joined('驱动', service.zh)}](../../guide/drivers/${driverPage}.md)`,
          '- [所有获取令牌的页面](../index.md)',
        ].join('\n'),
      ].join('\n\n'),
    },
  });
}

function requestPage(page: string, flow: string, {name, service}: Driver) {
  const block = `<TokenRequest flow="${flow}" />`;
  return pageFiles(page, {
    en: {
      title: `${service.en} refresh token`,
      fields,
      body: [
        `Get the refresh token for the driver **${name}** with an app of your own.`,
        '## Before you start {/* #before-you-start */}',
        [
          `1. ${toWrite('Where the reader creates an app, and with which rights')}`,
          '2. Register the redirect address that the form below shows.',
        ].join('\n'),
        '## Sign in {/* #sign-in */}',
        block,
        'If a request fails, the message names the host and says what to do. The list below the form shows every request.',
      ].join('\n\n'),
    },
    zh: {
      title: joined(service.zh, '刷新令牌'),
      fields,
      body: [
        `用自己的应用获取 **${name}** 驱动的刷新令牌。`,
        '## 开始之前 {/* #before-you-start */}',
        [
          `1. ${toWrite('在哪里创建应用，授予哪些权限')}`,
          '2. 把下面表单显示的地址登记为应用的重定向地址。',
        ].join('\n'),
        '## 登录 {/* #sign-in */}',
        block,
        '请求失败时，提示会写明是哪个主机、该怎么办。表单下方的列表会显示每一个请求。',
      ].join('\n\n'),
    },
  });
}

function callbackPage(page: string, flow: string, {service}: Driver) {
  const block = `<TokenCallback flow="${flow}" />`;
  return pageFiles(page, {
    en: {
      title: `Return from ${service.en}`,
      fields,
      body: [
        `${service.en} sends you to this page after you sign in. It takes the code, checks that this tab began the sign-in, and exchanges the code for tokens.`,
        block,
        '## Good to know {/* #good-to-know */}',
        [
          '- The code and what came with it are taken out of the address bar as soon as the page loads.',
          '- A code works once. Without a fitting sign-in in this tab nothing is sent; begin at [Refresh token](./request.md).',
          '- Do not reload the page before you have copied the tokens: they are only in its memory.',
        ].join('\n'),
      ].join('\n\n'),
    },
    zh: {
      title: joined(joined('从', service.zh), '返回'),
      fields,
      body: [
        '登录后会回到本页。页面取走授权码，确认登录是由这个标签页发起的，再换取令牌。',
        block,
        '## 须知 {/* #good-to-know */}',
        [
          '- 页面一打开，授权码及附带内容就会从地址栏移除。',
          '- 授权码只能用一次。这个标签页没有对应的登录时，什么都不会发送，从[刷新令牌](./request.md)重新开始。',
          '- 复制令牌之前不要刷新页面，它们只在页面内存里。',
        ].join('\n'),
      ].join('\n\n'),
    },
  });
}

/** The pages of a provider, in each language. */
export function toolPages(provider: string, driver: Driver) {
  const at = (name: string) => `tool/${provider}/${name}`;
  const flow = `${provider}/token`;
  return {
    files: {
      ...indexPage(at('index'), driver),
      ...requestPage(at('request'), flow, driver),
      ...callbackPage(at('callback'), flow, driver),
    },
    names: ['index', 'request', 'callback'].map(at),
  };
}
