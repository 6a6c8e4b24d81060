import type {Locale} from './locales';
import {site} from './site';

/** A place where people talk about the product or work on it, in the order of the page "Community". */
export interface CommunityPlace {
  id: string;
  name: Record<Locale, string>;
  href: string;
  purpose: Record<Locale, string>;
}

export const communityPlaces: readonly CommunityPlace[] = [
  {
    id: 'discussions',
    name: {en: 'Discussions', zh: '讨论区'},
    href: site.productDiscussion,
    purpose: {
      en: 'Questions, ideas, how you use AList',
      zh: '提问、建议、分享用法',
    },
  },
  {
    id: 'issues',
    name: {en: 'Issues', zh: 'Issue'},
    href: `${site.productSource}/issues`,
    purpose: {
      en: 'A bug that you can reproduce in the newest version',
      zh: '在最新版本里能重现的问题',
    },
  },
  {
    id: 'discord',
    name: {en: 'Discord', zh: 'Discord'},
    href: 'https://discord.gg/F4ymsH4xv2',
    purpose: {en: 'Chat', zh: '聊天'},
  },
  {
    id: 'telegram',
    name: {en: 'Telegram group', zh: 'Telegram 群'},
    href: 'https://t.me/alist_chat',
    purpose: {en: 'Chat', zh: '聊天'},
  },
  {
    id: 'pages',
    name: {en: 'Source of these pages', zh: '本站源码'},
    href: site.repository,
    purpose: {
      en: 'A mistake in the documentation',
      zh: '文档里的错误',
    },
  },
];
