import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * In the built pages, fetches the form's script when the form comes into view. Astro's own way to do so,
 * `client:visible`, puts 1.8 kB more into each page with a form, and asks for one file more (docs/decisions/0015).
 */
export function fetchWhenVisible(): AstroIntegration {
  return {
    name: 'fetch-when-visible',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const page of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const file = new URL(page, dir);
          const html = await readFile(file, 'utf8');
          if (html.includes('data-form=')) await writeFile(file, await defer(html, page, dir));
        }
      },
    },
  };
}

async function defer(html: string, page: string, dir: URL): Promise<string> {
  const [[script, address = ''] = [], another] = html.matchAll(
    /<script type="module" src="([^"]+)"><\/script>/g,
  );
  if (!script || another) throw new Error(`${page} should have one script file, the form's`);
  const code = await readFile(new URL(`.${address}`, dir), 'utf8');
  // All files at once: a browser would find the others only in the first.
  const files = Array.from(code.matchAll(/(?:from|import)\s*"\.(\/[^"]+)"/g), ([, file]) =>
    address.replace(/\/[^/]+$/, String(file)),
  );
  const fetchAll = [address, ...files].map((file) => `import("${file}").catch(()=>{})`).join(';');
  // Should they not arrive, the form posts as without scripts.
  return html.replace(
    script,
    `<script type="module">new IntersectionObserver(([form],observer)=>{if(form.isIntersecting){observer.disconnect();${fetchAll}}}).observe(document.querySelector("[data-form]"))</script>`,
  );
}
