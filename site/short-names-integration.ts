import { globSync } from 'node:fs';
import { parse } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { RenderedPictures } from './pictures/rendered-pictures.ts';
import index from './pictures/rendered/index.json' with { type: 'json' };

/**
 * Gives what a build writes into pages shorter names, because what looks random cannot be compressed: a
 * class is named by the place of its module and its own place there, and all sizes of a picture share one
 * mark of how they came out. Together they are a tenth of the home page.
 */
export function shortNames(): AstroIntegration {
  const output = { assetFileNames: pictureFileName };
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            css: { modules: { generateScopedName: shortClassNames() } },
            build: { rolldownOptions: { output } },
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
    },
  };
}

/** No a and no d: content blockers hide what is named ad. */
const letters = 'bcefghijklmnopqrstuvwxyzBCEFGHIJKLMNOPQRSTUVWXYZ';

function shortClassNames() {
  const modules = globSync('site/**/*.module.css', { cwd: process.cwd() }).sort();
  const classes = new Map<string, string[]>();
  return (name: string, path: string): string => {
    const place = modules.findIndex((module) => path.split('?')[0]?.endsWith(module));
    if (place < 0) throw new Error(`${path} is no module of site/`);
    const known = classes.get(path) ?? [];
    if (!known.includes(name)) classes.set(path, [...known, name]);
    const module = (letters[place % letters.length] ?? '').repeat(1 + place / letters.length);
    return `${module}${known.includes(name) ? known.indexOf(name) : known.length}`;
  };
}

function pictureFileName({ originalFileNames }: { originalFileNames: string[] }): string {
  const { dir, name } = parse(originalFileNames[0] ?? '');
  const [, picture, size] = /^(.+)-((?:day|night|photograph)(?:-square)?-\d+)$/.exec(name) ?? [];
  const version =
    picture && (index as RenderedPictures)[picture as keyof RenderedPictures]?.version;
  if (!dir.endsWith('pictures/rendered') || !version) return '_astro/[name].[hash][extname]';
  return `_astro/${picture}.${version}/${String(size)}[extname]`;
}
