// What the print of the lagoon shows. Where each thing stands, in which ink and in which shape,
// says lagoon.ts.
import { along, chance, hatch, mark, outline, shape, type Point } from '../shapes.ts';
import { lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';

/** Level cuts over an area: water, cloud, courses of stone. */
const level = (
  area: readonly Point[],
  gap: number,
  length: number,
  width: number,
  seed: number,
  share = 1,
) => hatch(area, { gap, length, width, angle: 0, seed, share });

// The hill and the town on it.

// The hill runs out to both sides under the far shore, further than any cut shows.
const hill = points(
  '-1000 500, 120 496, 300 490, 440 480, 560 464, 640 444, 700 418, 760 392, 800 366, 880 332, 960 308, 1040 288, 1120 284, 1180 306, 1232 344, 1280 386, 1350 428, 1440 458, 1600 480, 2200 498, 2200 1044, -1000 1044',
);
const backWall = points('660 438, 700 418, 760 392, 800 364, 880 330, 960 306, 1030 286');
// It climbs with the slope: from the left tower along the foot of the hill, then up to the right
// one.
const frontWall = points(
  '654 448, 740 464, 830 472, 930 470, 1030 460, 1110 444, 1180 416, 1236 380, 1258 366',
);
/** What lies below the wall down to the shore. */
const skirt = outline([
  ...points('470 494, 560 472, 636 448'),
  ...frontWall,
  ...points('1300 404, 1400 450, 1500 478, 1560 520, 430 520'),
]);

/** A wall with battlements along a line, from left to right. */
function battlements(line: readonly Point[], height: number, tooth = 9): string {
  const tops: Point[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    for (let x = from[0]; x < to[0]; x += tooth * 1.8) {
      const y = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) - height;
      tops.push([x, y], [x, y - tooth], [x + tooth, y - tooth], [x + tooth, y]);
    }
  }
  return outline([...tops, ...line.toReversed()]);
}

interface Tower {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** A square tower with battlements that stand out a little. */
function tower({ x, foot, width, height }: Tower): string {
  const tooth = width / 5;
  const top = foot - height;
  const parts = [0, 1, 2].map(
    (each) => `M${x + each * tooth * 2} ${top - tooth}h${tooth}v${tooth + 2}h${-tooth}z`,
  );
  return `M${x - 2} ${top}h${width + 4}v${tooth}h-2V${foot}h${-width}V${top + tooth}h-2z${parts.join('')}`;
}

/** The side of a tower that the sun does not reach. */
const lee = ({ x, foot, width, height }: Tower) =>
  `M${x + width * 0.62} ${foot - height}h${width * 0.38}V${foot}h${-width * 0.38}z`;

const castle: Tower[] = [
  { x: 1064, foot: 306, width: 62, height: 106 },
  { x: 1022, foot: 312, width: 34, height: 66 },
  { x: 1140, foot: 322, width: 36, height: 70 },
];
const backTowers: Tower[] = [
  { x: 752, foot: 396, width: 28, height: 50 },
  { x: 868, foot: 338, width: 28, height: 48 },
];
const frontTowers: Tower[] = [
  { x: 634, foot: 452, width: 34, height: 64 },
  { x: 798, foot: 476, width: 32, height: 56 },
  { x: 958, foot: 474, width: 34, height: 58 },
  { x: 1112, foot: 443, width: 34, height: 56 },
  { x: 1238, foot: 378, width: 34, height: 62 },
];
const gardens = outline([
  ...backWall,
  ...points('1110 280, 1180 308, 1254 364'),
  ...frontWall.toReversed(),
]);
const court = battlements(points('1030 318, 1080 312, 1150 318, 1200 336, 1250 372'), 32, 9);

// The houses stand before one half of the wall and behind the other.
const behind = [battlements(backWall, 16, 8), court, ...[...castle, ...backTowers].map(tower)].join(
  '',
);
const before = [battlements(frontWall, 22), ...frontTowers.map(tower)].join('');
const courses = [
  level(points('1068 206, 1100 206, 1100 300, 1068 300'), 11, 12, 2, 51, 0.6),
  level(
    [...frontWall.map(([x, y]): Point => [x, y - 18]), ...frontWall.toReversed()],
    8,
    11,
    2,
    52,
    0.5,
  ),
].join('');

// Four rows of houses, as wide and as close as chance has it.
const random = chance(12);
const houses = [
  { y: 350, from: 906, to: 1010 },
  { y: 374, from: 806, to: 1120 },
  { y: 398, from: 740, to: 1170 },
  { y: 424, from: 742, to: 1180 },
  { y: 449, from: 704, to: 1100 },
].flatMap(({ y, from, to }) => {
  const row: { x: number; y: number; width: number; height: number }[] = [];
  let x = from;
  while (x < to - 26) {
    const width = 26 + random() * 18;
    row.push({ x, y: y + (random() - 0.5) * 6, width, height: 15 + random() * 4 });
    x += width + (random() > 0.62 ? 14 : 2);
  }
  return row;
});
const houseWalls = houses.map(
  ({ x, y, width, height }) => `M${x} ${y - height}h${width}v${height + 8}h${-width}z`,
);
const roofs = houses.map(
  ({ x, y, width, height }) => `M${x - 2} ${y - height + 1}l6 -10h${width - 8}l6 10z`,
);
const windows = houses.flatMap(({ x, y, width, height }, index) =>
  index % 3 === 2
    ? []
    : [
        `M${x + width * 0.24} ${y - height + 5}h5v7h-5z`,
        index % 2 ? `M${x + width * 0.62} ${y - height + 5}h5v7h-5z` : '',
      ],
);
/** By night, a lamp in every other house. */
const litWindows = houses
  .filter((_, index) => index % 2)
  .map(({ x, y, width, height }) => `M${x + width * 0.3} ${y - height + 3}h8v11h-8z`);

const church = 'M914 366V278h26v88z';
const churchLee = 'M929 280h11v82h-11z';
const churchRoof = 'M911 279Q914 262 927 246Q940 262 943 279z';

const highWindows = 'M1082 232h10v22h-10zM1034 262h6v14h-6zM1152 270h7v16h-7zM922 294h8v16h-8z';
const litHighWindows =
  'M1079 228h16v32h-16zM1031 258h12v22h-12zM1149 266h12v24h-12zM920 290h13v24h-13zM642 410h9v18h-9zM966 434h9v18h-9z';
/** What the water below mirrors of them, beside the moon's glitter. */
const litMirror = [990, 1090, 1216]
  .map((x) =>
    level(
      [
        [x - 16, 518],
        [x + 16, 518],
        [x + 26, 608],
        [x - 26, 608],
      ],
      13,
      40,
      5,
      x,
    ),
  )
  .join('');

/** A cypress, from its foot. */
const cypress = (x: number, foot: number, height: number) =>
  mark([x, foot - height / 2], -90, height, height * 0.3);

const cypresses = [
  cypress(716, 420, 40),
  cypress(790, 366, 34),
  cypress(850, 388, 44),
  cypress(1004, 346, 50),
  cypress(1150, 400, 52),
  cypress(1178, 412, 40),
  cypress(1040, 340, 26),
  cypress(1128, 372, 38),
];

const olives = hatch(
  points(
    '540 480, 640 466, 820 488, 960 486, 1110 462, 1250 400, 1330 430, 1440 470, 1460 502, 500 506',
  ),
  { gap: 20, length: 17, width: 12, angle: 0, seed: 61, share: 0.6 },
);
/** Where the wall stands on the hill. */
const wallFoot = along(
  frontWall.map(([x, y]): Point => [x, y + 5]),
  { gap: 9, length: 26, width: 6, angle: 2, seed: 73, share: 0.9 },
);

const slopes = hatch(
  points('400 512, 560 476, 700 474, 900 486, 1100 470, 1250 398, 1380 446, 1500 476, 1560 512'),
  { gap: 12, length: 40, width: 4, angle: ([x]) => (x - 940) * 0.06, seed: 8, share: 0.6 },
);
/** What of the hill the water mirrors. */
const hillInWater = level(
  points('620 556, 1330 556, 1180 640, 1080 668, 820 640'),
  9,
  90,
  5,
  17,
  0.62,
);

/** The hill and the town on it. */
export const town = {
  hill: outline(hill),
  skirt,
  slopes,
  gardens,
  olives,
  cypresses,
  behind,
  before,
  courses,
  wallFoot,
  houses: [...houseWalls, church],
  roofs: [...roofs, churchRoof],
  windows,
  highWindows,
  litWindows,
  litHighWindows,
  litMirror,
  lee: [...[...castle, ...backTowers, ...frontTowers].map(lee), churchLee],
  mirror: hillInWater,
};

// The pines on the spit.

export interface Pine {
  x: number;
  foot: number;
  height: number;
  spread: number;
}

/** An umbrella pine: a bare trunk that forks under flat layers of crown. */
export function pine({ x, foot, height, spread }: Pine) {
  const at = (dx: number, up: number): Point => [x + dx * spread, foot - up * height];
  const girth = height * 0.05;
  const layer = (cx: number, cy: number, half: number, thick: number) =>
    smooth([
      at(cx - half, cy),
      at(cx - half, cy),
      at(cx - half * 0.86, cy + thick * 0.55),
      at(cx - half * 0.45, cy + thick * 0.85),
      at(cx, cy + thick),
      at(cx + half * 0.5, cy + thick * 0.8),
      at(cx + half * 0.88, cy + thick * 0.5),
      at(cx + half, cy),
      at(cx + half, cy),
      at(cx + half * 0.72, cy - thick * 0.2),
      at(cx + half * 0.4, cy - thick * 0.05),
      at(cx, cy - thick * 0.22),
      at(cx - half * 0.4, cy - thick * 0.04),
      at(cx - half * 0.7, cy - thick * 0.2),
    ]);
  const light = (cx: number, cy: number, half: number, thick: number, seed: number) =>
    along(
      [
        at(cx - half * 0.86, cy + thick * 0.2),
        at(cx - half * 0.4, cy + thick * 0.55),
        at(cx, cy + thick * 0.66),
        at(cx + half * 0.3, cy + thick * 0.6),
      ],
      { gap: spread * 0.05, length: spread * 0.13, width: 4, angle: 74, seed },
    );
  const layers: [number, number, number, number][] = [
    [-0.52, 0.8, 0.48, 0.09],
    [0.5, 0.79, 0.5, 0.1],
    [0.02, 0.86, 0.72, 0.14],
  ];
  return {
    wood: [
      taper(
        [at(0.02, 0), at(0.02, 0.02), at(-0.02, 0.25), at(0.03, 0.5), at(0, 0.66)],
        [girth * 0.7, girth * 1.3, girth, girth * 0.86, girth * 0.74],
      ),
      taper(
        [at(0, 0.6), at(-0.1, 0.7), at(-0.34, 0.78), at(-0.5, 0.84)],
        [girth * 0.7, girth * 0.55, girth * 0.4, girth * 0.2],
      ),
      taper([at(0, 0.62), at(0.06, 0.72), at(0.04, 0.84)], [girth * 0.7, girth * 0.5, girth * 0.3]),
      taper(
        [at(0, 0.6), at(0.16, 0.7), at(0.36, 0.77), at(0.54, 0.84)],
        [girth * 0.7, girth * 0.5, girth * 0.36, girth * 0.2],
      ),
      taper(
        [at(-0.2, 0.735), at(-0.26, 0.79), at(-0.24, 0.84)],
        [girth * 0.34, girth * 0.26, girth * 0.16],
      ),
      taper([at(0.01, 0.46), at(0.12, 0.53), at(0.2, 0.54)], [girth * 0.3, girth * 0.2, 2]),
    ],
    // At dawn it falls far, towards the viewer.
    shadow: taper(
      [
        [x, foot - 3],
        [x - height * 0.22, foot + 8],
        [x - height * 0.5, foot + 16],
      ],
      [girth * 1.2, girth * 0.8, 1],
    ),
    crown: layers.map((each) => layer(...each)),
    light: layers.map((each, index) => light(...each, x + index)),
    shade: hatch([at(-0.9, 0.78), at(0.95, 0.78), at(0.5, 0.86), at(-0.4, 0.86)], {
      gap: height * 0.022,
      length: spread * 0.12,
      width: 4,
      angle: 4,
      seed: x + 5,
      share: 0.7,
    }),
    bark: along(
      [at(0.02, 0.02), at(-0.02, 0.25), at(0.03, 0.5), at(0, 0.62)].map(([px, py]): Point => [
        px + girth * 0.26,
        py,
      ]),
      { gap: 9, length: girth * 0.7, width: girth * 0.13, angle: 8, seed: x },
    ),
  };
}

/** How high a line from left to right is at a place. */
const heightAt = (line: readonly Point[], x: number) => {
  const right = Math.max(
    1,
    line.findIndex(([end]) => end > x),
  );
  const [[fromX, fromY], [toX, toY]] = [line[right - 1] ?? [0, 0], line[right] ?? [1, 0]];
  return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
};

/** The spit that the pines stand on, its grass and what it mirrors in the water. */
export function spit(pines: readonly Pine[], place: (text: string) => Point[]) {
  const rim = place('-20 664, 100 656, 260 642, 420 632, 540 628');
  return {
    ground: smooth(
      place(
        '-20 566, -20 566, 120 572, 300 584, 450 606, 566 634, 566 634, 420 640, 260 650, 100 664, -20 672, -20 672',
      ),
    ),
    shade: along(rim, { gap: 8, length: 60, width: 7, angle: 0, seed: 33 }),
    grass: along(place('20 616, 200 604, 330 618, 480 620'), {
      gap: 17,
      length: 24,
      width: 3,
      angle: -68,
      seed: 35,
      share: 0.8,
    }),
    mirror: [
      along(
        rim.map(([x, y]): Point => [x, y + 24]),
        { gap: 40, length: 130, width: 6, angle: 2, seed: 36, share: 0.8 },
      ),
      ...pines.flatMap(({ x, height, spread }) => {
        const edge = heightAt(rim, x) + 14;
        const at = (dx: number, down: number): Point => [x + dx, edge + down * height];
        return [
          level([at(-30, 0), at(30, 0), at(40, 0.62), at(-40, 0.62)], 12, 50, 6, x + 6, 0.9),
          level(
            [
              at(-0.6 * spread, 0.7),
              at(0.6 * spread, 0.7),
              at(0.9 * spread, 0.8),
              at(0, 0.96),
              at(-0.9 * spread, 0.8),
            ],
            11,
            spread * 0.5,
            7,
            x + 7,
            0.9,
          ),
        ];
      }),
    ],
  };
}

/** The heron, drawn from its feet, which stand at 0 0; it looks to the right. */
export const heron = {
  body: smooth(
    points(
      '34 -276, 12 -280, -24 -264, -58 -228, -84 -184, -100 -146, -100 -146, -72 -158, -40 -168, -4 -178, 26 -192, 46 -218, 52 -250',
    ),
  ),
  neck: taper(
    points('38 -246, 44 -258, 56 -280, 48 -302, 34 -322, 34 -344, 50 -362, 66 -366'),
    [37, 34, 24, 18, 16, 17, 20, 14],
  ),
  head: smooth(
    points('38 -362, 46 -374, 62 -378, 78 -374, 92 -367, 92 -367, 80 -360, 62 -356, 46 -354'),
  ),
  bill: smooth(
    points('80 -373, 80 -373, 104 -368, 136 -361, 136 -361, 106 -360, 80 -361, 80 -361'),
  ),
  eye: '<circle cx="72" cy="-368" r="3.4"/>',
  crest: [
    smooth(
      points(
        '74 -373, 74 -373, 62 -379, 46 -376, 30 -366, 8 -356, -14 -352, -14 -352, 8 -364, 28 -378, 46 -383, 64 -382',
      ),
    ),
    taper(points('34 -368, 14 -358, -2 -346'), [5, 4, 1]),
  ],
  shoulder: smooth(
    points(
      '46 -254, 34 -266, 14 -264, -10 -248, -32 -226, -46 -206, -46 -206, -18 -220, 10 -232, 34 -240',
    ),
  ),
  wing: smooth(
    points(
      '-30 -212, -30 -212, -62 -182, -104 -142, -104 -142, -74 -152, -40 -166, -8 -178, -8 -178, -18 -190',
    ),
  ),
  plumes: [
    taper(points('44 -248, 42 -222, 34 -196'), [10, 8, 1]),
    taper(points('34 -242, 30 -216, 20 -192'), [8, 7, 1]),
  ],
  throat: [
    mark([56, -286], 66, 16, 3),
    mark([47, -306], 60, 14, 3),
    mark([38, -324], 76, 14, 3),
    mark([37, -342], 100, 12, 3),
  ],
  feathers: hatch(points('20 -266, 40 -252, -6 -190, -70 -166, -60 -212, -20 -258'), {
    gap: 15,
    length: 30,
    width: 3,
    angle: 128,
    seed: 3,
    share: 0.8,
  }),
  mirror: level(points('-40 14, 22 14, 12 60, -30 60'), 11, 30, 4, 13),
  image: level(points('-40 66, 30 66, 60 130, 40 180, -70 170'), 12, 60, 6, 14, 0.75),
  rings: shape(
    mark([4, 4], 0, 60, 6),
    mark([-22, -3], 0, 54, 5),
    mark([10, 16], 2, 90, 4),
    mark([-50, 8], -2, 40, 4),
  ),
  legs: [
    taper(points('-20 -186, -28 -146, -26 -104'), [20, 11, 7]),
    taper(points('-27 -108, -22 -54, -12 0'), [10, 6, 6]),
    // The other one is lifted out of the water.
    taper(points('10 -190, 0 -160, -8 -132'), [20, 11, 7]),
    taper(points('-9 -134, 20 -108, 44 -82'), [10, 6, 5]),
    taper(points('43 -84, 52 -70, 54 -50'), [5, 4, 2]),
    taper(points('43 -84, 44 -68, 40 -54'), [5, 4, 2]),
    taper(points('44 -83, 60 -76, 68 -64'), [5, 4, 2]),
  ],
};

/** The boat, drawn around the middle of its waterline. */
export const boat = {
  hull: 'M-150 -68Q-120 -30 -92 -2Q0 8 92 -2L132 -50Q60 -30 0 -29Q-70 -30 -150 -68z',
  inside: 'M-150 -68Q-70 -52 0 -54Q80 -58 132 -50Q60 -30 0 -29Q-70 -30 -150 -68z',
  thwarts: 'M-58 -51L-44 -53L-38 -33L-54 -35zM38 -56L52 -56L50 -32L34 -31z',
  stripe: 'M-138 -54Q-66 -18 0 -17Q62 -18 124 -39L119 -32Q62 -10 0 -9Q-70 -10 -131 -45z',
  pole: 'M152 -136h7l3 148h-9z',
  rope: taper(points('130 -50, 144 -40, 156 -54'), [3, 3, 3]),
  /** By night, a lantern on the stern; its light, and what the water mirrors of it. */
  lantern: placed(shape(...lantern.iron), 96, -46, 0.38),
  light:
    placed(shape(lantern.glass), 96, -46, 0.38) +
    shape(mark([96, 12], 0, 46, 6), mark([90, 28], 0, 34, 5), mark([98, 44], 0, 24, 5)),
  mirror: [
    mark([-6, 12], 0, 200, 6),
    mark([30, 25], 1, 150, 5),
    mark([-34, 36], 0, 120, 5),
    mark([24, 48], -1, 90, 5),
    mark([-8, 60], 0, 60, 4),
    mark([158, 24], 0, 26, 4),
    mark([152, 36], 0, 22, 4),
    mark([162, 50], 0, 24, 4),
  ],
};

/** A leaf of reed, from its foot. */
export const reed = (x: number, foot: number, length: number, lean: number, width: number) =>
  taper(
    [
      [x, foot],
      [x + lean * length * 0.2, foot - length * 0.5],
      [x + lean * length * 0.7, foot - length],
    ],
    [width, width * 0.8, 0.6],
  );
/** A bed of reeds that grows taller to the right. */
const bed = (count: number, from: number, step: number, seed: number) => {
  const each = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * step + each() * step;
    const near = Math.min(1, 0.35 + index / count);
    return reed(
      x,
      1044,
      (170 + each() * 260) * near + 60,
      (each() - 0.58 - (1 - index / count) * 0.3) * 0.5,
      9 + each() * 5,
    );
  });
};
/** The outermost blades lean out over the water, the lower the further. */
const fan = {
  back: [
    reed(1142, 1044, 300, -0.55, 11),
    reed(1134, 1044, 250, -0.85, 11),
    reed(1128, 1044, 176, -1.05, 11),
    reed(1124, 1044, 150, -1.55, 10),
    reed(1120, 1044, 104, -2.1, 10),
  ],
  front: [
    reed(1164, 1044, 270, -0.75, 11),
    reed(1150, 1044, 204, -1.2, 10),
    reed(1138, 1044, 120, -1.6, 10),
  ],
};
/** A bulrush: a bare stem with its head. */
const bulrush = (x: number, top: number, lean: number) => ({
  stem: taper(
    [
      [x, 1040],
      [x + lean * 0.3, (top + 1040) / 2],
      [x + lean, top - 34],
    ],
    [7, 6, 2.5],
  ),
  head: taper(
    [
      [x + lean * 0.9, top + 84],
      [x + lean * 0.93, top + 72],
      [x + lean * 0.99, top + 8],
      [x + lean, top - 4],
    ],
    [6, 15, 17, 5],
  ),
});
const bulrushes = [
  bulrush(1196, 690, -12),
  bulrush(1262, 610, 10),
  bulrush(1330, 660, -20),
  bulrush(1392, 560, 14),
  bulrush(1462, 620, 20),
  bulrush(1510, 540, 6),
];

/** The reeds and bulrushes at the right rim. */
export const reeds = {
  back: [...bed(40, 1110, 11, 7), ...fan.back],
  front: [...bed(30, 1150, 14, 19), ...fan.front, ...bulrushes.map((each) => each.stem)],
  heads: bulrushes.map((each) => each.head),
};

/**
 * The sky, its clouds, the warm bands of dawn, and hills so far that they stand under it in every
 * shape.
 */
export const sky = {
  air: 'M-1000 -400H2200V560H-1000z',
  clouds: [
    mark([1250, 150], 0, 420, 5),
    mark([1430, 172], 0, 300, 5),
    mark([980, 190], 0, 260, 4),
    mark([1560, 112], 0, 380, 5),
    mark([1700, 196], 0, 330, 4),
    mark([140, 214], 0, 300, 4),
    mark([-210, 236], 0, 340, 4),
  ].join(''),
  dawn: [
    'M-1000 198L-700 202L-100 194L460 200L1000 193L1600 199L2200 194V540H-1000z',
    'M-1000 266L-400 262L240 268L760 258L1380 264L2200 256V540H-1000z',
    'M-1000 338L-300 344L420 336L980 342L1500 334L2200 340V540H-1000z',
  ],
  hills:
    'M-1000 420L-700 398L-420 430L-200 424L20 440L180 410L420 424L640 392L900 396L1180 376L1330 372L1560 396L1800 380L2200 404V540H-1000z',
};

/** The water, from the far shore to the near. */
export const water = {
  shore: along(points('-1000 512, 560 514, 800 510, 1040 513, 1300 510, 2200 512'), {
    gap: 11,
    length: 36,
    width: 13,
    angle: 0,
    seed: 71,
    share: 0.75,
  }),
  far: 'M-1000 512H2200V580H-1000z',
  near: 'M-1000 540L-500 544L-200 538L-20 543L200 538L520 545L900 537L1200 543L1560 538L2200 542V1060H-1000z',
  shallows: level(points('-1000 516, 2200 516, 2200 546, -1000 546'), 8, 150, 4, 31, 0.5),
  ripples: level(points('-1000 640, 2200 640, 2200 1010, -1000 1010'), 40, 130, 5, 9, 0.45),
  /** Drawn below the middle of the sun. */
  glitter: [
    level(points('-36 514, 36 514, 56 640, -56 640'), 9, 46, 5, 22, 0.9),
    level(points('-60 640, 60 640, 90 760, 70 900, -70 900, -90 760'), 17, 100, 8, 21, 0.8),
  ].join(''),
};
