import type {Driver} from '../../src/data/drivers/schema';
import {toWrite} from '../../scripts/placeholders/marker';
import {pageFiles} from './pageTexts';

export function driverPage(
  page: string,
  {name}: Driver,
  order: number,
): Record<string, string> {
  const blocks = {
    facts: `<DriverFacts driver="${name}" />`,
    options: `<DriverOptions driver="${name}" />`,
    flow: `<DownloadFlow driver="${name}" />`,
  };
  const fields = {icon: 'cloud', order};
  return pageFiles(page, {
    en: {
      title: name,
      fields,
      body: [
        toWrite(
          'What this page mounts, and through which interface of the service',
        ),
        blocks.facts,
        '## Before you start {/* #before-you-start */}',
        `- ${toWrite('The account, app or server that a reader needs')}`,
        '## Add the storage {/* #add-the-storage */}',
        [
          `1. In the admin panel, open **Storages** → **Add** and choose the driver **${name}**.`,
          `2. ${toWrite('Which fields to fill in, and where each value comes from')}`,
          `3. Choose **Add**. ${toWrite('What the status work proves')}`,
        ].join('\n'),
        blocks.options,
        'The fields that every storage has are on [Common options](./common.md).',
        '## How downloads flow {/* #downloads */}',
        blocks.flow,
        toWrite('What is special about links, proxies and players'),
        '## What goes wrong {/* #problems */}',
        [
          '| Message | Cause and remedy |',
          '| --- | --- |',
          `| ${toWrite('A message as the product says it, in code face')} | ${toWrite('Why, and what to do')} |`,
        ].join('\n'),
      ].join('\n\n'),
    },
    zh: {
      title: toWrite(`${name} 的中文名`),
      fields,
      body: [
        toWrite('本页挂载什么，用服务的哪种接口'),
        blocks.facts,
        '## 开始之前 {/* #before-you-start */}',
        `- ${toWrite('需要什么账号、应用或服务器')}`,
        '## 添加存储 {/* #add-the-storage */}',
        [
          `1. 在管理后台打开**存储** → **添加**，选择驱动 **${name}**。`,
          `2. ${toWrite('填哪些字段，每个值从哪里来')}`,
          `3. 点**添加**。${toWrite('状态 work 说明什么')}`,
        ].join('\n'),
        blocks.options,
        '所有存储共有的字段见[通用选项](./common.md)。',
        '## 下载怎么走 {/* #downloads */}',
        blocks.flow,
        toWrite('链接、代理和播放器方面的特点'),
        '## 常见报错 {/* #problems */}',
        [
          '| 报错 | 原因和办法 |',
          '| --- | --- |',
          `| ${toWrite('产品给出的原文，用代码样式')} | ${toWrite('原因和办法')} |`,
        ].join('\n'),
      ].join('\n\n'),
    },
  });
}
