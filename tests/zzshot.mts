import {chromium} from '@playwright/test';
const b = await chromium.launch({executablePath: '/usr/bin/chromium'});
for (const [w, scheme] of [[1440,'light'],[390,'dark']] as const) for (const [n,u] of [['home','/'],['homezh','/zh/'],['quark','/guide/drivers/quark.html'],['nas','/guide/use/nas'],['rp','/zh/guide/install/reverse-proxy.html']] as const) {
  const p = await b.newPage({viewport:{width:w,height:900},colorScheme:scheme});
  await p.goto('http://127.0.0.1:39401'+u); await p.waitForTimeout(800);
  if (!n.startsWith('home')) await p.evaluate(()=>document.querySelector('#where-next')?.scrollIntoView({block:'end'}));
  await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/h2/s-${n}-${w}.png`,fullPage:n.startsWith('home')});
  await p.close();
}
await b.close();
