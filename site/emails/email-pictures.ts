import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { pictures, type PictureName } from '../../content/pictures.ts';
import type { Language } from '../../domain/language.ts';
import type { RenderedPictures } from '../pictures/rendered-pictures.ts';
import { Mark } from '../ui/mark/Mark.tsx';

const rendered = 'site/pictures/rendered';
/** In pixels of the file; `Email.tsx` shows them smaller, for dense screens. */
const printSize = { width: 560 };
/**
 * In bytes: with the largest, a letter of 3,000 characters weighs less than 60 kB. A photograph
 * that is larger in every quality takes the lowest.
 */
const largestPrint = 14_000;
const qualities = [45, 38, 31, 24, 17] as const;
/** Moss, which is seen on paper by day and by night, and where a mail program inverts it. */
const markInk = '#6b7f4b';

type Alt = Record<Language, string>;

/** The pictures of an e-mail, as data URIs. */
export interface EmailPictures {
  mark: string;
  prints?: string[];
}

/** Makes the mark of the site, a PNG because mail programs do not show SVG. */
export async function emailMark(): Promise<string> {
  const mark = sharp(Buffer.from(markSvg())).png({ palette: true });
  return dataUri('image/png', await mark.toBuffer());
}

/**
 * Makes the print, or the photograph, of a name for e-mails, by day and by night: JPEG because mail
 * programs do not show AVIF.
 * @throws when the picture has not been rendered
 */
export async function emailPrint(name: PictureName): Promise<{ prints: string[]; alt: Alt }> {
  const index = JSON.parse(await readFile(`${rendered}/index.json`, 'utf8')) as RenderedPictures;
  const picture = index[name];
  if (!picture) throw new Error(`${name} is not rendered: run npm run pictures`);
  const widest = Math.max(...picture.widths.avif);
  const prints = picture.variants.map(async (variant) => {
    const file = `${rendered}/${name}-${variant}-${widest}.avif`;
    const print = sharp(
      await sharp(file).resize(printSize).png({ compressionLevel: 1 }).toBuffer(),
    );
    let jpeg: Buffer | undefined;
    for (const quality of qualities) {
      jpeg = await print.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.byteLength <= largestPrint) break;
    }
    return dataUri('image/jpeg', jpeg ?? Buffer.alloc(0));
  });
  return { prints: await Promise.all(prints), alt: picture.alt ?? pictures[name].alt };
}

const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><g color="${markInk}">${renderToStaticMarkup(createElement(Mark))}</g></svg>`;

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
