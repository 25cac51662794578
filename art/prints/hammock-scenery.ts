// What stands around the sleeper in the hammock.

import { along, chance, ellipses, hatch, shape, type Point } from '../shapes.ts';
import { foliage, lantern, placed, rays, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';

export const sky = {
  air: shape('M-40 -40H1580V560H-40z'),
  wisps: shape(
    hatch(points('420 190, 1120 180, 1120 380, 420 390'), {
      gap: 44,
      length: 190,
      width: 6,
      angle: -2,
      seed: 8,
      share: 0.45,
    }),
  ),
  stars: shape(
    stars(
      points(
        '640 70, 700 250, 820 150, 900 250, 780 40, 1000 240, 560 220, 470 300, 880 90, 300 290, 1250 262, 600 330, 60 230',
      ),
    ),
  ),
  disc: '<circle cx="792" cy="292" r="64"/>',
};

export const land = {
  hills: shape(
    smooth(
      points(
        '-60 442, -60 368, 160 382, 360 356, 560 368, 760 344, 980 366, 1180 342, 1400 364, 1600 352, 1600 442',
      ),
    ),
  ),
  ridge: shape(
    smooth(
      points(
        '-60 452, -60 404, 200 396, 420 412, 640 396, 860 408, 1100 392, 1320 408, 1600 396, 1600 452',
      ),
    ),
  ),
  // Stone pines on the far shore.
  groves: shape(
    ...[
      [560, 408, 30],
      [592, 404, 40],
      [634, 402, 32],
      [936, 406, 34],
      [972, 402, 44],
      [1014, 400, 34],
    ].flatMap(([x = 0, foot = 0, high = 0]) => [
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
  water: shape('M-60 418H1600V560H-60z'),
  glitter: shape(
    hatch(points('640 424, 960 424, 1010 492, 580 492'), {
      gap: 11,
      length: 70,
      width: 4,
      angle: 0,
      seed: 7,
      share: 0.6,
    }),
  ),
  bushes: shape(
    foliage(
      points('-80 372, 40 340, 160 336, 250 366, 316 430, 340 500, 344 560, -80 560'),
      21,
      40,
    ),
    foliage(
      points('1200 560, 1206 500, 1240 426, 1310 356, 1420 336, 1520 340, 1620 350, 1620 560'),
      22,
      40,
    ),
  ),
  bushLight: shape(
    hatch(points('-40 390, 160 366, 240 400, 300 500, -40 500'), {
      gap: 22,
      length: 20,
      width: 6,
      angle: -70,
      seed: 23,
      share: 0.55,
    }),
    hatch(points('1236 500, 1290 410, 1400 366, 1560 380, 1560 500'), {
      gap: 22,
      length: 20,
      width: 6,
      angle: -110,
      seed: 24,
      share: 0.55,
    }),
  ),
  straw: shape(
    hatch(points('340 536, 1200 536, 1160 610, 400 610'), {
      gap: 15,
      length: 60,
      width: 5,
      angle: ([x]) => (x - 768) / 60,
      seed: 25,
      share: 0.6,
    }),
  ),
  meadow: shape(
    smooth(
      points(
        '-60 510, -60 490, 240 486, 520 496, 800 484, 1100 494, 1400 482, 1600 490, 1600 760, 1600 760, -60 760, -60 760',
      ),
    ),
  ),
  ground: shape(
    smooth(
      points(
        '-60 640, -60 600, 200 614, 500 640, 800 648, 1100 636, 1400 612, 1600 600, 1600 1080, 1600 1080, -60 1080, -60 1080',
      ),
    ),
  ),
  blades: shape(
    hatch(points('-20 660, 1560 650, 1560 960, -20 960'), {
      gap: 38,
      length: 36,
      width: 6,
      angle: (at) => -86 + (at[0] - 768) / 70,
      seed: 12,
      share: 0.5,
    }),
  ),
  shade: shape(
    hatch(points('330 880, 700 862, 1010 880, 1080 920, 900 956, 420 956, 300 920'), {
      gap: 12,
      length: 90,
      width: 8,
      angle: 0,
      seed: 45,
      share: 0.75,
    }),
  ),
  near: shape(
    smooth(
      points(
        '-60 1010, 40 984, 420 1002, 800 1010, 1200 992, 1600 978, 1600 1080, 1600 1080, -60 1080, -60 1080',
      ),
    ),
  ),
  fringe: shape(
    along(points('-40 992, 40 984, 420 1002, 800 1010, 1200 992, 1580 978'), {
      gap: 13,
      length: 76,
      width: 9,
      angle: -82,
      seed: 31,
    }),
  ),
};

/** A cloud of needles: flat below, with the marks of its needles along its top. */
const cloud = (x: number, y: number, half: number, high: number, seed: number) => {
  const at = (far: number, up: number): Point => [x + far * half, y - up * high];
  return {
    mass: smooth([
      at(-1, 0.1),
      at(-0.92, 0.48),
      at(-0.55, 0.84),
      at(-0.1, 1),
      at(0.4, 0.92),
      at(0.84, 0.6),
      at(1, 0.14),
      at(0.86, -0.1),
      at(0.56, 0.04),
      at(0.3, -0.14),
      at(0, 0.02),
      at(-0.3, -0.12),
      at(-0.6, 0.06),
      at(-0.84, -0.08),
    ]),
    needles: along([at(-0.8, 0.4), at(-0.4, 0.66), at(0, 0.76), at(0.4, 0.68), at(0.82, 0.4)], {
      gap: 15,
      length: high * 0.42,
      width: 5,
      angle: 74,
      seed,
    }),
    shade: along([at(-0.76, 0.1), at(0, 0.16), at(0.8, 0.12)], {
      gap: 19,
      length: high * 0.24,
      width: 4,
      angle: 84,
      seed: seed + 1,
      share: 0.8,
    }),
  };
};

const clouds = [
  cloud(20, 176, 250, 150, 3),
  cloud(396, 168, 226, 132, 5),
  cloud(190, 74, 330, 150, 7),
];
/** A stone pine on the left: its trunk and a part of its crown. */
export const pine = {
  wood: shape(
    smooth(
      points(
        '40 904, 74 868, 92 780, 86 640, 92 480, 112 330, 134 210, 134 210, 196 210, 196 210, 182 330, 168 480, 168 640, 182 780, 200 864, 246 902, 246 902, 196 896, 150 912, 106 898',
      ),
    ),
    taper(points('160 262, 120 190, 40 140, -60 110'), [58, 42, 28, 18]),
    taper(points('164 260, 190 170, 200 110, 196 60'), [52, 42, 30, 18]),
    taper(points('172 280, 244 206, 330 158, 424 124'), [50, 36, 24, 10]),
  ),
  crown: shape(...clouds.map(({ mass }) => mass)),
  needles: shape(...clouds.map(({ needles }) => needles)),
  shade: shape(...clouds.map(({ shade }) => shade)),
  bark: shape(
    along(points('106 868, 110 640, 118 470, 150 300'), {
      gap: 30,
      length: 36,
      width: 6,
      angle: 3,
      seed: 6,
      share: 0.6,
    }),
    along(points('128 880, 128 640, 134 460, 160 290'), {
      gap: 34,
      length: 40,
      width: 6,
      angle: 0,
      seed: 26,
      share: 0.6,
    }),
    along(points('154 880, 150 640, 152 460, 176 300'), {
      gap: 32,
      length: 36,
      width: 6,
      angle: -3,
      seed: 16,
      share: 0.6,
    }),
  ),
};

/** A cork oak on the right, whose bark was taken up to a line above the hammock. */
export const oak = {
  stem: shape(
    smooth(
      points(
        '1300 908, 1342 872, 1362 800, 1358 660, 1366 520, 1360 380, 1352 300, 1352 300, 1492 300, 1492 300, 1486 380, 1490 520, 1502 660, 1498 800, 1508 866, 1524 900, 1524 900, 1480 898, 1430 914, 1370 898',
      ),
    ),
  ),
  limbs: shape(
    smooth(
      points(
        '1340 322, 1340 322, 1346 270, 1330 226, 1270 200, 1180 190, 1090 150, 1020 90, 1030 80, 1110 124, 1190 148, 1280 150, 1340 140, 1356 90, 1350 0, 1396 0, 1406 90, 1424 110, 1450 60, 1490 -20, 1530 -20, 1500 80, 1490 130, 1600 110, 1600 170, 1530 190, 1506 240, 1508 322, 1508 322, 1460 314, 1424 326, 1380 314',
      ),
    ),
  ),
  bark: shape(
    along(points('1362 300, 1372 220, 1384 130'), {
      gap: 30,
      length: 32,
      width: 6,
      angle: 4,
      seed: 8,
      share: 0.7,
    }),
    along(points('1400 306, 1412 220, 1420 150'), {
      gap: 30,
      length: 30,
      width: 6,
      angle: 2,
      seed: 18,
      share: 0.7,
    }),
    along(points('1450 304, 1456 230, 1474 150'), {
      gap: 30,
      length: 32,
      width: 6,
      angle: 0,
      seed: 28,
      share: 0.7,
    }),
    along(points('1484 306, 1486 240, 1530 170'), {
      gap: 30,
      length: 30,
      width: 6,
      angle: 0,
      seed: 38,
      share: 0.7,
    }),
    along(points('1320 192, 1240 172, 1120 148'), {
      gap: 30,
      length: 28,
      width: 5,
      angle: 4,
      seed: 48,
      share: 0.7,
    }),
  ),
  grain: shape(
    along(points('1382 400, 1374 640, 1384 850'), {
      gap: 34,
      length: 56,
      width: 5,
      angle: 0,
      seed: 9,
      share: 0.5,
    }),
    along(points('1456 390, 1466 640, 1470 860'), {
      gap: 28,
      length: 60,
      width: 6,
      angle: 0,
      seed: 19,
      share: 0.7,
    }),
    along(points('1478 390, 1488 640, 1490 850'), {
      gap: 26,
      length: 64,
      width: 7,
      angle: 0,
      seed: 29,
      share: 0.8,
    }),
    along(points('1424 420, 1424 640, 1420 850'), {
      gap: 40,
      length: 50,
      width: 4,
      angle: 0,
      seed: 39,
      share: 0.4,
    }),
  ),
  crown: shape(
    foliage(
      points(
        '924 96, 936 40, 990 -10, 1040 -60, 1620 -80, 1620 180, 1540 150, 1460 176, 1370 140, 1290 170, 1200 140, 1130 172, 1060 150, 1000 164, 950 144',
      ),
      3,
      46,
    ),
  ),
  clumps: shape(
    foliage(points('990 90, 1010 30, 1080 4, 1150 30, 1150 86, 1080 116'), 4, 32),
    foliage(points('1180 40, 1230 -16, 1320 -10, 1340 46, 1280 92, 1200 88'), 5, 32),
    foliage(points('1410 60, 1440 0, 1540 0, 1600 50, 1560 100, 1450 104'), 6, 32),
  ),
  dapple: shape(
    ...[
      [1080, 60],
      [1262, 38],
      [1506, 52],
    ].map(([x = 0, y = 0]) =>
      hatch(
        points('-70 10, -40 -40, 20 -50, 70 0, 40 40, -40 40').map(([dx, dy]): Point => [
          x + dx,
          y + dy,
        ]),
        { gap: 18, length: 20, width: 6, angle: -90 + (x - 1290) / 8, seed: x, share: 0.6 },
      ),
    ),
  ),
  leaves: shape(
    hatch(points('960 100, 1040 -20, 1580 -20, 1580 140, 1300 140, 1060 150'), {
      gap: 24,
      length: 22,
      width: 7,
      angle: ([x]) => (x - 1300) / 6 - 90,
      seed: 12,
      share: 0.42,
    }),
  ),
};

/** Wild flowers in the near grass, on their stalks. */
export const flowers = (() => {
  const random = chance(17);
  const at = Array.from({ length: 26 }, (_, index): Point => [
    10 + index * 60 + random() * 40,
    938 + random() * 44,
  ]);
  const heads = (third: boolean, r: number) =>
    ellipses(
      ...at
        .filter((_, index) => (index % 3 === 0) === third)
        .map(([x, y]) => [Math.round(x), Math.round(y), r, r * 0.86] as const),
    );
  return {
    stalks: shape(
      ...at.map(([x, y]) =>
        taper(
          [
            [x + 8, y + 80],
            [x, y],
          ],
          [6, 4],
        ),
      ),
    ),
    daisies: heads(false, 8),
    poppies: heads(true, 12),
  };
})();

const lampAt: Point = [1150, 330];
const light: Point = [lampAt[0], lampAt[1] - 38];

/** A lantern on a cord from the oak, and its light by night. */
export const lamp = {
  iron: placed(shape(...lantern.iron, 'M-3 -198H3V-146H-3z'), ...lampAt, 0.8),
  glass: placed(shape(lantern.glass), ...lampAt, 0.8),
  glow:
    `<g opacity=".2">${ellipses([...light, 66, 66])}</g>` +
    shape(
      rays(
        light,
        Array.from({ length: 12 }, (_, index) => index * 30),
        84,
        22,
        6,
      ),
    ),
};
