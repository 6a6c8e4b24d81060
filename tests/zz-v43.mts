import {chromium} from 'playwright';
const b = await chromium.launch({executablePath: '/usr/bin/chromium'});
const [lang, ...qs] = process.argv.slice(2);
const p = await b.newPage({viewport: {width: 1300, height: 900}});
await p.goto('http://127.0.0.1:39401/' + (lang === 'zh' ? 'zh/' : ''));
await p.waitForTimeout(2000);
for (const q of qs) {
  await p.keyboard.press('Escape');
  await p.waitForTimeout(200);
  await p.keyboard.press('Control+k');
  const i = p.locator('input.DocSearch-Input, [role=dialog] input, dialog input').first();
  await i.waitFor({timeout: 8000});
  await i.fill('');
  await i.pressSequentially(q, {delay: 15});
  await p.waitForTimeout(1500);
  const out = await p.evaluate(() => {
    const m = document.querySelector('.DocSearch-Modal, [role=dialog], dialog[open]') as HTMLElement;
    return m ? m.innerText.replace(/\n+/g, ' | ').slice(0, 700) : 'none';
  });
  console.log('Q', q, '=>', out);
}
await b.close();
