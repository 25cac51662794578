// What lies about the gate of `at-the-gate`: the land as far as the lagoon, the village, the lane.
import {
  along,
  box,
  chance,
  ellipses,
  hatch,
  outline,
  shape,
  strew,
  type Point,
} from '../shapes.ts';
import { placed, stars, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { pine } from './lagoon-scenery.ts';

/** Land under a line from rim to rim, down to the lower one. */
export const under = (line: string): string =>
  smooth(
    points(
      `-60 1100, -60 1100, ${line.slice(0, line.indexOf(','))}, ${line}, ${line.slice(line.lastIndexOf(',') + 2)}, 1600 1100, 1600 1100`,
    ),
  );

/** A gull far off, with its wings up. */
export const gull = (x: number, y: number, size: number): string =>
  taper(
    [
      [x - 48 * size, y - 12 * size],
      [x - 22 * size, y - 22 * size],
      [x, y],
      [x + 24 * size, y - 24 * size],
      [x + 52 * size, y - 18 * size],
    ],
    [1, 8 * size, 11 * size, 8 * size, 1],
  );

export const sky = {
  air: shape('M-60 -60H1600V600H-60z'),
  wisps: shape(
    hatch(points('440 40, 1560 30, 1560 300, 440 300'), {
      gap: 52,
      length: 190,
      width: 5,
      angle: -2,
      seed: 6,
      share: 0.3,
    }),
  ),
  stars: shape(
    stars(
      strew(
        points('440 30, 1530 30, 1530 290, 980 300, 800 120, 620 200, 440 260'),
        150,
        chance(8),
      ),
    ),
  ),
  gulls: shape(gull(1090, 176, 1), gull(1176, 128, 0.72)),
  disc: '<circle cx="772" cy="250" r="56"/>',
};

export const land = {
  hills: shape(
    under(
      '-60 410, 120 388, 330 402, 560 372, 760 396, 980 378, 1160 398, 1320 366, 1480 384, 1600 372',
    ),
  ),
  water: shape('M-60 434L1600 430V540H-60z'),
  glitter: shape(
    hatch(points('640 440, 900 440, 930 474, 610 474'), {
      gap: 9,
      length: 54,
      width: 3,
      angle: 0,
      seed: 7,
      share: 0.75,
    }),
  ),
  // A bar of sand in the lagoon.
  sand: shape(smooth(points('250 456, 380 450, 520 452, 590 457, 500 462, 340 462'))),
  shore: shape(under('-60 484, 160 476, 420 484, 700 478, 980 486, 1120 474, 1260 452, 1600 446')),
  vineyard: shape(under('-60 520, 220 512, 520 522, 860 512, 1200 524, 1420 512, 1600 520')),
  rows: shape(
    ...Array.from({ length: 17 }, (_, index) =>
      taper(
        [
          [620 + index * 24, 520],
          [60 + index * 92, 590],
        ],
        [2, 8],
      ),
    ),
  ),
  // Stubble on the other side of the lane.
  stubble: shape(
    smooth(
      points(
        '1390 540, 1390 540, 1470 520, 1600 512, 1600 512, 1600 960, 1600 960, 1440 800, 1380 640',
      ),
    ),
  ),
  swaths: shape(
    ...[24, 36, 47, 56].map((angle) => {
      const at = turned([1340, 486], angle);
      return taper([at(130), at(240), at(400)], [3, 7, 12]);
    }),
  ),
  hedge: ellipses(
    [-20, 590, 90, 38],
    [110, 596, 64, 27],
    [330, 592, 72, 30],
    [440, 598, 54, 23],
    [700, 596, 60, 25],
    [820, 592, 78, 33],
    [1030, 596, 58, 24],
    [1120, 590, 70, 29],
    [1230, 594, 50, 21],
  ),
  pasture: shape(under('-60 600, 300 594, 800 600, 1200 594, 1600 586')),
  grass: shape(
    hatch(points('-40 620, 1230 620, 1200 870, -40 870'), {
      gap: 34,
      length: 30,
      width: 4.5,
      angle: -84,
      seed: 12,
      share: 0.5,
    }),
  ),
  // The lane: before the gate from rim to rim, and past it to the village.
  lane: shape(
    smooth(
      points(
        '-60 896, -60 896, 1214 900, 1214 900, 1264 744, 1300 644, 1312 590, 1336 558, 1384 532, 1366 506, 1318 486, 1334 468, 1356 452, 1356 452, 1372 452, 1372 452, 1350 472, 1344 484, 1398 502, 1422 532, 1394 568, 1374 598, 1392 650, 1462 760, 1620 890, 1620 890, 1620 1010, 1620 1010, -60 1010, -60 1010',
      ),
    ),
  ),
  ruts: shape(
    hatch(points('-40 914, 1560 914, 1560 984, -40 984'), {
      gap: 24,
      length: 92,
      width: 6,
      angle: 0,
      seed: 5,
      share: 0.45,
    }),
  ),
  verge: shape(
    along(points('-60 898, 300 896, 760 900, 1180 900'), {
      gap: 15,
      length: 46,
      width: 7,
      angle: -84,
      seed: 17,
    }),
    along(points('1398 656, 1464 758, 1580 862'), {
      gap: 22,
      length: 34,
      width: 7,
      angle: -140,
      seed: 18,
    }),
  ),
  near: shape(under('-60 996, 200 986, 560 1002, 900 994, 1240 1004, 1600 984')),
  blades: shape(
    along(points('-60 998, 200 988, 560 1004, 900 996, 1240 1006, 1600 986'), {
      gap: 13,
      length: 62,
      width: 9,
      angle: -82,
      seed: 31,
    }),
  ),
};

/** Where poppies and daisies stand in the grass before the lane. */
const heads: Point[] = Array.from({ length: 17 }, (_, index) => [
  40 + index * 92 + ((index * 37) % 29),
  982 + ((index * 53) % 20),
]);
export const flowers = {
  stalks: shape(
    ...heads.map(([x, y]) =>
      taper(
        [
          [x + 5, y + 60],
          [x, y],
        ],
        [6, 4],
      ),
    ),
  ),
  poppies: ellipses(
    ...heads.filter((_, index) => index % 3 === 1).map(([x, y]) => [x, y, 14, 10] as const),
  ),
  daisies: ellipses(
    ...heads.filter((_, index) => index % 3 !== 1).map(([x, y]) => [x, y, 8, 8] as const),
  ),
};

/** The umbrella pine beside the gate, and those on the far shore. */
export const pineTree = pine({ x: 262, foot: 620, height: 560, spread: 206 });
export const farPines = [
  { x: 86, foot: 486, height: 74, spread: 30 },
  { x: 150, foot: 488, height: 58, spread: 24 },
].map(pine);

/** A house of the village, around the middle of its foot. */
interface House {
  x: number;
  foot: number;
  width: number;
  height: number;
}
const houses: House[] = [
  { x: 1288, foot: 456, width: 58, height: 34 },
  { x: 1474, foot: 456, width: 66, height: 36 },
  { x: 1409, foot: 456, width: 62, height: 36 },
];
const windowsOf = ({ x, foot, width, height }: House) => [
  box(x - width * 0.3, foot - height * 0.78, 9, 12),
  box(x + width * 0.16, foot - height * 0.78, 9, 12),
];

/** The village on its rise, white with a blue band at the foot of each wall. */
export const village = {
  hill: shape(
    smooth(
      points(
        '1150 500, 1150 500, 1230 462, 1330 446, 1450 440, 1600 446, 1600 446, 1600 540, 1600 540, 1150 540, 1150 540',
      ),
    ),
  ),
  walls: shape(
    ...houses.map(({ x, foot, width, height }) => box(x - width / 2, foot - height, width, height)),
    // The church: its nave, and its tower with a pointed roof.
    'M1330 456V412L1364 388L1398 412V456z',
    box(1394, 352, 34, 104),
    outline(points('1392 354, 1411 316, 1430 354')),
  ),
  band: shape(
    ...houses.map(({ x, foot, width }) => box(x - width / 2, foot - 9, width, 9)),
    'M1330 446h98v10h-98z',
    'M1326 416L1364 386L1402 416L1398 421L1364 394L1330 421z',
    'M1391 372h40v6h-40z',
  ),
  roofs: shape(
    ...houses.map(({ x, foot, width, height }) =>
      outline([
        [x - width / 2 - 5, foot - height + 2],
        [x - width / 2 + 6, foot - height - 18],
        [x + width / 2 - 6, foot - height - 18],
        [x + width / 2 + 5, foot - height + 2],
      ]),
    ),
  ),
  openings: shape(
    ...houses.flatMap(windowsOf),
    'M1355 456V432Q1355 422 1364 422Q1373 422 1373 432V456z',
    'M1404 372V364Q1404 357 1411 357Q1418 357 1418 364V372z',
  ),
  cypresses: shape(
    smooth(points('1514 466, 1508 424, 1518 380, 1528 424, 1522 466')),
    smooth(points('1440 462, 1436 420, 1446 380, 1456 420, 1452 462')),
  ),
};

/** A hen, facing left, around the middle of its feet. */
const hen = {
  body: smooth(
    points(
      '-62 -78, -48 -54, -24 -34, 12 -30, 42 -44, 58 -72, 74 -110, 82 -128, 62 -126, 40 -106, 14 -94, -14 -100, -24 -122, -34 -142, -50 -146, -64 -134, -66 -112',
    ),
  ),
  comb: smooth(
    points('-40 -144, -34 -160, -44 -158, -48 -168, -56 -160, -64 -164, -64 -150, -60 -140'),
  ),
  beak: outline(points('-62 -136, -84 -126, -63 -122')),
  wattle: smooth(points('-66 -122, -58 -122, -58 -104, -66 -102')),
  legs: [
    taper(points('-6 -36, -8 -4'), [7, 6]),
    taper(points('14 -36, 18 -4'), [7, 6]),
    taper(points('-26 0, -8 -4, 4 0'), [3, 6, 3]),
    taper(points('0 0, 18 -4, 30 0'), [3, 6, 3]),
  ],
  wing: smooth(points('-22 -74, 4 -86, 34 -78, 44 -62, 20 -50, -8 -54')),
  eye: '<circle cx="-54" cy="-132" r="4"/>',
};
/** The same with its head down, pecking. */
const pecking = {
  body: smooth(
    points(
      '-70 -34, -54 -34, -30 -34, 12 -30, 42 -44, 58 -76, 70 -118, 76 -136, 58 -130, 38 -108, 10 -98, -22 -92, -50 -74, -76 -56, -84 -42, -80 -30',
    ),
  ),
  comb: smooth(points('-66 -64, -76 -74, -80 -64, -90 -66, -88 -54, -94 -48, -84 -44')),
  beak: outline(points('-86 -36, -92 -14, -74 -28')),
  wattle: smooth(points('-72 -30, -64 -30, -62 -16, -70 -16')),
  legs: hen.legs,
  wing: hen.wing,
  eye: '<circle cx="-76" cy="-43" r="4"/>',
};
/** The shade on its underside. */
const belly = smooth(
  points('-56 -64, -40 -48, -10 -32, 14 -30, 42 -42, 56 -66, 36 -48, 8 -42, -20 -46'),
);
const henAt = (one: typeof hen, x: number, foot: number, scale: number) => {
  const at = (...data: string[]) => placed(shape(...data), x, foot, scale);
  return {
    body: at(one.body),
    red: at(one.comb, one.wattle),
    feet: at(one.beak, ...one.legs),
    shade: at(one.wing, belly),
    eye: placed(one.eye, x, foot, scale),
  };
};
export const hens = {
  shadows: ellipses([880, 974, 62, 6], [1122, 964, 62, 6]),
  white: henAt(hen, 1106, 962, 0.84),
  brown: henAt(pecking, 866, 972, 0.8),
};

/** By night a hedgehog crosses the lane to the left, around the middle of its foot. */
export const hedgehog = {
  face: shape(
    smooth(points('-72 -12, -54 -24, -40 -34, -22 -30, -20 -6, -40 -2, -58 -4')),
    taper(points('-26 -8, -28 4'), [10, 9]),
    taper(points('30 -8, 28 4'), [10, 9]),
  ),
  spines: shape(
    smooth(points('-44 -32, -24 -54, 8 -62, 42 -52, 64 -24, 66 -6, 30 0, -14 0, -30 -14')),
    along(points('-44 -32, -24 -54, 8 -62, 42 -52, 64 -24, 66 -6'), {
      gap: 7,
      length: 22,
      width: 5,
      angle: -60,
      seed: 41,
    }),
  ),
  cuts: shape(
    hatch(points('-24 -40, 8 -54, 44 -40, 56 -12, 0 -8'), {
      gap: 11,
      length: 13,
      width: 2.6,
      angle: -40,
      seed: 42,
    }),
  ),
  nose: ellipses([-72, -13, 6, 6], [-50, -20, 3.4, 3.4]),
};
