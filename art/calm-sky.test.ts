// Words lie on the sky of the home page's first print, where no other check sees what is behind them.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographs } from '../content/as-shipped.fixture.ts';

/** Where words may lie, in shares of a cut's width and height from its left and its top. */
const skies = [
  { cut: 'poster', where: 'above castle and sun', width: 1, height: 0.36 },
  { cut: 'poster', where: 'beside them', width: 0.58, height: 0.46 },
  { cut: 'square', where: 'above the landscape', width: 1, height: 0.33 },
];

const isPhotographed = photographs.some((file) => file.startsWith('lagoon.'));

type Colour = readonly [red: number, green: number, blue: number];

/** Relative luminance, as WCAG has it. */
const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const colourOf = (hex: string) => [...Buffer.from(hex, 'hex')] as unknown as Colour;

async function token(name: string): Promise<Colour> {
  const tokens = await readFile('site/styles/tokens.css', 'utf8');
  return colourOf(new RegExp(`--${name}: #(\\w{6})`).exec(tokens)?.[1] ?? '');
}

test.each(['day', 'night'] as const)(
  'words have seven to one on the scrim over a photograph of any light by %s',
  async (variant) => {
    const styles = await readFile('site/home/Hero.module.css', 'utf8');
    const share = Number(/var\(--print-sky\) (\d+)%, transparent/.exec(styles)?.[1]) / 100;
    const tokens = await readFile('site/styles/tokens.css', 'utf8');
    const skies = /--print-sky: light-dark\(#(\w{6}), #(\w{6})\)/.exec(tokens);
    const sky = colourOf(skies?.[variant === 'day' ? 1 : 2] ?? '');
    const ink = await token(`ink-${variant}`);
    // Between the darkest and the lightest sky no contrast is less: the words are darker, or lighter, than both.
    for (const light of [0, 255]) {
      const seen = sky.map((part) => part * share + light * (1 - share)) as unknown as Colour;
      expect(contrast(ink, seen)).toBeGreaterThanOrEqual(7);
    }
  },
);

for (const variant of ['day', 'night'] as const) {
  for (const { cut, where, ...sky } of skies) {
    test.skipIf(isPhotographed)(
      `words have seven to one on the sky of the ${cut} lagoon ${where} by ${variant}`,
      async () => {
        const ink = await token(`ink-${variant}`);
        const picture = sharp(`site/pictures/rendered/lagoon-${variant}-${cut}-800.avif`);
        const { width, height } = await picture.metadata();
        const { data } = await picture
          .extract({
            left: 0,
            top: 0,
            width: Math.round(width * sky.width),
            height: Math.round(height * sky.height),
          })
          // A fleck is smaller than a letter.
          .blur(1.5)
          .raw()
          .toBuffer({ resolveWithObject: true });
        let least = Infinity;
        for (let at = 0; at < data.length; at += 3) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          least = Math.min(least, contrast(ink, [red, green, blue]));
        }
        expect(least).toBeGreaterThanOrEqual(7);
      },
    );
  }
}
