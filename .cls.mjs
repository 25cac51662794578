import { chromium } from 'playwright-core';
const css = process.argv[2]; const base=process.argv[3]??'http://127.0.0.1:4311'; const paths=process.argv.slice(4);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const vp of [{width:390,height:844},{width:1366,height:768}]) for (const path of paths) {
 const c=await b.newContext({viewport:vp,bypassCSP:true}); const p=await c.newPage();
 await p.addInitScript(()=>{ window.cls=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) if(!e.hadRecentInput) window.cls.push([e.value.toFixed(4), e.sources.map(s=>(s.node?.nodeName??'?')+':'+(s.node?.textContent??'').slice(0,25)).join('|')])}).observe({type:'layout-shift',buffered:true}); });
 if(css) await p.route(u=>u.pathname===path, async r=>{const a=await r.fetch(); let t=await a.text(); await r.fulfill({response:a, body:t.replace('</head>',`<style>${css}</style></head>`)})});
 await p.route(/woff2/, async r=>{ await new Promise(s=>setTimeout(s,1200)); await r.continue(); });
 await p.goto(base+path,{waitUntil:'load'}); await p.waitForTimeout(2500);
 const r=await p.evaluate(()=>({cls:window.cls,font:document.fonts.check('20px Fraunces'),h:document.documentElement.scrollHeight}));
 console.log(vp.width,path,JSON.stringify(r)); await c.close();
}
await b.close();
