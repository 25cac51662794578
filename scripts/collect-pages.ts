// Collects site/pages/*/page.ts and content/posts/*/post.ts into domain/pages.ts, which both sides
// read, and the words of those pages into content/<language>/pages.ts. Every command does so before
// anything reads them.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { languages } from '../domain/language.ts';
import type { PageDefinition, PostDefinition } from '../domain/page-definition.ts';

const origin = `// Collected by scripts/collect-pages.ts. Change site/pages/<page>/page.ts or
// content/posts/<post>/post.ts.`;

/** The files as they must be, by path. */
export async function collectPages(): Promise<Record<string, string>> {
  const pages = (await definitions<PageDefinition>('site/pages/*/page.ts', 'page')).sort(inOrder);
  const posts = await definitions<PostDefinition>('content/posts/*/post.ts', 'post');
  const words = pages
    .filter(([, { onDemand }]) => !onDemand)
    .map(([name, , folder]) => `export { ${name} } from './${folder}.ts';\n`)
    .sort()
    .join('');
  return {
    'domain/pages.ts': `${origin}
import type { PageDefinition, PostDefinition } from './page-definition.ts';

/** Every page, those of the menu first. */
export const pages = ${literal(pages)} as const satisfies Record<string, PageDefinition>;

/** Every article. */
export const posts = ${literal(posts)} as const satisfies Record<string, PostDefinition>;
`,
    ...Object.fromEntries(
      languages.map((language) => [`content/${language}/pages.ts`, `${origin}\n${words}`]),
    ),
  };
}

type Named<Definition> = [name: string, definition: Definition, folder: string];

async function definitions<Definition>(
  pattern: string,
  name: string,
): Promise<Named<Definition>[]> {
  const files = globSync(pattern).sort();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(resolve(file))) as Record<string, Definition>;
      const definition = module[name];
      if (!definition) throw new Error(`${file} must export a const with the name ${name}`);
      const folder = basename(dirname(file));
      return [
        folder.replace(/-(.)/g, (_, first: string) => first.toUpperCase()),
        definition,
        folder,
      ];
    }),
  );
}

/** The menu, then the footer, then what neither leads to. */
function inOrder([a, left]: Named<PageDefinition>, [b, right]: Named<PageDefinition>): number {
  const rank = ({ inMenu, inFooter }: PageDefinition) => inMenu ?? 1000 + (inFooter ?? 1000);
  return rank(left) - rank(right) || (a < b ? -1 : 1);
}

const literal = <Definition>(named: Named<Definition>[]): string =>
  `{\n${named
    .map(
      ([name, definition]) =>
        `  ${name}: ${inspect(definition, { breakLength: Infinity, depth: null })},\n`,
    )
    .join('')}}`;

/** Writes what differs. A server that runs without the site's source has nothing to collect. */
export async function writePages(): Promise<void> {
  if (!existsSync('site/pages')) return;
  for (const [file, text] of Object.entries(await collectPages())) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

if (import.meta.main) await writePages();
