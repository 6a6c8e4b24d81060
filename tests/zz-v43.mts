import {chromium} from 'playwright';
const b = await chromium.launch({executablePath: '/usr/bin/chromium'});
const p = await b.newPage({viewport: {width: 1300, height: 900}});
const cjk = (t: string) => (t.match(/[\u4e00-\u9fff]/g) ?? []).length;
for (const path of process.argv.slice(2)) {
  const r = await p.goto('http://127.0.0.1:39401' + path);
  await p.waitForTimeout(1200);
  const out = await p.evaluate(() => {
    const a = document.querySelector('article') ?? document.querySelector('main')!;
    const t = (a as HTMLElement).innerText;
    const where = document.querySelector('#where-next');
    let wn: string[] = [];
    if (where) { let n = (where.closest('h2') ?? where).nextElementSibling; while (n) { wn.push(...[...n.querySelectorAll('a')].map(x => x.innerText + ' -> ' + x.getAttribute('href'))); n = n.nextElementSibling; } }
    return {title: document.title, text: t, tag: a.tagName,
      links: [...a.querySelectorAll('a')].map(x => (x as HTMLElement).innerText.replace(/\s+/g, ' ').trim() + ' -> ' + x.getAttribute('href')),
      wn, next: [...document.querySelectorAll('.pagination-nav a, nav[aria-label="Docs pages"] a')].map(x => (x as HTMLElement).innerText.replace(/\s+/g, ' ') + ' -> ' + x.getAttribute('href'))};
  });
  console.log('#', path, r?.status(), p.url(), out.title, out.tag, 'words', out.text.split(/\s+/).filter(w => /\w/.test(w)).length, 'cjk', cjk(out.text));
  console.log('  wherenext', JSON.stringify(out.wn), 'pager', JSON.stringify(out.next));
  if (process.env.L) console.log(out.links.map(l => '    ' + l).join('\n'));
  if (process.env.T) console.log(out.text);
}
await b.close();
