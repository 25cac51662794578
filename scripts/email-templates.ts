import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { pictures, type PictureName } from '../content/pictures.ts';
import { emailsFile, printsFile } from '../server/email/render-email.ts';

// Lets Node import .tsx, for scripts that render React outside Astro; Node itself only takes types
// away.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const source = ts.transpile(readFileSync(fileURLToPath(url), 'utf8'), {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    });
    return { format: 'module', source, shortCircuit: true };
  },
});

const all = Object.keys(pictures) as PictureName[];

/**
 * Renders the e-mails, and the prints of letters, into a build, where the server reads them: it
 * runs without React.
 */
export async function writeEmailTemplates(
  dist: string,
  prints: readonly PictureName[] = all,
): Promise<void> {
  const { renderEmailPrints, renderEmailTemplates } =
    await import('../site/emails/email-templates.ts');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, emailsFile), JSON.stringify(await renderEmailTemplates()));
  await writeFile(join(dist, printsFile), JSON.stringify(await renderEmailPrints(prints)));
}
