import type {Page} from '@playwright/test';
import {open} from './pages';
import {originOf} from './servers';

export const visit = (page: Page, address: string) =>
  open(page, `${originOf('own')}${address}`);

export const languages = [
  {
    text: '/guide/authoring/text',
    code: '/guide/authoring/code',
    install: '/guide/install/manual',
    glossary: '/guide/glossary',
    term: 'storage',
    explanation: /^One place that AList shows files from/,
  },
  {
    text: '/zh/guide/authoring/text.html',
    code: '/zh/guide/authoring/code.html',
    install: '/zh/guide/install/manual.html',
    glossary: '/zh/guide/glossary.html',
    term: '存储',
    explanation: /^AList 展示的一处文件来源/,
  },
];

export const [english, chinese] = languages as [
  (typeof languages)[number],
  (typeof languages)[number],
];
