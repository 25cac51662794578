import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { consentTextField } from '../../domain/submission/consent.ts';

/**
 * In the built pages, fetches what every page runs after all that is seen, and the form's script
 * once a visitor turns to the form (docs/decisions/0001), and leaves one style in the head. The
 * build fails where it does not find a script that it replaces.
 */
export function lazyScripts(): AstroIntegration {
  let files: string[] = [];
  return {
    name: 'lazy-scripts',
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
          const withForm = html.replace(tag, () => onceTouched(files));
          const [all, file] = fileOfPage.exec(withForm) ?? [];
          if (!all || !file) throw new Error(`${page} does not fetch what every page runs`);
          await writeFile(
            new URL(page, dir),
            withForm
              .replace(all, '')
              .replace(scriptOfHead, (script) => minified(script + afterAllThatIsSeen(file)))
              .replace(stylesOfHead, '$2<style>$1'),
          );
          if (hasForm) pages += 1;
        }
        if (pages === 0) throw new Error('no page has a form');
      },
    },
  };
}

/** A script as short as it can be said. @throws where it cannot be read */
function minified(script: string, module = false): string {
  const { code, errors } = minifySync('inline.js', script, { module });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code.trim();
}

/** The script in the document around every page. */
const scriptOfHead = /(?<=<script>)\n[^<]*/;

/** The first style of a page and the next, which become one: each has its hash in a header. */
const stylesOfHead = /<style>([^<]*)<\/style>(.*?)<style>/s;

/** How long a press waits for the script of the form, in milliseconds. */
const longestHoldMs = 5_000;

/** The script that every page runs. */
const fileOfPage = /<script type="module" src="([^"]+)"><\/script>/;
const afterAllThatIsSeen = (file: string) => `late(() => import("${file}").catch(() => {}))`;

/**
 * Requests all files of the form's script at once: a browser would find the others only in the
 * first. A file that was asked for is not fetched again. A press of the button before they are here
 * is held, and done once React has the form; without them the form posts as without scripts, though
 * the browser does not check it, whose bubble would cover the next field. So the server is told
 * where nobody has agreed: the box itself is not sent. A translation may have put something into
 * the button, an extension may have moved the form away, and React may draw both anew.
 */
function onceTouched(files: string[]): string {
  const imports = files.map((file) => `import("/${file}")`).join();
  const script = minified(
    `
    const root = document.querySelector("[data-form]");
    const ask = () => Promise.all([${imports}]).catch(() => {});
    root.addEventListener("focusin", ask);
    root.onpointerdown = ask;
    root.onclick = (event) => {
      const button = event.target.closest("[type=submit]");
      if (!button || !root.dataset.form) return;
      event.preventDefault();
      button.disabled = true;
      const patience = new Promise((run) => setTimeout(run, ${String(longestHoldMs)}));
      Promise.race([ask(), patience]).then(() => setTimeout(() => {
        button.disabled = false;
        root.dataset.form ? button.form.submit() : root.querySelector("[type=submit]").click();
      }));
    };
    window.onformdata = ({ target, formData }) =>
      target["interest-consent"].checked || formData.set("${consentTextField}", "");
    `,
    true,
  );
  return `<script type="module">${script}</script>`;
}
