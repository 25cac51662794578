import { along, chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

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

const hill = points(
  '-20 476, 120 470, 300 474, 440 468, 560 452, 650 424, 730 384, 800 350, 880 326, 960 308, 1040 288, 1120 284, 1180 306, 1236 352, 1290 402, 1370 436, 1460 450, 1560 456, 1560 1044, -20 1044',
);
const backWall = points('668 408, 730 376, 800 346, 880 322, 960 304, 1030 286');
const frontWall = points(
  '668 412, 740 426, 830 436, 930 442, 1030 442, 1120 434, 1190 414, 1228 388',
);

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
  { x: 760, foot: 372, width: 28, height: 44 },
  { x: 872, foot: 334, width: 28, height: 46 },
];
const frontTowers: Tower[] = [
  { x: 652, foot: 424, width: 34, height: 62 },
  { x: 812, foot: 444, width: 32, height: 54 },
  { x: 968, foot: 450, width: 34, height: 58 },
  { x: 1106, foot: 444, width: 34, height: 58 },
  { x: 1212, foot: 404, width: 36, height: 68 },
];
const gardens = outline([
  ...backWall,
  ...points('1110 280, 1180 312, 1226 386'),
  ...frontWall.toReversed(),
]);
const court = battlements(points('1030 318, 1080 312, 1150 318, 1196 346, 1222 380'), 34, 9);

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

const church = 'M914 366V278h26v88z';
const churchLee = 'M929 280h11v82h-11z';
const churchRoof = 'M911 279Q914 262 927 246Q940 262 943 279z';

const highWindows = 'M1082 232h10v22h-10zM1034 262h6v14h-6zM1152 270h7v16h-7zM922 294h8v16h-8z';

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
    '600 470, 690 436, 820 456, 960 464, 1110 462, 1220 430, 1300 430, 1420 470, 1300 500, 700 506',
  ),
  { gap: 24, length: 17, width: 12, angle: 0, seed: 61, share: 0.55 },
);
const shore = along(points('560 514, 800 510, 1040 513, 1300 510, 1560 512'), {
  gap: 11,
  length: 36,
  width: 13,
  angle: 0,
  seed: 71,
  share: 0.75,
});

// The pines on the spit.

interface Pine {
  x: number;
  foot: number;
  height: number;
  spread: number;
}

/** An umbrella pine: a bare trunk that forks under flat layers of crown. */
function pine({ x, foot, height, spread }: Pine) {
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

const pines = [
  pine({ x: 96, foot: 612, height: 330, spread: 150 }),
  pine({ x: 250, foot: 604, height: 250, spread: 104 }),
  pine({ x: 388, foot: 624, height: 480, spread: 196 }),
];
const spit = smooth(
  points(
    '-20 566, -20 566, 120 572, 300 584, 450 606, 566 634, 566 634, 420 640, 260 650, 100 664, -20 672, -20 672',
  ),
);

const spitShade = along(points('-20 664, 100 656, 260 642, 420 632, 540 628'), {
  gap: 8,
  length: 60,
  width: 7,
  angle: 0,
  seed: 33,
});
const spitGrass = along(points('20 616, 200 604, 330 618, 480 620'), {
  gap: 17,
  length: 24,
  width: 3,
  angle: -68,
  seed: 35,
  share: 0.8,
});

// The heron, drawn from its feet, which stand at 0 0; it looks to the right.

/** Stands what is drawn from the feet in the shallows. */
const stand = (inside: string) => `<g transform="translate(628 872) scale(1.02)">${inside}</g>`;
const heron = {
  body: smooth(
    points(
      '34 -214, 12 -218, -24 -202, -58 -166, -84 -122, -100 -84, -100 -84, -72 -96, -40 -106, -4 -116, 26 -130, 46 -156, 52 -188',
    ),
  ),
  neck: taper(
    points('38 -184, 44 -196, 56 -218, 48 -240, 34 -260, 34 -282, 50 -300, 66 -304'),
    [37, 34, 24, 18, 16, 17, 20, 14],
  ),
  head: smooth(
    points('38 -300, 46 -312, 62 -316, 78 -312, 92 -305, 92 -305, 80 -298, 62 -294, 46 -292'),
  ),
  bill: smooth(
    points('80 -311, 80 -311, 104 -306, 136 -299, 136 -299, 106 -298, 80 -299, 80 -299'),
  ),
  crest: [
    smooth(
      points(
        '74 -311, 74 -311, 62 -317, 46 -314, 30 -304, 8 -294, -14 -290, -14 -290, 8 -302, 28 -316, 46 -321, 64 -320',
      ),
    ),
    taper(points('34 -306, 14 -296, -2 -284'), [5, 4, 1]),
  ],
  shoulder: smooth(points('44 -200, 30 -202, 16 -190, 18 -178, 34 -172, 48 -180')),
  wing: smooth(
    points(
      '-30 -150, -30 -150, -62 -120, -104 -80, -104 -80, -74 -90, -40 -104, -8 -116, -8 -116, -18 -128',
    ),
  ),
  plumes: [
    taper(points('44 -186, 42 -160, 34 -134'), [10, 8, 1]),
    taper(points('34 -180, 30 -154, 20 -130'), [8, 7, 1]),
  ],
  throat: [
    mark([56, -224], 66, 16, 3),
    mark([47, -244], 60, 14, 3),
    mark([38, -262], 76, 14, 3),
    mark([37, -280], 100, 12, 3),
  ],
  feathers: hatch(points('20 -204, 40 -190, -6 -128, -70 -104, -60 -150, -20 -196'), {
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
    taper(points('12 -124, 2 -96, -6 -64'), [15, 8, 6]),
    taper(points('-6 -66, -1 -30, 4 2'), [7, 5, 5]),
    taper(points('-14 -116, -24 -92, -34 -62'), [14, 8, 6]),
    taper(points('-34 -64, -28 -30, -22 -4'), [7, 5, 5]),
  ],
};

// The boat, the reeds.

const boat = {
  hull: 'M930 560L978 604Q1060 612 1136 604L1190 556L1182 553Q1124 574 1056 575Q990 574 938 556z',
  inside: 'M932 557Q990 542 1060 543Q1130 542 1188 554Q1124 574 1056 575Q990 574 932 557z',
  thwarts: 'M1000 547L1014 545L1020 571L1004 569zM1098 544L1112 545L1108 571L1092 572z',
  stripe:
    'M944 572Q1000 586 1060 587Q1124 586 1178 568L1172 573Q1120 592 1060 593Q1000 592 950 577z',
  pole: 'M1212 470h7l3 148h-9z',
  rope: taper(points('1188 556, 1202 566, 1214 552'), [3, 3, 3]),
};

/** A leaf of reed, from its foot. */
const reed = (x: number, foot: number, length: number, lean: number, width: number) =>
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

// The sky and the water.

const clouds = level(points('0 150, 1536 90, 1536 220, 0 260'), 26, 210, 5, 4, 0.5);
const dawn = [
  [
    'M-20 268L120 262L260 250L420 258L560 246L760 254L900 240L1080 250L1300 234L1560 246V540H-20z',
    level(points('0 236, 1536 220, 1536 250, 0 262'), 13, 200, 5, 41, 0.5),
  ].join(''),
  [
    'M-20 346L160 352L330 338L560 346L700 352L1100 330L1280 340L1560 332V540H-20z',
    level(points('0 320, 1536 304, 1536 336, 0 346'), 12, 180, 5, 42, 0.5),
  ].join(''),
];
const slopes = hatch(
  points('560 452, 700 440, 900 458, 1100 454, 1240 404, 1380 446, 1500 466, 1500 510, 400 510'),
  {
    gap: 13,
    length: 44,
    width: 4,
    angle: ([x]) => (x - 940) * 0.06,
    seed: 8,
    share: 0.7,
  },
);
const shallows = level(points('-20 516, 1560 516, 1560 560, -20 560'), 8, 150, 4, 31, 0.5);
const hillInWater = level(
  points('620 556, 1330 556, 1180 640, 1080 668, 820 640'),
  9,
  90,
  5,
  17,
  0.62,
);
const ripples = level(points('0 640, 1536 640, 1536 1000, 0 1000'), 40, 130, 5, 9, 0.45);
const glitter = [
  level(points('800 516, 862 516, 890 640, 800 640'), 9, 40, 4, 22, 0.9),
  level(points('800 640, 890 640, 930 780, 900 900, 800 900, 770 780'), 15, 84, 6, 21, 0.8),
].join('');
const pinesInWater = level(
  points('-20 672, 566 640, 500 690, 420 780, 300 830, -20 800'),
  12,
  120,
  7,
  5,
  0.55,
);
const boatInWater = level(points('940 604, 1190 604, 1150 660, 980 660'), 11, 110, 6, 4);

/** Print: the lagoon of Óbidos at dawn, the walled town behind it. The home page opens with it. */
export const lagoon: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const stone = day ? 0.4 : 0.25;
    return [
      block('sky', shape('M-20 -20H1560V560H-20z'), 2),
      block('paper', [thin(day ? 0.9 : 0.3, clouds)], 4),
      // Dawn: a warm band that thins upwards.
      block(
        day ? 'clay' : 'haze',
        dawn.map((each) => thin(day ? 0.15 : 0.3, each)),
        8,
      ),
      block('disc', '<circle cx="800" cy="322" r="98"/>', 6),
      block(
        'mist',
        shape('M-20 440L180 410L420 424L640 392L900 396L1180 376L1330 372L1560 396V540H-20z'),
      ),
      block('haze', shape(outline(hill))),
      block('lagoon', [thin(0.5, slopes)], 3),
      block('moss', [shape(gardens), thin(0.8, olives)], 4),
      block('pine', shape(...cypresses, shore), 3),
      block('paper', [shape(behind, ...houseWalls, church)], 2),
      block('ochre', [thin(stone, behind)], 2),
      block('clay', shape(...roofs, churchRoof), 2),
      block('lamp', shape(...windows), 2),
      block('paper', shape(before), 2),
      block('ochre', [thin(stone, before), thin(0.5, courses)], 2),
      block(
        'lagoon',
        thin(0.55, ...[...castle, ...backTowers, ...frontTowers].map(lee), churchLee),
        2,
      ),
      block('lamp', shape(highWindows), 2),
      block('mist', shape('M-20 512H1560V580H-20z'), 3),
      block(
        'lagoon',
        [shape('M-20 556L200 550L520 558L900 548L1200 556L1560 550V1044H-20z'), shape(shallows)],
        4,
      ),
      block('haze', [thin(0.6, hillInWater), shape(ripples)], 4),
      block('disc', shape(glitter), 4),
      block('moss', shape(spit)),
      block(
        day ? 'pine' : 'ink',
        [shape(...pines.flatMap((each) => each.crown)), shape(spitShade), shape(pinesInWater)],
        5,
      ),
      block(
        'ink',
        [
          shape(...pines.flatMap((each) => each.wood)),
          shape(...pines.map((each) => each.shade)),
          shape(boat.pole, boat.rope),
          shape(boatInWater),
        ],
        4,
      ),
      block('moss', [shape(...pines.flatMap((each) => each.light))], 3),
      block('clay', [shape(...pines.map((each) => each.bark)), shape(boat.hull)], 3),
      block('ink', [shape(boat.inside), stand(shape(...heron.legs, heron.mirror))], 2),
      block(
        'paper',
        [
          shape(boat.stripe, spitGrass),
          stand(heron.rings),
          stand(thin(0.7, heron.image)),
          stand(shape(heron.body)),
        ],
        2,
      ),
      block(day ? 'haze' : 'lagoon', [stand(thin(day ? 1 : 0.5, heron.body))], 2),
      block(
        'paper',
        stand([heron.neck, heron.head, ...heron.plumes].map((each) => shape(each)).join('')),
        2,
      ),
      block(
        'ink',
        stand(
          [
            shape(...heron.crest),
            shape(heron.wing),
            shape(heron.shoulder),
            shape(...heron.throat),
            shape(heron.feathers),
            '<circle cx="72" cy="-306" r="3.4"/>',
          ].join(''),
        ),
        2,
      ),
      block('ochre', [shape(boat.thwarts), stand(shape(heron.bill))], 2),
      block('moss', shape(...bed(40, 1110, 11, 7)), 4),
      block(
        day ? 'pine' : 'ink',
        shape(...bed(30, 1150, 14, 19), ...bulrushes.map((each) => each.stem)),
        4,
      ),
      block('clay', shape(...bulrushes.map((each) => each.head)), 3),
      block('ink', thin(0.45, ...bulrushes.map((each) => each.head)), 3),
    ];
  },
};
