import { along, chance, hatch, mark, outline, shape, strew, thin, type Point } from '../shapes.ts';
import { rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

const random = chance(37);

/** A stone pine behind the pool: trunk and flat crown of a few clouds of needles. */
function pine(x: number, foot: number, height: number, spread: number) {
  const top = foot - height;
  return {
    trunk: taper(
      [
        [x, foot],
        [x + height * 0.015, foot - height * 0.4],
        [x - height * 0.01, foot - height * 0.75],
        [x + 4, top + 10],
      ],
      [height * 0.075, height * 0.055, height * 0.045, 8],
    ),
    branches: [
      taper(
        [
          [x, foot - height * 0.56],
          [x - spread * 0.4, top + height * 0.2],
          [x - spread * 0.6, top + height * 0.1],
        ],
        [16, 10, 5],
      ),
      taper(
        [
          [x, foot - height * 0.6],
          [x + spread * 0.35, top + height * 0.2],
          [x + spread * 0.6, top + height * 0.08],
        ],
        [16, 10, 5],
      ),
    ],
    crown: smooth([
      [x - spread, top + height * 0.17],
      [x - spread * 0.92, top + height * 0.05],
      [x - spread * 0.55, top - height * 0.02],
      [x - spread * 0.1, top - height * 0.08],
      [x + spread * 0.42, top - height * 0.05],
      [x + spread * 0.85, top + height * 0.04],
      [x + spread, top + height * 0.16],
      [x + spread * 0.6, top + height * 0.22],
      [x + spread * 0.2, top + height * 0.17],
      [x - spread * 0.2, top + height * 0.23],
      [x - spread * 0.6, top + height * 0.18],
    ]),
    light: along(
      [
        [x - spread * 0.85, top + height * 0.09],
        [x - spread * 0.2, top],
        [x + spread * 0.4, top],
        [x + spread * 0.85, top + height * 0.09],
      ],
      { gap: spread * 0.1, length: spread * 0.22, width: 4, angle: 75, seed: x },
    ),
  };
}
const pines = [pine(230, 500, 450, 200), pine(1240, 476, 360, 180)];

// The wood behind: one dark mass of crowns.
const crowns: Point[] = [];
for (let x = -40; x <= 1580; x += 36 + random() * 30) {
  crowns.push([x, 318 + Math.sin(x / 170) * 30 + Math.sin(x / 61) * 12 + random() * 26]);
}
const wood = smooth([...crowns, [1600, 520], [1500, 540], [20, 540], [-60, 520]]);
const farPines = [
  pine(420, 450, 250, 110),
  pine(560, 460, 200, 84),
  pine(-10, 460, 230, 100),
  pine(960, 460, 230, 104),
  pine(1420, 460, 250, 110),
  pine(1540, 460, 210, 90),
];

// The pool's edge: along the far side to the right, where it leaves the picture, and back along the near side.
const far = points(
  '150 640, 190 588, 290 548, 420 538, 520 512, 680 500, 850 512, 960 504, 1120 524, 1300 526, 1440 508, 1600 516',
);
const near = points(
  '1600 790, 1480 806, 1370 858, 1240 872, 1110 858, 980 884, 840 898, 690 900, 560 890, 430 862, 340 800, 230 766, 160 712, 150 640',
);
const water = smooth([...far, ...near]);

/** Stones laid along an edge: flatter and smaller far off. */
function stonesAlong(edge: readonly Point[]): string[] {
  return edge.slice(1).flatMap((to, index): string[] => {
    const from = edge[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const nearness = (from[1] - 460) / 420;
    const size = 34 + nearness * 60;
    const count = Math.max(1, Math.round(length / (size * 1.5)));
    return Array.from({ length: count }, (_, part): string => {
      const t = (part + 0.5) / count;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const [halfWidth, halfHeight] = [
        (length / count) * (0.46 + random() * 0.05) + 2,
        size * (0.31 + nearness * 0.1),
      ];
      const at = turned([x, y], (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
      const rim = [0, 40, 85, 140, 180, 215, 270, 325].map((degrees): Point => {
        const [far, side] = turned([0, 0], degrees, 0.86 + random() * 0.26)(1);
        return at(far * halfWidth, side * halfHeight);
      });
      return smooth(rim);
    });
  });
}
const farStones = stonesAlong(far);
const nearStones = stonesAlong(near);
/** The dark joints the stones lie in. */
const joints = (edge: readonly Point[]) =>
  taper(
    edge.map(([x, y]): Point => [x, y + 4]),
    edge.map(([, y]) => 30 + ((y - 460) / 420) * 40),
  );

/** A strand of steam: it winds upwards in an S, breaks twice and leans to the right; pieces from the lowest to the highest. */
function strand(x: number, foot: number, height: number, sway: number, breadth: number): string[] {
  const at = (part: number): Point => [
    x + Math.sin(part * 6.6) * sway * (0.7 + part * 0.5) + part * height * 0.1,
    foot - height * part,
  ];
  const piece = (from: number, to: number, width: number) =>
    taper(
      [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1].map((step) => at(from + (to - from) * step)),
      width * breadth,
    );
  return [piece(0, 0.47, 13), piece(0.42, 0.78, 11), piece(0.82, 1, 7)];
}
const strands = [
  strand(500, 640, 210, 20, 0.8),
  strand(548, 656, 330, 26, 1.1),
  strand(600, 630, 170, 16, 0.7),
  strand(800, 650, 300, 24, 1),
  strand(858, 664, 420, 30, 1.2),
  strand(912, 640, 230, 20, 0.8),
  strand(1010, 616, 190, 18, 0.7),
  strand(1052, 606, 270, 22, 0.9),
];
/** The pieces of all strands that lie so high. */
const steam = (height: 0 | 1 | 2) => strands.map((pieces) => pieces[height] ?? '');
const ripples = [
  // Where it leaves the water.
  ...strew(points('430 620, 620 620, 620 690, 430 690'), 44, random).map((place) =>
    mark(place, 0, 110, 9),
  ),
  ...strew(points('760 640, 960 640, 960 690, 760 690'), 40, random).map((place) =>
    mark(place, 0, 120, 9),
  ),
];

/**
 * A hand that lies on the stones, fingers hanging.
 * @param side 1 to the right, -1 to the left
 */
function hand([x, y]: Point, side: 1 | -1): string[] {
  const part = (line: string, widths: number[]) =>
    taper(
      points(line).map(([along, down]): Point => [x + along * side, y + down]),
      widths,
    );
  return [
    part('-8 0, 12 2, 32 8', [21, 28, 26]),
    part('30 0, 52 2, 66 12', [12, 11, 9]),
    part('32 8, 51 16, 62 29', [12, 11, 9]),
    part('27 13, 42 26, 50 40', [12, 11, 9]),
    part('18 14, 28 30, 33 43', [11, 10, 8]),
    part('4 -5, 22 -14, 38 -14', [12, 10, 8]),
  ];
}

// Someone rests with the back to us, arms along the stones: hair in a knot, neck, shoulders.
const bather = {
  shoulders: smooth(
    points(
      '540 850, 570 812, 614 794, 650 782, 668 764, 670 726, 722 726, 724 764, 742 782, 778 794, 822 812, 852 850, 800 920, 590 920',
    ),
  ),
  arms: [
    taper(points('604 820, 566 838, 528 846, 492 846, 466 850'), [44, 46, 38, 30, 22]),
    taper(points('788 820, 830 842, 868 854, 902 858, 930 864'), [44, 46, 38, 30, 22]),
    ...hand([468, 850], -1),
    ...hand([928, 864], 1),
  ],
  hair: [
    smooth(
      points(
        '696 750, 666 740, 650 712, 648 678, 664 648, 696 636, 730 648, 746 678, 744 712, 728 740',
      ),
    ),
    smooth(points('696 646, 672 640, 664 620, 676 600, 698 594, 720 602, 728 622, 718 640')),
  ],
};

/** A water lily's leaf: a flat round with a notch cut out. */
const pad = (x: number, y: number, size: number) =>
  smooth([
    [x - size, y],
    [x - size * 0.7, y - size * 0.26],
    [x, y - size * 0.36],
    [x + size * 0.5, y - size * 0.32],
    [x + size * 0.1, y - size * 0.04],
    [x + size * 0.9, y - size * 0.16],
    [x + size, y + size * 0.06],
    [x + size * 0.6, y + size * 0.3],
    [x, y + size * 0.38],
    [x - size * 0.7, y + size * 0.28],
  ]);
const pads = [
  pad(1120, 690, 66),
  pad(1250, 640, 52),
  pad(1230, 748, 72),
  pad(1370, 700, 60),
  pad(1010, 740, 44),
  pad(1400, 610, 44),
  pad(1100, 614, 36),
];
/** Its flower: five pointed petals that stand up. */
const lily = (x: number, y: number, size: number) =>
  rays([x, y], [-162, -126, -90, -54, -18], size / 2, size, size * 0.34);
const lilies = [lily(1124, 690, 50), lily(1240, 748, 56), lily(1262, 636, 38)];

const reeds = Array.from({ length: 34 }, (_, index): string => {
  const x = 1330 + index * 7 + random() * 14;
  const length = 170 + random() * 190;
  return mark([x, 800 - length / 2], -90 + (random() - 0.5) * 24, length, 6 + random() * 3);
});
const heads = [1352, 1404, 1450, 1498].map((x, index) =>
  mark([x, 500 + ((index * 47) % 80)], -86 + index * 3, 66, 14),
);

// A wooden ladder over the far edge, and towels folded on the near stones.
const ladder = [
  outline(points('322 622, 318 428, 334 424, 339 622')),
  outline(points('402 616, 398 424, 414 420, 419 616')),
  ...[462, 502, 542, 582].map((y) =>
    outline([
      [314, y],
      [422, y - 4],
      [422, y + 8],
      [314, y + 12],
    ]),
  ),
];
const ladderInWater = strew(points('316 626, 424 622, 420 700, 320 700'), 16, random).map((place) =>
  mark(place, 0, 40, 5),
);
const towel = {
  lower: outline(
    points('1066 886, 1070 858, 1090 848, 1264 842, 1274 852, 1272 874, 1258 880, 1090 888'),
  ),
  upper: outline(
    points('1080 850, 1084 820, 1100 810, 1252 804, 1262 814, 1260 838, 1246 844, 1100 852'),
  ),
  stripes: [
    outline(points('1120 851, 1122 809, 1136 808, 1134 850')),
    outline(points('1146 850, 1148 808, 1154 808, 1152 850')),
    outline(points('1120 887, 1121 856, 1135 855, 1134 886')),
    outline(points('1146 886, 1147 855, 1153 855, 1152 885')),
  ],
};

// A lantern on the near stones, lit by night.
const lantern = {
  iron: [
    outline(points('288 800, 294 706, 340 706, 346 800')),
    outline(points('286 710, 306 684, 328 684, 348 710')),
    taper(points('300 690, 302 660, 317 648, 332 660, 334 690'), [6, 6, 6, 6, 6]),
  ],
  glass: outline(points('300 786, 304 718, 330 718, 334 786')),
};

/** Print: the natural pool in the cool of the day, warm enough to steam; someone rests at its edge. */
export const pool: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      block('sky', shape('M-20 -20H1560V620H-20z'), 2),
      block('disc', '<circle cx="752" cy="192" r="66"/>', 6),
      block(
        'mist',
        shape('M-20 280L180 240L400 262L620 300L860 304L1100 222L1330 280L1560 240V560H-20z'),
      ),
      block(
        'pine',
        [
          shape(wood),
          shape(...farPines.flatMap((each) => [each.crown, each.trunk, ...each.branches])),
        ],
        6,
      ),
      block(
        day ? 'moss' : 'haze',
        shape(
          hatch(points('-20 380, 1560 370, 1560 480, -20 480'), {
            gap: 26,
            length: 40,
            width: 5,
            angle: -88,
            seed: 12,
            share: 0.35,
          }),
        ),
        3,
      ),
      block('ink', shape(...pines.flatMap((each) => [each.trunk, ...each.branches])), 4),
      block('moss', shape('M-20 500Q300 470 700 480T1560 490V1044H-20z'), 6),
      block(day ? 'pine' : 'haze', shape(...pines.map((each) => each.crown)), 8),
      block(day ? 'moss' : 'mist', shape(...pines.map((each) => each.light)), 3),
      block(
        'pine',
        shape(
          hatch(points('-20 520, 1560 500, 1560 1040, -20 1040'), {
            gap: 34,
            length: 44,
            width: 7,
            angle: -80,
            seed: 3,
            share: 0.6,
          }),
        ),
        3,
      ),
      block('lagoon', shape(water), 5),
      block(
        day ? 'pine' : 'sky',
        shape(
          hatch(points('260 560, 1500 540, 1500 600, 260 620'), {
            gap: 18,
            length: 150,
            width: 6,
            angle: 0,
            seed: 5,
            share: 0.7,
          }),
        ),
        4,
      ),
      block(
        'haze',
        shape(
          hatch(points('200 640, 1500 640, 1500 770, 360 800'), {
            gap: 34,
            length: 130,
            width: 6,
            angle: 0,
            seed: 9,
            share: 0.5,
          }),
        ),
        4,
      ),
      block('clay', shape(bather.shoulders), 3),
      block('ink', shape(joints(far), joints(near)), 4),
      block('paper', shape(...farStones, ...nearStones), 3),
      block(
        'haze',
        shape(
          along(
            near.map(([x, y]): Point => [x, y + 14]),
            { gap: 13, length: 30, width: 4, angle: 70, seed: 15, share: 0.5 },
          ),
          along(
            far.map(([x, y]): Point => [x, y + 6]),
            { gap: 12, length: 14, width: 3, angle: 70, seed: 16, share: 0.4 },
          ),
        ),
        3,
      ),
      block('ochre', shape(...ladder, ...ladderInWater, towel.lower), 3),
      block(
        'paper',
        [
          shape(...ripples),
          thin(0.85, ...steam(0)),
          thin(0.6, ...steam(1)),
          thin(0.35, ...steam(2)),
        ],
        3,
      ),
      block('moss', shape(...pads), 3),
      block(day ? 'moss' : 'pine', shape(...reeds), 3),
      block('clay', shape(...bather.arms, ...heads, towel.upper), 3),
      block('paper', shape(...lilies, ...towel.stripes), 2),
      block('ink', shape(...bather.hair, ...lantern.iron), 3),
      block('lamp', shape(lantern.glass), 2),
    ];
  },
};
