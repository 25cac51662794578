// Where the walk of `lagoon-walk` goes: the bank of the lagoon, its pine, reeds and boat, the path.
import { along, chance, hatch, shape, strew, thin, type Point } from '../shapes.ts';
import { placed, rays, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { gull, under } from './at-the-gate-scenery.ts';
import { pine, reed } from './lagoon-scenery.ts';

export const sky = {
  air: shape('M-60 -60H1600V600H-60z'),
  /** The warm bands of an evening, which thin upwards. */
  evening: [
    'M-60 176L400 184L900 172L1600 180V520H-60z',
    'M-60 272L500 264L1040 276L1600 266V520H-60z',
  ]
    .map((each, index) => thin(0.1 + index * 0.08, each))
    .join(''),
  wisps: shape(
    hatch(points('760 60, 1560 40, 1560 250, 760 250'), {
      gap: 48,
      length: 210,
      width: 5,
      angle: -1,
      seed: 12,
      share: 0.34,
    }),
  ),
  stars: shape(
    stars(strew(points('440 30, 1520 30, 1520 330, 760 330, 740 200, 440 200'), 150, chance(21))),
  ),
  gulls: shape(gull(1206, 196, 1), gull(1300, 150, 0.72), gull(1122, 132, 0.6)),
  /** The sun stands low under the crown of the pine, the moon high over the water. */
  sun: '<circle cx="112" cy="340" r="52"/>',
  moon: '<circle cx="1072" cy="168" r="54"/>',
};

export const land = {
  hills: shape(
    under(
      '-60 392, 140 372, 340 384, 560 356, 760 378, 960 350, 1160 372, 1340 344, 1480 362, 1600 352',
    ),
  ),
  near: shape(under('-60 424, 180 412, 420 420, 700 408, 900 418, 1180 402, 1400 412, 1600 398')),
  shore: shape(
    along(points('-60 438, 400 436, 900 438, 1600 434'), {
      gap: 12,
      length: 38,
      width: 9,
      angle: 0,
      seed: 44,
      share: 0.7,
    }),
  ),
  water: shape('M-60 440L500 437L1000 441L1600 436V720H-60z'),
  /** Bars of sand. */
  bars: shape(
    smooth(points('880 464, 980 457, 1130 459, 1230 466, 1120 473, 980 472')),
    smooth(points('280 458, 350 453, 450 454, 510 459, 440 464, 340 463')),
  ),
  ripples: shape(
    hatch(points('0 476, 1540 474, 1540 600, 0 610'), {
      gap: 22,
      length: 92,
      width: 4.5,
      angle: 0,
      seed: 16,
      share: 0.3,
    }),
  ),
  sunlight: shape(
    hatch(points('70 446, 154 446, 220 590, -10 590'), {
      gap: 11,
      length: 66,
      width: 4.5,
      angle: 0,
      seed: 9,
      share: 0.8,
    }),
  ),
  moonlight: shape(
    hatch(points('1026 446, 1118 446, 1156 560, 976 580'), {
      gap: 11,
      length: 66,
      width: 4.5,
      angle: 0,
      seed: 10,
      share: 0.8,
    }),
  ),
  /** The sand at the water's edge, and the bank above it. */
  sand: shape(
    under('-60 586, 160 592, 420 606, 700 598, 960 606, 1200 590, 1360 624, 1440 660, 1600 670'),
  ),
  bank: shape(under('-60 604, 160 610, 420 626, 700 618, 940 632, 1180 640, 1400 644, 1600 630')),
  grass: shape(
    hatch(points('-40 640, 1560 660, 1560 770, -40 790'), {
      gap: 30,
      length: 30,
      width: 4.5,
      angle: -82,
      seed: 8,
      share: 0.5,
    }),
  ),
  path: shape(under('-60 800, 200 790, 460 800, 760 788, 1040 792, 1300 778, 1600 772')),
  ruts: shape(
    hatch(points('-40 822, 1560 800, 1560 960, -40 972'), {
      gap: 26,
      length: 92,
      width: 5,
      angle: -1,
      seed: 5,
      share: 0.36,
    }),
  ),
  /** Grass that leans over the path's far side. */
  edge: shape(
    along(points('-60 806, 200 796, 460 806, 760 794, 1040 798, 1300 784, 1600 778'), {
      gap: 16,
      length: 44,
      width: 7,
      angle: -80,
      seed: 17,
    }),
  ),
  verge: shape(under('-60 992, 240 1000, 560 990, 900 1002, 1240 994, 1600 988')),
  blades: shape(
    along(points('-60 994, 240 1002, 560 992, 900 1004, 1240 996, 1600 990'), {
      gap: 14,
      length: 58,
      width: 9,
      angle: -82,
      seed: 31,
    }),
  ),
};

/** What stands at the foot of the pine, and its long shadow. */
export const pineFoot = {
  roots: shape(
    taper(points('214 664, 234 650, 240 620'), [6, 16, 22]),
    taper(points('272 664, 252 650, 244 620'), [6, 16, 22]),
  ),
  shadow: shape(taper(points('240 660, 380 676, 560 698'), [24, 22, 14])),
  grass: shape(
    along(points('190 672, 290 672'), { gap: 9, length: 30, width: 6, angle: -84, seed: 3 }),
  ),
};
/** The umbrella pine on the bank, and those on the far shore. */
export const pineTree = pine({ x: 240, foot: 656, height: 556, spread: 200 });
export const farPines = [
  { x: 1268, foot: 434, height: 66, spread: 28 },
  { x: 1334, foot: 436, height: 88, spread: 38 },
  { x: 1412, foot: 434, height: 58, spread: 25 },
  { x: 470, foot: 440, height: 54, spread: 24 },
].map(pine);

/** A flat-bottomed boat drawn up on the sand, its bow to the left, around its middle. */
export const boat = {
  shadow: smooth(points('-130 2, -40 -6, 110 -8, 190 0, 178 10, 60 14, -80 12')),
  inside: smooth(
    points(
      '-212 -104, -212 -104, -120 -82, 0 -74, 100 -76, 162 -84, 162 -84, 150 -60, 60 -48, -80 -50, -160 -72',
    ),
  ),
  hull: smooth(
    points(
      '-212 -106, -212 -106, -156 -72, -80 -52, 20 -46, 110 -52, 164 -68, 164 -68, 150 -4, 150 -4, 40 4, -110 2, -110 2, -160 -42',
    ),
  ),
  stripe: taper(
    points('-196 -90, -150 -58, -80 -38, 20 -31, 110 -37, 158 -52'),
    [4, 11, 12, 12, 12, 11],
  ),
  seams: [taper(points('-150 -34, -80 -18, 20 -12, 100 -16, 150 -26'), 5)],
  ribs: [-90, -20, 50, 112].map((x) =>
    taper(
      [
        [x, -72],
        [x + 4, -62],
        [x + 2, -52],
      ],
      6,
    ),
  ),
  thwarts: ['M-60 -78L-36 -76L-30 -54L-56 -53z', 'M70 -78L94 -78L96 -52L72 -50z'],
  pole: taper(points('-120 -54, 20 -76, 110 -92, 200 -110'), [7, 7, 7, 5]),
  rope: taper(points('-204 -98, -236 -50, -262 -26, -290 -36'), [4, 4, 4, 4]),
  stake: taper(points('-292 -84, -288 6'), [13, 10]),
};

/** Reeds in the water's edge between two places, taller towards the second. */
const bed = (from: Point, to: Point, count: number, tall: number, seed: number) => {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random()) / count;
    return reed(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + random() * 14,
      tall * (0.45 + share * 0.4 + random() * 0.25),
      (random() - 0.6) * 0.4,
      7 + random() * 4,
    );
  });
};
/** Bulrushes among them: where, how tall and how they lean. */
const rushes = (
  [
    [1436, 652, 190, -8],
    [1474, 652, 262, -14],
    [1508, 652, 232, 6],
  ] as const
).map(([x, foot, height, lean]) => ({
  stem: taper(
    [
      [x, foot],
      [x + lean * 0.3, foot - height / 2],
      [x + lean, foot - height],
    ],
    [6, 5, 2],
  ),
  head: taper(
    [
      [x + lean * 0.8, foot - height + 62],
      [x + lean * 0.85, foot - height + 54],
      [x + lean * 0.96, foot - height + 14],
      [x + lean, foot - height + 4],
    ],
    [5, 13, 14, 4],
  ),
}));
export const reeds = {
  back: bed([1396, 652], [1560, 652], 26, 240, 7),
  front: [...bed([1410, 656], [1570, 652], 20, 190, 19), ...rushes.map(({ stem }) => stem)],
  heads: rushes.map(({ head }) => head),
  /** A few on the left of the boat. */
  few: [-34, -22, -12, -2, 8, 18, 30].map((aside, index) =>
    reed(898 + aside * 0.5, 640, 104 - Math.abs(aside) + (index % 3) * 14, aside / 60, 9),
  ),
};

/** The heads of daisies at some places. */
const daisies = (places: readonly Point[]) =>
  shape(...places.map((place) => rays(place, [-90, -18, 54, 126, 198], 7, 14, 6)));

/** Where they stand in the tuft. */
const inTuft = points('-10 -126, 22 -138, 50 -114');
/** The tuft that the dog sniffs at, around the middle of its foot. */
export const tuft = {
  back: shape(
    smooth(points('-40 2, -24 -26, 0 -34, 26 -28, 44 0, 10 8')),
    ...[-66, -44, -24, -6, 14, 34, 56].map((lean, index) =>
      taper(
        [
          [lean * 0.4, 4],
          [lean * 0.6, -44],
          [lean * 1.2, -92 + Math.abs(lean) * 0.5 - (index % 2) * 14],
        ],
        [12, 9, 1],
      ),
    ),
    ...inTuft.map(([x, y]) =>
      taper(
        [
          [x * 0.2, 0],
          [x * 0.5, y * 0.6],
          [x, y],
        ],
        [5, 4, 3],
      ),
    ),
  ),
  front: shape(
    ...[-40, -14, 18, 48].map((lean, index) =>
      taper(
        [
          [lean * 0.5, 8],
          [lean * 0.8, -18],
          [lean * 1.3, -42 - (index % 2) * 10],
        ],
        [11, 9, 1],
      ),
    ),
  ),
  flowers: daisies(inTuft),
};
export const tuftAt = (shapes: string) => placed(shapes, 1336, 872, 1.1);

/** Daisies in the grass before the path. */
export const flowers = daisies(
  points(
    '70 1006, 112 1000, 136 1010, 322 1004, 604 1002, 640 1010, 866 1010, 1068 1002, 1104 1010, 1134 1000, 1296 1008, 1462 1000, 1490 1010',
  ),
);
