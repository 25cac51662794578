import { globSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Gives what a build writes into pages shorter names, because what looks random cannot be
 * compressed: a class is named by the place of its module and its own place there. Tokens are named
 * by their place in tokens.css, and those of the palette become their values. Together they are an
 * eighth of the home page.
 */
export function shortNames(): AstroIntegration {
  const output = { assetFileNames: '_astro/[name].[hash:4][extname]' };
  const ofClient = { ...output, entryFileNames: '_astro/[hash].js' };
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [{ name: 'short-tokens', enforce: 'pre', transform: shortTokens() }],
            css: { modules: { generateScopedName: shortClassNames() } },
            build: { rolldownOptions: { output } },
            environments: { client: { build: { rolldownOptions: { output: ofClient } } } },
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

/** A token, defined or used. */
const token = /--[a-z][a-z\d-]*/g;

function shortTokens() {
  const css = readFileSync('site/styles/tokens.css', 'utf8');
  const palette = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--\S+): (#[\da-f]{6});/g)) {
    palette.set(name, value);
  }
  const names = [...new Set(css.match(token))].filter((name) => !palette.has(name));
  const short = new Map(names.map((name, place) => [name, `--${place.toString(36)}`]));
  // The tests set the text in faces of their own.
  short.delete('--font-body');

  return (code: string, path: string): string | undefined => {
    if (!/\/site\/.*\.css(\?inline)?$/.test(path)) return undefined;
    return code
      .replace(/^ *(--\S+): #[\da-f]{6};\n/gm, (line, name: string) =>
        palette.has(name) ? '' : line,
      )
      .replace(/var\((--[a-z\d-]+)\)/g, (use, name: string) => palette.get(name) ?? use)
      .replace(token, (name) => short.get(name) ?? name);
  };
}
