import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import type { PictureName } from '../../content/pictures.ts';
import { siteConfig } from '../../site.config.ts';
import index from '../pictures/rendered/index.json';
import type { RenderedPictures } from '../pictures/rendered-pictures.ts';
import { cutFraunces } from '../styles/fraunces.ts';
import { Mark } from '../ui/mark/Mark.tsx';
import { sharePictureSize } from './share-picture.ts';

// The day's inks of site/styles/tokens.css, which only a browser can read.
const ink = { paper: '#f6f1e5', text: '#1c2821', pine: '#1f4a37' };

const { width, height } = sharePictureSize;
/** The sheet of paper beside the picture. */
const sheet = { width: 540, padding: 56, most: 440 };
const titleSizes = [72, 66, 60, 54, 48, 42, 36];
/** About the width of a letter, in parts of the type's size. */
const mail = 0.52;
const rendered = 'site/pictures/rendered';

const font = cutFraunces('truetype');
const mark = renderToStaticMarkup(createElement(Mark));

/**
 * Draws the picture that link previews show for a page: its print, or the owner's photograph, and
 * its title.
 * @param title shown as large as fits on the sheet
 * @returns a JPEG
 */
export async function drawSharePicture(picture: PictureName, title: string): Promise<Buffer> {
  const heading = await fit(title);
  const brand = await set(siteConfig.brand, 32, ink.pine);
  const { padding } = sheet;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <path fill="${ink.paper}" d="M0 0H${sheet.width - 8}L${sheet.width} ${height * 0.4}L${sheet.width - 6} ${height}H0z"/>
    <g color="${ink.pine}" transform="translate(${padding} ${padding - 12}) scale(1.75)">${mark}</g>
    <g transform="translate(${padding + 72} ${padding + 5})">${brand.shapes}</g>
    <g transform="translate(${padding} ${height - padding - heading.height})">${heading.shapes}</g>
  </svg>`;
  const beside = width - sheet.width + 8;
  return sharp(dayFile(picture))
    .resize({ width: beside, height, fit: 'cover' })
    .extend({ left: width - beside })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 76 })
    .toBuffer();
}

/**
 * A print by day, or the photograph in its place, in the shape that fits beside the sheet: as large
 * as it is there.
 */
function dayFile(picture: PictureName): string {
  const found = (index as RenderedPictures)[picture];
  if (!found) throw new Error(`${picture} is not rendered: run npm run pictures`);
  const { variants, widths } = found;
  const square = widths.square?.at(-1);
  const size = square ? `square-${String(square)}` : String(widths.avif.at(-1));
  return `${rendered}/${picture}-${String(variants[0])}-${size}.avif`;
}

async function fit(title: string) {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  const room = sheet.width - 2 * sheet.padding;
  for (const size of titleSizes) {
    if (longest * mail * size > room) continue;
    const lines = await set(title, size, ink.text);
    if (lines.height <= sheet.most) return lines;
  }
  throw new Error(`"${title}" is too long for a picture`);
}

/**
 * Sets text in the site's type, as wide as the sheet lets it be: its shapes, and the height they
 * need.
 */
async function set(text: string, fontSize: number, color: string) {
  const style = { color, fontSize, lineHeight: 1.1, textWrap: 'balance' } as const;
  const svg = await satori(createElement('div', { style }, text), {
    width: sheet.width - 2 * sheet.padding,
    fonts: [{ name: 'Fraunces', data: await font, weight: 400 }],
  });
  return {
    // The tail of a g or a j reaches beyond its line.
    shapes: svg.replace('<svg', '<svg overflow="visible"'),
    height: Number(/ height="(\d+)"/.exec(svg)?.[1]),
  };
}
