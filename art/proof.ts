// `npm run proof -- <print> [width] [cut]`: a print to look at while it is being drawn, by day and
// by night, as PNG in the system's temporary folder.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PictureName } from '../content/pictures.ts';
import { shapesOf } from './encoding.ts';
import { prints } from './prints/index.ts';
import { drawPrint, rasterize } from './raster.ts';
import { variants } from './renderer.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [name, width = '1024', cut = 'whole'] = positionals;
if (!name || !(name in prints)) {
  throw new Error(`Name a print: ${Object.keys(prints).join(', ')}.`);
}
const shapes = shapesOf(name as PictureName);
const shape = shapes.find((each) => each === cut);
if (!shape) throw new Error(`${name} is there ${shapes.join(', ')}.`);
const svgs = await drawPrint(name as PictureName, shape);
for (const variant of variants) {
  const file = join(tmpdir(), `proof-${name}-${shape}-${variant}.png`);
  await writeFile(file, rasterize(svgs[variant], Number(width)));
  console.log(file);
}
