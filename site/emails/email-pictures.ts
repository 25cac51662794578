import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { RenderedPictures } from '../pictures/rendered-pictures.ts';
import { Mark } from '../ui/mark/Mark.tsx';

const rendered = 'site/pictures/rendered';
/** In pixels of the file; `E-mail.tsx` shows them smaller, for dense screens. */
const printSize = { width: 640 };
/** Moss, which is seen on paper by day and by night, and where a mail program inverts it. */
const markInk = '#6b7f4b';

/** The pictures of an e-mail, as data URIs. */
export interface EmailPictures {
  mark: string;
  /** By day and by night; of a photograph there is only one. */
  prints: string[];
}

/**
 * Makes the pictures of e-mails from the print, or the photograph, of an e-mail on its way: JPEG and PNG, because mail
 * programs show neither AVIF nor SVG.
 * @throws when the picture has not been rendered
 */
export async function emailPictures(): Promise<EmailPictures> {
  const index = JSON.parse(await readFile(`${rendered}/index.json`, 'utf8')) as RenderedPictures;
  const { letter } = index;
  if (!letter) throw new Error('letter is not rendered: run npm run pictures');
  const widest = Math.max(...letter.widths.avif);
  const prints = letter.variants.map(async (variant) => {
    const print = sharp(`${rendered}/letter-${variant}-${widest}.avif`)
      .resize(printSize)
      .jpeg({ quality: 45, mozjpeg: true });
    return dataUri('image/jpeg', await print.toBuffer());
  });
  const mark = sharp(Buffer.from(markSvg())).png({ palette: true });
  return { mark: dataUri('image/png', await mark.toBuffer()), prints: await Promise.all(prints) };
}

const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><g color="${markInk}">${renderToStaticMarkup(createElement(Mark))}</g></svg>`;

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
