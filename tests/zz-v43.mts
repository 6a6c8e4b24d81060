import {chromium} from 'playwright';
const b = await chromium.launch({executablePath: '/usr/bin/chromium'});
const [lang, ...qs] = process.argv.slice(2);
const p = await b.newPage({viewport: {width: 1300, height: 900}});
await p.goto('http://127.0.0.1:39401/' + (lang === 'zh' ? 'zh/' : ''));
await p.waitForTimeout(1500);
await p.keyboard.press('Control+k');
const i = p.locator('input.DocSearch-Input, [role=dialog] input').first();
await i.waitFor();
for (const q of qs) {
  await i.fill(''); await i.pressSequentially(q, {delay: 15}); await p.waitForTimeout(2300);
  const t = await p.evaluate(() => [...document.querySelectorAll('.DocSearch-Modal, [role=dialog], dialog[open], .DocSearch-Container, [role=status], [aria-live]')].map(x => (x as HTMLElement).innerText).join('\n'));
  const n = t.match(/On no page.*|.*所以.*|.*没有出现.*|.*忽略.*|No results for.*|没有找到相关内容.*|.*(没有任何|都没有|哪一页).*/g);
  const heads = t.split('\n').filter(x => / · (FAQ|HTTP API|Install|Use it|Advanced|Add storage|Configuration|Introduction|Administration|Write for this site|使用|进阶|介绍|添加存储|安装|常见问题|配置|管理)$/.test(x)).slice(0, 4);
  console.log(q, '=> notice:', n, '| first:', heads.join(' ; '), '|', (t.match(/Results: \d+|找到 \d+ 条结果/) ?? [''])[0]);
}
await b.close();
