import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import { siteConfig } from '../../site.config.ts';
import { cutFraunces } from '../styles/fraunces.ts';
import { sharePictureSize } from './share-picture.ts';

// The day's inks of site/styles/tokens.css, which only a browser can read.
const ink = {
  paper: '#f6f1e5',
  text: '#1c2821',
  pine: '#1f4a37',
  lagoon: '#2f6f7e',
  moss: '#6b7f4b',
  ochre: '#c98b2b',
  haze: '#c5cdb9',
};

const { width, height } = sharePictureSize;
const margin = 80;
/** Where the sky ends, as far as words may come down. */
const skyline = 320;
const titleSizes = [104, 92, 80, 72, 64, 52, 40];

const font = cutFraunces('truetype');

/** The same on every picture, cut in flat shapes: a low sun, hills, the lagoon, two pines, the sapling. */
const landscape = `
  <path fill="${ink.paper}" d="M0 0h1200v630H0z"/>
  <path fill="${ink.ochre}" d="M920 322l31 3 27 16 18 27 3 33-11 30-24 22-33 8-32-6-25-20-13-29 1-32 14-29 21-17z"/>
  <path fill="${ink.haze}" d="M0 422l92-22 96 8 118-34 104 20 132 22 120-8 98-24 130 16 96-12 214 30v40H0z"/>
  <path fill="${ink.lagoon}" d="M0 448l300-8 260 6 320-8 320 6v90H0z"/>
  <path fill="none" stroke="${ink.ochre}" stroke-width="4" d="M884 450l74-1M902 462l58-1M868 474l70-1M910 486l34-1"/>
  <path fill="none" stroke="${ink.paper}" stroke-width="3" d="M520 456l104-2M660 462l128-3M584 471l58-1M704 482l88-2M1012 459l92-2M1070 467l50-1"/>
  <path fill="${ink.ochre}" d="M1200 470l-96 4-118 14-160 10-120 30h494z"/>
  <path fill="${ink.moss}" d="M0 402l70-12 96 10 112 28 98 10 140 34 130 26 60 32H0z"/>
  <path fill="none" stroke="${ink.paper}" stroke-width="2.5" d="M286 448l-26 28M320 454l-28 30M356 458l-28 32M394 466l-26 28M432 474l-22 24M470 482l-16 18"/>
  <path transform="translate(38 105) scale(.74)" fill="${ink.pine}" d="M136 404l5-50-22-10-30 2-8-11 16-14 36-13 34 3 30 12 12 13-9 9-31-3-17 6-4 56zM222 420l3-32-18-5-14-1-4-9 14-10 22-7 24 4 17 10 3 8-10 6-18-1-10 4-2 35z"/>
  <path fill="${ink.pine}" d="M0 506l180-10 220 14 260 6 240-10 300-12v136H0z"/>
  <g transform="translate(${margin - 8} 544) scale(1.75)" fill="none" stroke="${ink.paper}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
    <path d="M16 27V13M16 15c-5 0-7-3-7-8 5 0 7 3 7 8Zm0 4c4 0 6-2 6-7-4 0-6 3-6 7ZM6 27h20"/>
  </g>`;

/**
 * Draws the picture that link previews show for a page.
 * @param title shown as large as fits above the hills
 * @returns a PNG
 */
export async function drawSharePicture(title: string): Promise<Buffer> {
  const heading = await fit(title);
  const brand = await set(siteConfig.brand, 36, ink.paper);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${landscape}
    <g transform="translate(${margin} ${(skyline - heading.height) / 2 + 12})">${heading.shapes}</g>
    <g transform="translate(${margin + 58} 555)">${brand.shapes}</g>
  </svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function fit(title: string) {
  for (const size of titleSizes) {
    const lines = await set(title, size, ink.text);
    if (lines.height <= skyline - 70) return lines;
  }
  throw new Error(`"${title}" is too long for a picture`);
}

/** Sets text in the site's type, as wide as the margins let it be: its shapes, and the height they need. */
async function set(text: string, fontSize: number, color: string) {
  const style = {
    color,
    fontSize,
    lineHeight: 1.1,
    textWrap: 'balance',
    wordBreak: 'break-word',
  } as const;
  const svg = await satori(createElement('div', { style }, text), {
    width: width - 2 * margin,
    fonts: [{ name: 'Fraunces', data: await font, weight: 400 }],
  });
  return {
    // The tail of a g or a j reaches beyond its line.
    shapes: svg.replace('<svg', '<svg overflow="visible"'),
    height: Number(/ height="(\d+)"/.exec(svg)?.[1]),
  };
}
