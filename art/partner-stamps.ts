// Draws the stamps that keep the places of partners, in the order of the tiles: a dog's head, a
// town hall, a basket, an open book. Run by hand (`npm run stamps`); the result is committed. The
// page colours it, as a mask.
import { writeFile } from 'node:fs/promises';
import { points, smooth, taper } from './outline.ts';
import { chance, hatch, mark, type Point } from './shapes.ts';

/**
 * What is cut out of a block, and what of it is left standing in it, and so on, in a square of 100.
 */
type Stamp = readonly string[];

/** Cuts that point away from a middle, between two distances from it. */
const rays = ([x, y]: Point, angles: readonly number[], far: number, length: number) =>
  angles
    .map((angle, index) => {
      const radians = (angle * Math.PI) / 180;
      const away = far + (index % 2) * 3 + length / 2;
      const at: Point = [x + Math.cos(radians) * away, y + Math.sin(radians) * away];
      return mark(at, angle, length + (index % 3) * 2, 2.2);
    })
    .join('');

/** Slim lines, pointed at both ends. */
const lines = (width: number, ...each: string[]) =>
  each.map((line) => taper(points(line), width)).join('');

const mirrored = (line: string) =>
  line
    .split(', ')
    .map((pair) => pair.replace(/^\S+/, (x) => String(100 - Number(x))))
    .join(', ');
const both = (...each: string[]) => each.flatMap((line) => [line, mirrored(line)]);

const page = '48 40, 48 40, 40 33, 28 31, 13 34, 13 34, 14 70, 14 70, 28 67, 40 69, 48 76, 48 76';
const cover =
  '10 40, 10 40, 10 77, 10 77, 26 73, 40 75, 50 82, 50 82, 50 86, 50 86, 40 79, 26 78, 6 82, 6 82, 6 42, 6 42';
const book: Stamp = [
  [
    ...both(page, cover).map((line) => smooth(points(line))),
    hatch(points('8 88, 40 88, 40 95, 8 95'), { gap: 4, length: 9, width: 1.6, angle: 4, seed: 2 }),
    hatch(points('60 88, 92 88, 92 95, 60 95'), {
      gap: 4,
      length: 9,
      width: 1.6,
      angle: -4,
      seed: 3,
    }),
    rays([50, 56], [-126, -114, -102, -90, -78, -66, -54], 32, 12),
  ].join(''),
  lines(
    2.6,
    ...both(
      '18 42, 28 39, 36 40, 43 45',
      '18 49, 28 46, 36 47, 43 52',
      '18 56, 28 53, 36 54, 43 59',
      '19 63, 28 60, 36 61, 40 64',
    ),
  ),
];

const arch = (x: number, foot: number, width: number, height: number) =>
  `M${x - width / 2} ${foot}V${foot - height + width / 2}Q${x - width / 2} ${foot - height} ${x} ${foot - height}Q${x + width / 2} ${foot - height} ${x + width / 2} ${foot - height + width / 2}V${foot}z`;
const townHall: Stamp = [
  [
    // The tower, its cap and its flag; the roof, the house, two steps.
    'M42 42L41.500 25H58.500L58 42zM39 23L50 9 61 23zM49 10V3.500L63 6 51 9.500V11z',
    'M14 47L22 37H40V42H60V37H78L86 47z',
    'M17 49.500L83 50 82 84H18z',
    'M13 86.500H87V89.500L13 90z',
    hatch(points('8 14, 38 12, 36 34, 8 36'), {
      gap: 7,
      length: 13,
      width: 2,
      angle: -3,
      seed: 5,
      share: 0.8,
    }),
    hatch(points('64 14, 93 12, 93 36, 68 34'), {
      gap: 7,
      length: 13,
      width: 2,
      angle: -3,
      seed: 9,
      share: 0.8,
    }),
  ].join(''),
  [
    arch(50, 38, 7, 10),
    ...[25, 37.5, 62.5, 75].map((x) => arch(x, 64, 6, 9)),
    arch(50, 64, 7, 10),
    ...[27, 73].map((x) => arch(x, 84, 9, 12)),
    arch(50, 84, 12, 15),
    'M19 67H81V68.500L19 69z',
    'M20 44.500L24 39H26L22 44.500zM28 44.500L31 39H33L30 44.500zM36 44.500L37 40H38.500L38 44.500zM80 44.500L76 39H74L78 44.500zM72 44.500L69 39H67L70 44.500zM64 44.500L63 40H61.500L62 44.500z',
  ].join(''),
];

const dog: Stamp = [
  [
    // The head, looking to the left, and the neck.
    smooth(
      points(
        '13 54, 16 48, 30 44, 39 38, 46 28, 58 22, 70 24, 80 34, 86 50, 88 70, 91 92, 91 92, 91 93, 91 93, 52 93, 52 93, 54 86, 50 80, 40 77, 26 77, 17 72, 13 64',
      ),
    ),
    hatch(points('8 12, 46 8, 44 20, 24 42, 8 44'), {
      gap: 5,
      length: 12,
      width: 2,
      angle: -38,
      seed: 5,
      share: 0.85,
    }),
    hatch(points('80 10, 93 12, 94 56, 90 50, 84 30'), {
      gap: 7,
      length: 11,
      width: 2,
      angle: 62,
      seed: 12,
      share: 1,
    }),
    hatch(points('8 80, 26 84, 46 86, 46 94, 8 94'), {
      gap: 5,
      length: 10,
      width: 1.8,
      angle: 8,
      seed: 7,
      share: 0.8,
    }),
  ].join(''),
  [
    // The ear, the nose, the half-closed eye, the mouth; the coat, but none on the muzzle.
    smooth(points('60 28, 60 28, 70 31, 79 41, 83 56, 80 70, 74 75, 68 70, 63 58, 58 44, 57 34')),
    smooth(points('12 53, 15 48, 21 48, 23 53, 19 58, 13 59')),
    smooth(points('41 44, 41 44, 46 41, 52 44, 52 44, 47 47')),
    lines(2.6, '18 60, 20 66, 28 68, 38 66, 44 62', '39 40, 45 36, 52 37'),
    hatch(points('60 76, 84 76, 87 88, 59 88'), {
      gap: 5,
      length: 9,
      width: 1.8,
      angle: 66,
      seed: 4,
      share: 0.85,
    }),
    hatch(points('52 50, 58 52, 64 74, 54 76, 48 66'), {
      gap: 4.5,
      length: 7,
      width: 1.5,
      angle: 50,
      seed: 6,
      share: 0.7,
    }),
  ].join(''),
  // Light on the ear.
  lines(2, '64 34, 71 40, 75 50', '66 44, 72 54, 74 64', '74 40, 79 52, 78 62'),
];

const weave = [0, 1, 2, 3, 4].flatMap((course) =>
  Array.from({ length: 7 }, (_, index) => {
    const y = 61 + course * 5.8;
    const half = 26 - course * 2;
    const x = 50 - half + ((index + (course % 2 ? 0.75 : 0.25)) / 6.5) * 2 * half;
    return x > 50 + half - 2 ? '' : mark([x, y], course % 2 ? 6 : -6, 6.5, 2.4);
  }),
);
const random = chance(3);
const leaf = (x: number, y: number, angle: number, length: number) =>
  mark([x, y], angle, length, length * 0.32 + random());
const basket: Stamp = [
  [
    taper(
      points('24 54, 23 38, 30 22, 42 13, 50 11, 58 13, 70 22, 77 38, 76 54'),
      [5, 5, 5, 5, 5, 5, 5, 5, 5],
    ),
  ].join(''),
  smooth(points('30 52, 32 38, 44 30, 58 30, 68 38, 71 52')),
  [
    smooth(points('31 52, 30 43, 36 37, 43 40, 45 48, 43 54')),
    smooth(points('46 53, 44 43, 50 36, 57 38, 60 46, 57 54')),
    smooth(points('60 53, 59 46, 64 41, 70 44, 71 51, 68 55')),
    leaf(40, 31, -130, 17),
    leaf(51, 27, -84, 18),
    leaf(62, 32, -44, 17),
    smooth(points('18 52, 18 52, 50 50, 82 52, 82 52, 81 58, 81 58, 50 57, 19 58, 19 58')),
    smooth(points('22 60, 22 60, 50 59, 78 60, 78 60, 70 90, 70 90, 50 92, 30 90, 30 90')),
    hatch(points('5 88, 28 88, 28 95, 5 95'), { gap: 4, length: 9, width: 1.6, angle: 0, seed: 2 }),
    hatch(points('72 88, 95 88, 95 95, 72 95'), {
      gap: 4,
      length: 9,
      width: 1.6,
      angle: 0,
      seed: 3,
    }),
  ].join(''),
  [
    ...weave,
    lines(
      1.8,
      '36 42, 34 46, 35 50',
      '50 41, 48 45, 49 49',
      '64 45, 62 48, 63 51',
      '43 35, 40 31, 36 26',
      '51 33, 51 28, 51 21',
      '59 36, 62 32, 66 28',
    ),
    mark([30, 55], 0, 9, 1.6),
    mark([47, 54.5], 0, 10, 1.6),
    mark([66, 55], 0, 10, 1.6),
  ].join(''),
];

/** A block with round corners, no two cut alike. */
function block(seed: number): string {
  const random = chance(seed);
  const near = (text: string) =>
    points(text).map(([x, y]): Point => [x + (random() - 0.5) * 2, y + (random() - 0.5) * 2]);
  return smooth(
    near(
      '14 3, 14 3, 52 2.5, 86 3, 86 3, 94 6, 97 14, 97 14, 97.5 48, 97 86, 97 86, 94 94, 86 97, 86 97, 48 97.5, 14 97, 14 97, 6 94, 3 86, 3 86, 2.5 52, 3 14, 3 14, 6 6',
    ),
  );
}

const drawings = [dog, townHall, basket, book].map((stamp, index) => {
  const layers = [block(index + 2), ...stamp].map(
    (data, layer) => `<path fill="${layer % 2 ? '#000' : '#fff'}" d="${data}"/>`,
  );
  return `<g transform="translate(${String(index * 100)} 0)">${layers.join('')}</g>`;
});
/** The colours of `--primary` (`site/styles/tokens.css`), as the page around asks for them. */
const ink =
  '<style>.ink{fill:#1f4a37}@media(prefers-color-scheme:dark){.ink{fill:#dda24a}}</style>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${ink}<mask id="m">${drawings.join('')}</mask><path class="ink" mask="url(#m)" d="M0 0h400v100H0z"/></svg>\n`;
await writeFile('site/ui/tile-mark/stamps.svg', svg);
console.log(`site/ui/tile-mark/stamps.svg: ${String(svg.length)} bytes`);
