// What lies around those on the rug.

import { along, ellipses, hatch, mark, outline, shape, type Point } from '../shapes.ts';
import { foliage, rays, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';

export const sky = {
  air: shape('M-40 -40H1580V480H-40z'),
  wisps: shape(
    hatch(points('60 130, 620 120, 640 300, 60 320'), {
      gap: 46,
      length: 180,
      width: 6,
      angle: -2,
      seed: 8,
      share: 0.4,
    }),
  ),
  stars: shape(
    stars(
      points(
        '70 70, 180 290, 330 60, 470 250, 540 120, 130 180, 620 310, 740 250, 860 330, 40 330, 880 268',
      ),
    ),
  ),
  sun: ellipses([300, 284, 68, 68]),
  moon: ellipses([330, 186, 60, 60]),
};

/** Stone pines on the far shore: the middle of the foot of each, and how high it is. */
const groves = [
  [560, 434, 34],
  [598, 432, 44],
  [640, 434, 34],
  [96, 432, 34],
  [132, 430, 42],
] as const;

export const land = {
  hills: shape(
    smooth(
      points(
        '-60 470, -60 396, 100 384, 240 380, 360 378, 460 368, 600 392, 800 366, 1000 386, 1240 362, 1440 382, 1600 370, 1600 470',
      ),
    ),
  ),
  ridge: shape(
    smooth(
      points('-60 470, -60 424, 160 420, 400 430, 640 418, 900 430, 1200 416, 1600 424, 1600 470'),
    ),
  ),
  groves: shape(
    ...groves.flatMap(([x, foot, high]) => [
      taper(
        [
          [x, foot + 8],
          [x, foot - high * 0.7],
        ],
        [5, 3],
      ),
      smooth([
        [x - high * 0.6, foot - high * 0.62],
        [x - high * 0.4, foot - high * 0.9],
        [x, foot - high],
        [x + high * 0.4, foot - high * 0.9],
        [x + high * 0.6, foot - high * 0.62],
        [x, foot - high * 0.56],
      ]),
    ]),
  ),
  water: shape('M-60 440H1600V560H-60z'),
  glitter: shape(
    hatch(points('190 446, 400 446, 450 506, 140 506'), {
      gap: 11,
      length: 62,
      width: 4,
      angle: 0,
      seed: 7,
      share: 0.7,
    }),
  ),
  meadow: shape(
    smooth(
      points(
        '-60 540, -60 506, 200 510, 460 500, 760 506, 1100 494, 1600 500, 1600 700, 1600 700, -60 700, -60 700',
      ),
    ),
  ),
  straw: shape(
    hatch(points('-20 530, 1300 520, 1300 600, -20 610'), {
      gap: 17,
      length: 60,
      width: 5,
      angle: ([x]) => (x - 500) / 70,
      seed: 25,
      share: 0.5,
    }),
  ),
  bushes: shape(
    foliage(points('-80 560, -60 506, 20 486, 90 498, 150 540, 176 600, -80 610'), 21, 34),
    foliage(
      points('1180 610, 1196 540, 1260 486, 1350 462, 1450 470, 1540 448, 1620 450, 1620 640'),
      22,
      40,
    ),
  ),
  bushLight: shape(
    hatch(points('-20 520, 90 514, 140 590, -20 590'), {
      gap: 22,
      length: 20,
      width: 6,
      angle: -70,
      seed: 23,
      share: 0.6,
    }),
    hatch(points('1210 590, 1270 510, 1360 480, 1560 480, 1560 600'), {
      gap: 24,
      length: 20,
      width: 6,
      angle: -110,
      seed: 24,
      share: 0.5,
    }),
  ),
  ground: shape(
    smooth(
      points(
        '-60 640, -60 596, 240 604, 560 590, 900 596, 1200 604, 1600 592, 1600 1080, 1600 1080, -60 1080, -60 1080',
      ),
    ),
  ),
  blades: shape(
    hatch(points('-20 640, 1560 640, 1560 980, -20 980'), {
      gap: 40,
      length: 34,
      width: 6,
      angle: (at) => -86 + (at[0] - 768) / 70,
      seed: 12,
      share: 0.45,
    }),
  ),
  shade: shape(
    hatch(points('1040 800, 1300 770, 1580 760, 1580 980, 1460 984, 1120 978'), {
      gap: 13,
      length: 90,
      width: 8,
      angle: 0,
      seed: 45,
      share: 0.7,
    }),
  ),
  near: shape(
    smooth(
      points(
        '-60 1020, 40 1000, 420 1012, 800 1018, 1200 1006, 1600 996, 1600 1080, 1600 1080, -60 1080, -60 1080',
      ),
    ),
  ),
  fringe: shape(
    along(points('-40 1008, 40 1000, 420 1012, 800 1018, 1200 1006, 1580 996'), {
      gap: 13,
      length: 60,
      width: 8,
      angle: -82,
      seed: 31,
    }),
  ),
  tufts: shape(
    ...[
      [60, 800, 60],
      [250, 742, 44],
      [690, 690, 36],
      [40, 960, 70],
      [1250, 790, 46],
      [1476, 960, 74],
    ].map(([x = 0, foot = 0, high = 0]) =>
      rays([x, foot], [-122, -106, -92, -78, -62], high * 0.5, high, 7),
    ),
  ),
};

/** The cork oak, whose bark was taken up to a line above the heads of those below. */
export const oak = {
  stem: shape(
    smooth(
      points(
        '1268 872, 1318 838, 1344 770, 1346 640, 1352 500, 1346 380, 1340 318, 1340 318, 1486 312, 1486 312, 1482 400, 1490 540, 1500 680, 1510 790, 1546 850, 1580 872, 1580 872, 1480 866, 1420 880, 1350 866',
      ),
    ),
  ),
  limbs: shape(
    smooth(
      points(
        '1330 338, 1330 338, 1336 282, 1310 236, 1230 206, 1120 198, 1010 160, 930 96, 940 86, 1030 132, 1130 160, 1230 162, 1310 152, 1340 110, 1350 -20, 1400 -20, 1404 96, 1430 130, 1464 70, 1500 -30, 1544 -30, 1516 90, 1500 150, 1610 120, 1610 184, 1536 206, 1500 262, 1498 336, 1498 336, 1452 324, 1414 342, 1370 328',
      ),
    ),
  ),
  bark: shape(
    ...[
      points('1354 320, 1362 236, 1372 130'),
      points('1394 326, 1400 240, 1382 80'),
      points('1436 322, 1440 250, 1474 130'),
      points('1472 322, 1472 260, 1510 180'),
      points('1310 200, 1220 184, 1080 168'),
    ].map((line, index) =>
      along(line, { gap: 30, length: 32, width: 6, angle: 3, seed: 8 + index * 10, share: 0.7 }),
    ),
  ),
  grain: shape(
    ...[
      points('1366 400, 1362 640, 1352 830'),
      points('1404 420, 1404 640, 1400 850'),
      points('1444 390, 1452 640, 1456 850'),
      points('1466 390, 1478 640, 1496 840'),
    ].map((line, index) =>
      along(line, {
        gap: 34,
        length: 58,
        width: 6,
        angle: 0,
        seed: 9 + index * 10,
        share: 0.4 + index * 0.12,
      }),
    ),
  ),
  crown: shape(
    foliage(
      points(
        '716 70, 760 8, 840 -40, 940 -80, 1640 -80, 1640 206, 1560 170, 1480 196, 1390 160, 1300 190, 1210 172, 1120 206, 1030 184, 950 196, 860 160, 780 150, 730 120',
      ),
      3,
      50,
    ),
  ),
  clumps: shape(
    foliage(points('782 94, 806 34, 880 4, 950 30, 946 96, 870 124'), 4, 34),
    foliage(points('1010 84, 1050 8, 1160 -4, 1210 56, 1160 124, 1060 132'), 5, 36),
    foliage(points('1236 60, 1270 0, 1330 0, 1330 92, 1270 110'), 6, 32),
    foliage(points('1410 70, 1440 0, 1560 -10, 1600 60, 1550 116, 1450 116'), 7, 36),
  ),
  dapple: shape(
    ...[
      [866, 62],
      [1108, 66],
      [1282, 56],
      [1504, 58],
    ].map(([x = 0, y = 0]) =>
      hatch(
        points('-70 10, -40 -40, 20 -50, 70 0, 40 40, -40 40').map(([dx, dy]): Point => [
          x + dx,
          y + dy,
        ]),
        { gap: 18, length: 20, width: 6, angle: -90 + (x - 1190) / 8, seed: x, share: 0.6 },
      ),
    ),
  ),
  leaves: shape(
    hatch(points('740 100, 840 -20, 1580 -20, 1580 180, 1300 170, 1060 190, 860 150'), {
      gap: 26,
      length: 22,
      width: 7,
      angle: ([x]) => (x - 1200) / 6 - 90,
      seed: 12,
      share: 0.36,
    }),
  ),
};

/** A place on the rug: along it from its left end, and from its far side to the near one. */
const onRug = (far: number, near: number): Point => [
  152 - 84 * near + (1244 + 130 * near) * far,
  800 + 160 * near,
];
const band = (from: number, to: number) =>
  outline([onRug(from, 0.02), onRug(to, 0.02), onRug(to, 0.98), onRug(from, 0.98)]);
const fringe = (end: number, seed: number) =>
  along([onRug(end, 0.02), onRug(end, 0.98)], {
    gap: 9,
    length: 46,
    width: 5,
    angle: end ? -72 : 72,
    seed,
  });

export const rug = {
  shade: shape(
    outline([onRug(-0.005, 0.1), onRug(1.005, 0.1), onRug(1.008, 1.07), onRug(-0.008, 1.07)]),
  ),
  cloth: shape(outline([onRug(0, 0), onRug(1, 0), onRug(1, 1), onRug(0, 1)])),
  fringe: shape(fringe(0, 3), fringe(1, 4)),
  broad: shape(...[0.03, 0.24, 0.45, 0.66, 0.87].map((from) => band(from, from + 0.036))),
  narrow: shape(
    ...[0.084, 0.218, 0.294, 0.428, 0.504, 0.638, 0.714, 0.848, 0.924].map((from) =>
      band(from, from + 0.01),
    ),
  ),
  /** The weave. */
  weft: shape(
    hatch([onRug(0.02, 0.06), onRug(0.98, 0.06), onRug(0.98, 0.96), onRug(0.02, 0.96)], {
      gap: 22,
      length: 40,
      width: 3,
      angle: 0,
      seed: 16,
      share: 0.4,
    }),
  ),
};

/** A bowl of water, around the middle of its foot. */
export const bowl = {
  body: shape(smooth(points('-66 -44, -66 -44, 66 -44, 66 -44, 54 -8, 40 2, 0 4, -40 2, -54 -8'))),
  rim: ellipses([0, -44, 67, 15]),
  water: ellipses([0, -42, 56, 10]),
  light: shape(mark([-14, -43], 0, 40, 3), mark([22, -39], 0, 24, 3)),
  band: shape(taper(points('-56 -22, 0 -14, 56 -22'), [8, 9, 8])),
  shade: ellipses([10, -2, 58, 7]),
};
