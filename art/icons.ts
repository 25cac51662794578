// Draws the icons that browsers, phones and search engines want as pixels. Run by hand (`npm run
// icons`) when art/icon.svg changes; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const icon = await readFile('art/icon.svg');
const draw = (width: number) =>
  sharp(new Resvg(icon, { fitTo: { mode: 'width', value: width } }).render().asPng())
    .png({ palette: true, effort: 10 })
    .toBuffer();

const files = {
  'favicon.ico': asIco(await draw(48), 48),
  // iPhones ask for it by themselves.
  'apple-touch-icon.png': await draw(180),
  'icon-512.png': await draw(512),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(`public/${name}`, bytes);
  console.log(`public/${name}: ${bytes.byteLength} bytes`);
}

/**
 * One PNG as an .ico: a header of 6 bytes, an entry of 16, the picture. Every browser asks for
 * /favicon.ico by itself.
 */
function asIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(8, 12); // bits a pixel
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
