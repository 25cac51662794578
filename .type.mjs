import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const w of [[1366,768],[390,844]]) { const seen={};
for (const p of ['/','/about','/experiences','/burnout-recovery','/obidos-portugal','/blog','/waitlist','/old-dog-sanctuary','/partnerships','/practical-information','/faq','/drawn-not-built','/privacy','/terms','/my-data','/thank-you','/blog/portugal-burnout-recovery-destination']) {
 const c=await b.newPage({viewport:{width:w[0],height:w[1]}}); await c.goto('http://127.0.0.1:4311'+p); await c.waitForTimeout(300);
 const r=await c.evaluate(()=>[...document.querySelectorAll('main :is(h2,h3,h4)')].map(h=>{const cs=getComputedStyle(h); const hb=h.getBoundingClientRect(); let n=h.nextElementSibling; let d='-'; if(n){const range=document.createRange(); range.selectNodeContents(n); const nb=n.getBoundingClientRect(); d= Math.abs(nb.left-hb.left)<2? Math.round(nb.top-hb.bottom):'side';} return [h.tagName, Math.round(parseFloat(cs.fontSize)*10)/10, cs.fontFamily.split(',')[0].includes('Fraunces')?'F':cs.fontFamily.slice(0,10), cs.fontWeight, 'd='+d, n?.tagName+':'+h.textContent.slice(0,22)]}));
 for(const x of r){const k=x.slice(0,5).join(' '); (seen[k]??=[]).push(p+'>'+x[5]);}
 await c.close(); }
 console.log(w[0]); for(const [k,v] of Object.entries(seen).sort()) console.log(k,v.length, v.slice(0,3).join(' | '));
}
await b.close();
