import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const built = 'dist/client';

/** The only style that a bare page needs to be readable. */
const style = `
body{max-width:40rem;margin:0 auto;padding:0 1rem;font:1.125rem/1.6 Georgia,serif;color:#1c2821;background:#f6f1e5}
img{display:block;width:100vw;height:auto;margin:0 calc(50% - 50vw)}
label,input,textarea{display:block;width:100%}`;

/**
 * A page, open as on the phone that is measured, as one static file that could be written by hand:
 * the same words in the plainest elements, the same form, the first picture where there is one, a
 * few lines of style; no font, no script.
 */
async function writeBarePage(page: Page): Promise<{ html: string; picture: string | undefined }> {
  const { language, title, main, picture } = await page.evaluate(() => {
    const keep = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'form', 'label', 'a'];
    const kept = {
      a: ['href'],
      form: ['action', 'method'],
      input: ['name', 'type'],
      textarea: ['name'],
    };
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const write = (node: Node): string => {
      if (node instanceof Text) return escape(node.data.replace(/\s+/g, ' '));
      if (!(node instanceof HTMLElement) || !node.checkVisibility()) return '';
      const inner = Array.from(node.childNodes, write).join('');
      const name = node.localName;
      const attributes = (name in kept ? kept[name as keyof typeof kept] : [])
        .map((each) => [each, node.getAttribute(each)])
        .filter(([, value]) => value)
        .map(([each, value]) => ` ${String(each)}="${escape(String(value))}"`)
        .join('');
      if (name === 'input') return `<input${attributes}>`;
      if (name === 'button') return `<button>${inner}</button>`;
      if (name === 'textarea') return `<textarea${attributes}></textarea>`;
      return keep.includes(name) ? `<${name}${attributes}>${inner}</${name}>` : `${inner}\n`;
    };
    const image = Array.from(document.images).find(
      (each) => each.fetchPriority === 'high' && each.checkVisibility(),
    );
    return {
      language: document.documentElement.lang,
      title: document.title,
      main: Array.from(document.querySelectorAll('header, main, footer'), write)
        .join('\n')
        .replace(/\s*\n\s*/g, '\n'),
      picture: image && {
        file: image.currentSrc,
        alt: image.alt,
        size: `width="${image.naturalWidth}" height="${image.naturalHeight}"`,
      },
    };
  });
  const file = picture && new URL(picture.file).pathname;
  const image = picture
    ? `<img src="${String(file)}" alt="${picture.alt}" ${picture.size} fetchpriority="high">`
    : '';
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title}">
<link rel="icon" href="data:,">
<style>${style}</style>
${image}
${main}</html>`;
  return { html, picture: file };
}

/** Serves the bare page, compressed as ours is, on an origin of its own. */
export async function serveBarePage(page: Page): Promise<{ url: string; stop(): void }> {
  const { html, picture } = await writeBarePage(page);
  const document = brotliCompressSync(html);
  const image = picture ? await readFile(join(built, picture)) : Buffer.alloc(0);
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': document.byteLength,
      });
      response.end(document);
    } else if (request.url === picture) {
      response.writeHead(200, { 'Content-Type': 'image/avif', 'Content-Length': image.byteLength });
      response.end(image);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
