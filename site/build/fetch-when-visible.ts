import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * In the built pages, fetches what every page runs after all that is seen, and the form's script
 * once the page has loaded and the form is in view. A plain `<script>` that does so needs two
 * requests more, Astro's `client:visible` one and 1.8 kB in each page with a form
 * (docs/decisions/0001). The build fails where it does not find what it replaces.
 */
export function fetchWhenVisible(): AstroIntegration {
  let files: string[] = [];
  return {
    name: 'fetch-when-visible',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'files-of-the-form',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_options, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type !== 'chunk' || !file.isEntry) continue;
                    const isForm = file.moduleIds.some((id) => id.endsWith('/hydrate.tsx'));
                    if (isForm) files = [file.fileName, ...file.imports];
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const [script, ...imported] = files;
        if (!script || imported.length === 0) throw new Error('the script of the form is missing');
        const tag = `<script type="module" src="/${script}"></script>`;
        let pages = 0;
        for await (const page of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const html = await readFile(new URL(page, dir), 'utf8');
          const hasForm = html.includes('data-form=');
          if (hasForm && !html.includes(tag)) {
            throw new Error(`${page} does not fetch its form by ${tag}`);
          }
          await writeFile(
            new URL(page, dir),
            html
              .replace(tag, () => whenVisible(files))
              .replace(fileOfPage, afterAllThatIsSeen)
              .replace(writtenByHand, (lines) => lines.trim().replaceAll(/\n\s*/g, '')),
          );
          if (hasForm) pages += 1;
        }
        if (pages === 0) throw new Error('no page has a form');
      },
    },
  };
}

/** A style or script in the document around every page: its line breaks cost bytes. */
const writtenByHand = /(?<=<(?:style|script)>)\n[^<]*/g;

/** The script that every page runs. */
const fileOfPage = /<script type="module" src="([^"]+)"><\/script>/;
const afterAllThatIsSeen = '<script type="module">late(()=>import("$1").catch(()=>{}))</script>';

/**
 * Requests all files at once: a browser would find the others only in the first. It waits until the
 * page has loaded and has nothing else to do, so that words and pictures come first, unless a
 * visitor turns to the form. A file that was asked for is not fetched again. If one does not
 * arrive, the form posts as without scripts.
 */
function whenVisible(files: string[]): string {
  const fetchAll = files.map((file) => `import("/${file}").catch(()=>{})`).join(';');
  return `<script type="module">const form=document.querySelector("[data-form]"),ask=()=>{${fetchAll}};for(const turn of["focusin","pointerdown"])form.addEventListener(turn,ask);late(()=>new IntersectionObserver(([seen])=>{if(seen.isIntersecting)(self.requestIdleCallback||setTimeout)(ask,{timeout:2e3})}).observe(form))</script>`;
}
