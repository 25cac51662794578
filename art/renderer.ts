// The renderer: turns a print, which is a list of blocks, into an SVG. A block is what one lino block is
// to a printer: flat shapes in one ink, cut by hand, laid over the blocks before it.

/** A print has two variants: by day, and the same place by moonlight with lamps lit. */
export const variants = ['day', 'night'] as const;
export type Variant = (typeof variants)[number];

/** Inks from the far distance to the near ground, then the few accents. */
export const inks = {
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
    sky: '#1b3038',
    mist: '#2a4650',
    haze: '#355a63',
    lagoon: '#224a58',
    moss: '#3d5240',
    pine: '#1d3a33',
    ochre: '#7d6636',
    clay: '#7a4431',
    ink: '#0b1416',
    lamp: '#f0b252',
    disc: '#d5dccf',
  },
} as const satisfies Record<Variant, Record<string, string>>;

export type Ink = keyof (typeof inks)['day'];

export interface Block {
  ink: Ink;
  /** SVG shapes without a fill of their own. */
  shapes: string;
  /** How far its edges stray from the line, in units of the print. */
  roughness: number;
}

export interface Print {
  /** Blocks in the order they are printed, in a field of 1536 × 1024 that the outermost shapes overlap. */
  blocks: (variant: Variant) => Block[];
}

export const field = { width: 1536, height: 1024 };

/**
 * One block of a print.
 * @param shapes SVG shapes without a fill
 * @param roughness how far its edges stray from the line, in units of the print; small for small shapes
 */
export const block = (ink: Ink, shapes: string | string[], roughness = 7): Block => ({
  ink,
  shapes: Array.isArray(shapes) ? shapes.join('') : shapes,
  roughness,
});

/** A print as SVG, with rough edges, ink that did not take everywhere, and blocks a little out of place. */
export function render(print: Print, variant: Variant): string {
  const { width, height } = field;
  const blocks = print.blocks(variant);
  const filters = blocks.map((each, index) =>
    edgesAndInk(`b${String(index)}`, index, each.roughness),
  );
  const layers = blocks.map(({ ink, shapes }, index) => {
    // Each block lies up to two units off, as it does in a hand press.
    const [dx, dy] = [((index * 7) % 5) - 2, ((index * 3) % 5) - 2];
    return `<g fill="${inks[variant][ink]}" filter="url(#b${String(index)})" transform="translate(${String(dx)} ${String(dy)})">${shapes}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${filters.join('')}<path fill="${inks[variant].ground}" d="M0 0h${String(width)}v${String(height)}H0z"/>${layers.join('')}</svg>`;
}

function edgesAndInk(id: string, seed: number, roughness: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-8" y="-8" width="${String(field.width + 16)}" height="${String(field.height + 16)}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="${String(seed)}" result="hand"/><feDisplacementMap in="SourceGraphic" in2="hand" scale="${String(roughness)}" xChannelSelector="R" yChannelSelector="G" result="cut"/><feTurbulence type="fractalNoise" baseFrequency=".2" numOctaves="3" seed="${String(seed + 40)}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 11 0 0 0 -2.2" result="bite"/><feComposite in="cut" in2="bite" operator="in"/></filter>`;
}
