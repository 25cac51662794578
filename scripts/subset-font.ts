// Cuts the display font for the pages, as site/styles/fraunces.ts says.
// Run by hand (`npm run font`) when the font or the glyphs change; the result is committed.
import { writeFile } from 'node:fs/promises';
import { cutFraunces } from '../site/styles/fraunces.ts';

const font = await cutFraunces('woff2');
await writeFile(new URL('../site/styles/fraunces.woff2', import.meta.url), font);
console.log(`site/styles/fraunces.woff2: ${font.byteLength} bytes`);
