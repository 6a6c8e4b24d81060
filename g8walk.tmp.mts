import {chromium} from '@playwright/test';
const base='http://127.0.0.1:5801';
const pages=['/guide/install/','/guide/install/docker','/guide/install/reverse-proxy','/config/configuration','/guide/changelog','/faq/error','/guide/webdav','/guide/advanced/backup','/guide/install/manual','/guide/install/script','/guide/install/paas','/guide/install/source','/guide/install/desktop','/guide/ecosystem','/guide/community','/faq/','/faq/howto','/faq/why','/faq/seealso','/config/','/config/global','/config/other','/config/preview','/config/side','/config/site','/config/style','/guide/advanced/','/guide/advanced/2fa','/guide/advanced/alias','/guide/advanced/balance','/guide/advanced/ftp','/guide/advanced/ipa','/guide/advanced/meta','/guide/advanced/offline-download','/guide/advanced/rapid_upload','/guide/advanced/s3','/guide/advanced/search','/guide/advanced/sso','/guide/advanced/system_arch','/guide/advanced/user','/guide/'];
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
let n=0;
for (const [w,scheme] of [[1280,'light'],[390,'dark']] as const) {
 for (const js of [true,false]) {
  const c=await b.newContext({viewport:{width:w,height:900},colorScheme:scheme,javaScriptEnabled:js});
  const p=await c.newPage();
  const errs:string[]=[];
  p.on('pageerror',e=>errs.push(String(e))); p.on('console',m=>{if(m.type()==='error')errs.push(m.text())});
  p.on('request',r=>{if(!r.url().startsWith(base)&&!r.url().startsWith('data:'))errs.push('3rd '+r.url())});
  for (const q of pages) for (const z of ['', '/zh']) {
    let u=z===''?q:'/zh'+q+(q.endsWith('/')?'':'.html');
    const r=await p.goto(base+u,{waitUntil:'load'}); n++;
    const sw=js?await p.evaluate(()=>document.documentElement.scrollWidth):0;
    if(r?.status()!==200||sw>w||errs.length) console.log(w,js,u,r?.status(),sw,errs.splice(0));
    if(w===390&&js&&['/guide/install/docker','/guide/changelog','/faq/error','/guide/install/reverse-proxy'].includes(q)) await p.screenshot({path:`/tmp/scratch/g8/shots/${z?'zh':'en'}${q.replaceAll('/','_')}-${w}.png`,fullPage:false});
    if(!js&&w===1280&&['/guide/install/docker','/guide/install/reverse-proxy','/faq/error','/guide/changelog'].includes(q)&&!z){ const t=await p.locator('main').innerText(); console.log('nojs',q,t.length, /services:/.test(t), /frontend https/.test(t), /RequestHeader/.test(t)); }
  }
  await c.close();
 }
}
console.log('visited',n);
// keyboard: tab through the docker generator
const c=await b.newContext({viewport:{width:1280,height:900}}); const p=await c.newPage();
await p.goto(base+'/guide/install/docker'); await p.getByLabel('Image from').focus();
const seen:string[]=[]; for(let i=0;i<24;i++){ seen.push(await p.evaluate(()=>{const e=document.activeElement as HTMLElement; const s=getComputedStyle(e); return (e.getAttribute('aria-label')||(e as HTMLInputElement).labels?.[0]?.textContent||e.textContent||e.tagName).slice(0,26)+'|'+s.outlineStyle})); await p.keyboard.press('Tab'); }
console.log(seen.join(' > '));
// error finder
await p.goto(base+'/faq/error'); const f=p.getByRole('textbox').first(); await f.fill('failed get objs: failed to list objs: token=abcd1234secret failed to connect database:dial tcp 1.2.3.4: connect: connection refused'); await p.waitForTimeout(800); console.log((await p.getByRole('region',{name:'Error finder'}).innerText()).slice(0,700));
// changelog
await p.goto(base+'/guide/changelog?from=v3.40.0'); await p.waitForTimeout(600); console.log((await p.locator('main').innerText()).slice(0,900));
await b.close();
