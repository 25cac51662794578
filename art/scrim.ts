// Words lie on the sky of the home page's picture. A print's sky is made for them; on a
// photograph's lies a scrim in the colour of the print's, as strong as the light in the photograph
// asks for.
import type { Sharp } from 'sharp';
import type { Variant } from './renderer.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Words and sky, as site/styles/tokens.css has them. */
export const poster = {
  day: { ink: [0x1c, 0x28, 0x21], sky: [0xe9, 0xdf, 0xc4] },
  night: { ink: [0xef, 0xe8, 0xd8], sky: [0x16, 0x27, 0x2f] },
} as const satisfies Record<Variant, Record<string, Colour>>;

/** In percent; the last is enough on any light. */
export const strengths = [0, 60, 88] as const;

/** The least that WCAG asks of words that everybody can read: AAA. */
export const leastContrast = 7;

/**
 * The weakest scrim by day and by night with which words can be read wherever they stand on a
 * photograph: at no size of screen do they reach into its lower half.
 * @param photograph upright
 */
export async function measureScrims(photograph: Sharp): Promise<Record<Variant, number>> {
  const { width, height } = await photograph.metadata();
  const pixels = await photograph
    .clone()
    .extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
    // A fleck is smaller than a letter.
    .resize(400)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const isReadable = (variant: Variant, strength: number): boolean => {
    for (let at = 0; at < pixels.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const seen = underScrim([red, green, blue], variant, strength);
      if (contrast(poster[variant].ink, seen) < leastContrast) return false;
    }
    return true;
  };
  const weakest = (variant: Variant) =>
    strengths.find((strength) => isReadable(variant, strength)) ?? Math.max(...strengths);
  return { day: weakest('day'), night: weakest('night') };
}

/** A colour of a photograph with a scrim over it. */
export function underScrim(colour: Colour, variant: Variant, strength: number): Colour {
  const share = strength / 100;
  const blend = (at: 0 | 1 | 2) => poster[variant].sky[at] * share + colour[at] * (1 - share);
  return [blend(0), blend(1), blend(2)];
}

/** The contrast of two colours, as WCAG has it. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, as WCAG has it. */
const luminance = (colour: Colour): number => {
  const light = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = colour;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
};
