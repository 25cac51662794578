import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const path of ['/','/pt','/partnerships']) { const c=await b.newContext({viewport:{width:390,height:844},deviceScaleFactor:3}); const p=await c.newPage(); await p.goto('http://127.0.0.1:4311'+path,{waitUntil:'networkidle'}); await p.waitForTimeout(2500);
 console.log(path, await p.evaluate(()=>{const f=performance.getEntriesByType('resource'); const [h]=performance.getEntriesByType('navigation'); const first=[...document.querySelectorAll('img[fetchpriority=high]')].map(i=>i.currentSrc); const isP=n=>/\.(avif|webp|png)$/.test(n); const at=f.filter(x=>!isP(x.name)||first.includes(x.name)); return {all:[h,...at].reduce((t,x)=>t+x.transferSize,0), list:at.map(x=>x.name.split('/').pop()+':'+x.transferSize).join(' ')}}));
 await c.close(); } await b.close();
