// The renderer: turns a print, which is a list of blocks, into an SVG. A block is what one lino
// block is to a printer: flat shapes in one ink, cut by hand, laid over the blocks before it.
import type { Cut } from '../content/pictures.ts';

/** A print has two variants: by day, and the same place by moonlight with lamps lit. */
export const variants = ['day', 'night'] as const;
export type Variant = (typeof variants)[number];

/** Inks from the far distance to the near ground, then the few accents. */
const inks = {
  day: {
    // What shows where no ink took.
    ground: '#f4ead4',
    paper: '#f4ead4',
    sky: '#e9dfc4',
    mist: '#c9d2c3',
    haze: '#9db7b2',
    lagoon: '#2f6f7e',
    moss: '#6b7f4b',
    pine: '#2c5541',
    ochre: '#c98b2b',
    clay: '#b4532f',
    ink: '#1c2821',
    // A lamp that is not lit is a dark window.
    lamp: '#1c2821',
    // The sun by day, the moon by night.
    disc: '#d9a441',
  },
  night: {
    ground: '#2c4248',
    paper: '#a9b8b0',
    sky: '#15262e',
    mist: '#2b4852',
    haze: '#44676e',
    lagoon: '#24566a',
    moss: '#445a41',
    pine: '#1c3a32',
    ochre: '#7d6636',
    clay: '#7a4431',
    ink: '#0b1416',
    lamp: '#f0b252',
    disc: '#d5dccf',
  },
} as const satisfies Record<Variant, Record<string, string>>;

type Ink = keyof (typeof inks)['day'];

export interface Block {
  ink: Ink;
  /** SVG shapes without a fill of their own. */
  shapes: string;
  /** How far its edges stray from the line, in units of the print. */
  roughness: number;
}

/** Every picture is there whole, three by two; some have cuts besides. */
export type Shape = 'whole' | Cut;

/** Width for height of every shape. */
export const proportions = {
  whole: 3 / 2,
  poster: 1.9,
  wide: 3,
  square: 1,
  tall: 4 / 5,
} as const satisfies Record<Shape, number>;

/** The part of the plane that a print shows, in its units. The shape says how high it is. */
export interface Field {
  x: number;
  y: number;
  width: number;
}

export interface Print {
  /**
   * Blocks in the order they are printed, in a field that the outermost shapes overlap: of 1536 ×
   * 1024 for the whole, of the print's own for a cut.
   */
  blocks: (variant: Variant, shape: Shape) => Block[];
  /** A field for each cut that content/pictures.ts lists. */
  fields?: Partial<Record<Cut, Field>>;
}

export const wholeField: Field = { x: 0, y: 0, width: 1536 };

/**
 * One block of a print.
 * @param shapes SVG shapes without a fill
 * @param roughness how far its edges stray from the line, in units of the print; small for small
 * shapes
 */
export const block = (ink: Ink, shapes: string | string[], roughness = 7): Block => ({
  ink,
  shapes: Array.isArray(shapes) ? shapes.join('') : shapes,
  roughness,
});

/**
 * A print as SVG, with rough edges, ink that did not take everywhere, and blocks a little out of
 * place.
 */
export function render(print: Print, variant: Variant, shape: Shape, field: Field): string {
  const { x, y, width } = field;
  const height = width / proportions[shape];
  const blocks = print.blocks(variant, shape);
  const region = `x="${String(x - 8)}" y="${String(y - 8)}" width="${String(width + 16)}" height="${String(height + 16)}"`;
  const filters = blocks.map((each, index) =>
    edgesAndInk(`b${String(index)}`, region, index, each.roughness),
  );
  const layers = blocks.map(({ ink, shapes }, index) => {
    // Each block lies up to two units off, as it does in a hand press.
    const [dx, dy] = [((index * 7) % 5) - 2, ((index * 3) % 5) - 2];
    return `<g fill="${inks[variant][ink]}" filter="url(#b${String(index)})" transform="translate(${String(dx)} ${String(dy)})">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${String(x)} ${String(y)} ${String(width)} ${String(height)}">${filters.join('')}<path fill="${inks[variant].ground}" d="M${String(x)} ${String(y)}h${String(width)}v${String(height)}H${String(x)}z"/>${layers.join('')}</svg>`;
}

function edgesAndInk(id: string, region: string, seed: number, roughness: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" ${region} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="${String(seed)}" result="hand"/><feDisplacementMap in="SourceGraphic" in2="hand" scale="${String(roughness)}" xChannelSelector="R" yChannelSelector="G" result="cut"/><feTurbulence type="fractalNoise" baseFrequency=".2" numOctaves="3" seed="${String(seed + 40)}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 11 0 0 0 -2.2" result="bite"/><feComposite in="cut" in2="bite" operator="in"/></filter>`;
}
