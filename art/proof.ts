// `npm run proof -- <print> [width]`: a first pull to look at while cutting, day and night, as PNG in the
// system's temporary folder.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { pull } from './renderer.ts';
import type { PictureName } from '../content/pictures.ts';
import { prints } from './prints/index.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [name, width = '1024'] = positionals;
if (!name || !(name in prints)) {
  throw new Error(`Name a print: ${Object.keys(prints).join(', ')}.`);
}
const print = await prints[name as PictureName]();
for (const pulling of ['day', 'night'] as const) {
  const file = join(tmpdir(), `proof-${name}-${pulling}.png`);
  const picture = new Resvg(pull(print, pulling), {
    fitTo: { mode: 'width', value: Number(width) },
  });
  await writeFile(file, picture.render().asPng());
  console.log(file);
}
