// Draws the picture that link previews show where a page has none of its own: the name and the headline
// in the site's type and inks, 1200 x 630. Run by hand (`npm run share-picture`); the result is committed.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { content } from '../content/index.ts';
import { siteConfig } from '../site.config.ts';
import { findOrInstallChromium } from './chromium.ts';

const font = await readFile(new URL('../site/styles/fraunces.woff2', import.meta.url), 'base64');
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<!doctype html><style>
  @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; height: 630px; padding: 80px; box-sizing: border-box; display: flex;
    flex-direction: column; justify-content: space-between; border-bottom: 24px solid #1f4a37;
    background: #f6f1e5; color: #1c2821; font-family: Fraunces }
  h1 { margin: 0; font-weight: 400; font-size: 104px; line-height: 1.05; max-width: 12ch }
  p { margin: 0; font-size: 40px; color: #1f4a37 }
</style><h1>${content.en.home.hero.heading}</h1><p>${siteConfig.brand}</p>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: 'public/share.png' });
await browser.close();
