import {chromium} from '@playwright/test';
(async()=>{const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const [n,p,w,h,y] of [['api','/guide/api/fs.html',1440,900,0],['api2','/guide/api/fs.html',1440,900,900],['apim','/guide/api/fs.html',390,844,900],['dockm','/guide/install/docker.html',390,844,2600],['home','/',1440,1800,0],['homem','/',390,844,0],['cfg','/config/configuration.html',1440,900,0],['intro7','/guide/',768,800,0],['drv','/guide/drivers/',1440,900,0],['s3m','/zh/guide/drivers/s3.html',390,844,700]] as any){
 const c=await b.newContext({viewport:{width:w,height:h}});await c.addInitScript(()=>{});const g=await c.newPage();await g.goto('http://127.0.0.1:39401'+p);await g.waitForTimeout(1500);if(y){await g.evaluate((y:number)=>window.scrollTo(0,y),y);await g.waitForTimeout(800);}await g.screenshot({path:`/tmp/h2/z-${n}.png`});await c.close();}
await b.close();})();
