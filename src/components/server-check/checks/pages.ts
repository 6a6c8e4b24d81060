import {translate} from '@docusaurus/Translate';
import type {Explanation} from './check';

/** Pages that explain remedies. */
export const pages = {
  cors: {
    page: '/config/configuration',
    at: 'cors',
    label: () =>
      translate({
        id: 'serverCheck.page.cors',
        message: 'Allow other sites (CORS)',
        description: 'Link from a finding about a server',
      }),
  },
  siteUrl: {
    page: '/config/configuration',
    at: 'site-url',
    label: () =>
      translate({
        id: 'serverCheck.page.siteUrl',
        message: 'Set site_url',
        description: 'Link from a finding about a server',
      }),
  },
  https: {
    page: '/config/configuration',
    at: 'https',
    label: () =>
      translate({
        id: 'serverCheck.page.https',
        message: 'Turn on HTTPS',
        description: 'Link from a finding about a server',
      }),
  },
  proxy: {
    page: '/guide/install/reverse-proxy',
    at: 'set-up',
    label: () =>
      translate({
        id: 'serverCheck.page.proxy',
        message: 'Set up a reverse proxy',
        description: 'Link from a finding about a server',
      }),
  },
  proxyTroubles: {
    page: '/guide/install/reverse-proxy',
    at: 'troubleshooting',
    label: () =>
      translate({
        id: 'serverCheck.page.proxyTroubles',
        message: 'What goes wrong behind a reverse proxy',
        description: 'Link from a finding about a server',
      }),
  },
  traffic: {
    page: '/config/other',
    at: 'traffic',
    label: () =>
      translate({
        id: 'serverCheck.page.traffic',
        message: 'Traffic',
        description: 'Link from a finding about a server',
      }),
  },
  proxyHeaders: {
    page: '/config/preview',
    at: 'proxy',
    label: () =>
      translate({
        id: 'serverCheck.page.proxyHeaders',
        message: 'Proxy types and headers',
        description: 'Link from a finding about a server',
      }),
  },
  readmeScripts: {
    page: '/config/preview',
    at: 'text',
    label: () =>
      translate({
        id: 'serverCheck.page.readmeScripts',
        message: 'Text',
        description: 'Link from a finding about a server',
      }),
  },
  customHead: {
    page: '/config/global',
    at: 'customize',
    label: () =>
      translate({
        id: 'serverCheck.page.customHead',
        message: 'Your own HTML and CSS',
        description: 'Link from a finding about a server',
      }),
  },
  delivery: {
    page: '/guide/drivers/common',
    at: 'download-path',
    label: () =>
      translate({
        id: 'serverCheck.page.delivery',
        message: 'Redirect or proxy',
        description: 'Link from a finding about a server',
      }),
  },
  ranges: {
    page: '/guide/install/reverse-proxy',
    at: 'range',
    label: () =>
      translate({
        id: 'serverCheck.page.ranges',
        message: 'Range requests and buffering',
        description: 'Link from a finding about a server',
      }),
  },
  subPath: {
    page: '/guide/install/reverse-proxy',
    at: 'sub-path',
    label: () =>
      translate({
        id: 'serverCheck.page.subPath',
        message: 'AList under a sub-path',
        description: 'Link from a finding about a server',
      }),
  },
  proxyWebdav: {
    page: '/guide/install/reverse-proxy',
    at: 'webdav',
    label: () =>
      translate({
        id: 'serverCheck.page.proxyWebdav',
        message: 'WebDAV behind a reverse proxy',
        description: 'Link from a finding about a server',
      }),
  },
  install: {
    page: '/guide/install/',
    label: () =>
      translate({
        id: 'serverCheck.page.install',
        message: 'Install AList',
        description: 'Link from a finding about a server',
      }),
  },
  changes: {
    page: '/guide/changelog',
    label: () =>
      translate({
        id: 'serverCheck.page.changes',
        message: 'All changes',
        description: 'Link from a finding about a server',
      }),
  },
  robots: {
    page: '/config/site',
    at: 'robots',
    label: () =>
      translate({
        id: 'serverCheck.page.robots',
        message: 'Search engines',
        description: 'Link from a finding about a server',
      }),
  },
  signatures: {
    page: '/config/global',
    at: 'signatures',
    label: () =>
      translate({
        id: 'serverCheck.page.signatures',
        message: 'Signatures and link expiry',
        description: 'Link from a finding about a server',
      }),
  },
  accounts: {
    page: '/guide/advanced/user',
    at: 'built-in',
    label: () =>
      translate({
        id: 'serverCheck.page.accounts',
        message: 'Accounts that exist from the start',
        description: 'Link from a finding about a server',
      }),
  },
  permissions: {
    page: '/guide/advanced/user',
    at: 'permissions',
    label: () =>
      translate({
        id: 'serverCheck.page.permissions',
        message: 'Permissions of a role',
        description: 'Link from a finding about a server',
      }),
  },
  basePath: {
    page: '/guide/advanced/user',
    at: 'base-path',
    label: () =>
      translate({
        id: 'serverCheck.page.basePath',
        message: 'Base path of an account',
        description: 'Link from a finding about a server',
      }),
  },
  uploadLimits: {
    page: '/faq/howto',
    at: 'upload-413',
    label: () =>
      translate({
        id: 'serverCheck.page.uploadLimits',
        message: 'Fix 413',
        description: 'Link from a finding about a server',
      }),
  },
  registration: {
    page: '/guide/advanced/user',
    at: 'registration',
    label: () =>
      translate({
        id: 'serverCheck.page.registration',
        message: 'Let people register',
        description: 'Link from a finding about a server',
      }),
  },
  twoFactor: {
    page: '/guide/advanced/2fa',
    at: 'problems',
    label: () =>
      translate({
        id: 'serverCheck.page.twoFactor',
        message: 'Problems with two-factor codes',
        description: 'Link from a finding about a server',
      }),
  },
  errors: {
    page: '/faq/error',
    at: 'find',
    label: () =>
      translate({
        id: 'serverCheck.page.errors',
        message: 'Find a message',
        description: 'Link from a finding about a server',
      }),
  },
  token: {
    page: '/config/other',
    at: 'token',
    label: () =>
      translate({
        id: 'serverCheck.page.token',
        message: 'Administrator token',
        description: 'Link from a finding about a server',
      }),
  },
  metas: {
    page: '/guide/advanced/meta',
    at: 'other-ways',
    label: () =>
      translate({
        id: 'serverCheck.page.metas',
        message: 'What else reaches a folder with a password',
        description: 'Link from a finding about a server',
      }),
  },
  metaPassword: {
    page: '/guide/advanced/meta',
    at: 'password',
    label: () =>
      translate({
        id: 'serverCheck.page.metaPassword',
        message: 'Passwords of folders',
        description: 'Link from a finding about a server',
      }),
  },
  metaWrite: {
    page: '/guide/advanced/meta',
    at: 'write',
    label: () =>
      translate({
        id: 'serverCheck.page.metaWrite',
        message: 'Who may write into a folder',
        description: 'Link from a finding about a server',
      }),
  },
  nearestMeta: {
    page: '/guide/advanced/meta',
    at: 'before-you-start',
    label: () =>
      translate({
        id: 'serverCheck.page.nearestMeta',
        message: 'Only the nearest meta counts',
        description: 'Link from a finding about a server',
      }),
  },
  devices: {
    page: '/config/global',
    at: 'devices',
    label: () =>
      translate({
        id: 'serverCheck.page.devices',
        message: 'Devices of an account',
        description: 'Link from a finding about a server',
      }),
  },
  index: {
    page: '/guide/advanced/search',
    at: 'problems',
    label: () =>
      translate({
        id: 'serverCheck.page.index',
        message: 'What goes wrong with search',
        description: 'Link from a finding about a server',
      }),
  },
  tasks: {
    page: '/faq/error',
    at: 'uploads',
    label: () =>
      translate({
        id: 'serverCheck.page.tasks',
        message: 'Messages of uploads and tasks',
        description: 'Link from a finding about a server',
      }),
  },
} as const satisfies Record<string, Explanation>;
