import { along, chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { lantern, placed, rays, turned } from '../motifs.ts';
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

// The pool's edge: from its corner along the far side to the right, where it leaves the picture,
// and back along the near side.
const far = points(
  '300 610, 340 574, 430 550, 560 536, 700 522, 860 516, 1020 526, 1180 530, 1340 520, 1480 512, 1600 516',
);
const near = points(
  '1600 930, 1420 946, 1240 952, 1060 946, 900 932, 740 904, 590 862, 470 808, 370 736, 312 662, 300 610',
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

/**
 * Steam: a band cut away from what lies behind, that rises from the water, and a narrow one beside
 * it.
 */
const band = (line: readonly Point[], widths: readonly number[]) => [
  taper(line, widths),
  taper(
    line.slice(2, -2).map(([x, y], index): Point => [x + 42 - index * 2, y + 12 - index * 5]),
    widths
      .slice(2, -2)
      .map(
        (width, index, { length }) =>
          width * 0.4 * Math.sin((Math.PI * (index + 0.3)) / (length - 0.4)),
      ),
  ),
];
const steam = [
  band(
    points(
      '850 646, 930 636, 984 600, 980 554, 946 510, 940 464, 976 420, 1032 388, 1066 346, 1058 300',
    ),
    [4, 24, 38, 40, 36, 34, 31, 25, 15, 3],
  ),
  band(
    points('1076 640, 1132 630, 1164 594, 1150 550, 1126 512, 1134 472, 1172 440, 1192 396'),
    [4, 18, 29, 30, 27, 25, 18, 3],
  ),
];
/** Bands that lie on the water. */
const lying = [
  taper(points('1060 678, 1120 672, 1180 676'), [3, 12, 3]),
  taper(points('900 688, 980 682, 1070 688'), [3, 14, 3]),
];

// Someone rests with the back to the near stones, both arms along them, and looks away over the
// water to the right.

/** A profile around the middle of the head, leant back a little. */
const onHead = (...data: string[]) =>
  `<g transform="translate(694 588) rotate(-9)">${shape(...data)}</g>`;
const head = {
  face: smooth(
    points(
      '48 -58, 60 -36, 61 -20, 60 -12, 72 4, 83 16, 79 23, 68 24, 68 24, 72 32, 67 37, 69 44, 61 50, 64 62, 56 74, 38 76, 10 64, -30 40, -50 0, -20 -60, 20 -74',
    ),
  ),
  hair: [
    smooth(
      points(
        '54 -52, 40 -74, 10 -88, -30 -80, -60 -50, -70 -10, -58 30, -40 50, -24 46, -18 24, -8 14, 10 10, 18 -8, 26 -32',
      ),
    ),
    smooth(points('-46 -60, -60 -76, -62 -104, -42 -122, -14 -118, 0 -98, -8 -76, -28 -62')),
  ],
  ear: smooth(points('-10 2, 4 -2, 8 12, 0 28, -8 24')),
  lines: [
    // The closed eye, the brow, the mouth.
    taper(points('36 -4, 44 2, 54 0'), 6),
    taper(points('34 -24, 46 -30, 56 -27'), 6),
    taper(points('56 38, 62 39, 68 37'), 5),
  ],
};
const bather = {
  torso: smooth(
    points(
      '650 640, 640 690, 600 720, 556 744, 532 786, 530 820, 556 856, 640 892, 740 916, 838 930, 850 890, 846 830, 836 782, 800 746, 746 722, 730 690, 734 650',
    ),
  ),
  arms: [
    smooth(
      points(
        '640 726, 590 742, 552 758, 516 772, 484 776, 456 760, 430 744, 411 734, 388 764, 408 794, 434 826, 466 850, 502 854, 540 848, 574 850, 620 850',
      ),
    ),
    smooth(
      points(
        '766 736, 812 746, 850 770, 880 808, 902 844, 932 858, 968 869, 962 905, 924 914, 886 914, 856 900, 834 872, 816 846, 790 830',
      ),
    ),
  ],
  lines: [
    // The spine, a shoulder blade, the collar bone, the crook of the arm.
    taper(points('676 706, 690 770, 694 820, 690 862'), 8),
    taper(points('612 760, 632 790, 630 830'), 8),
    taper(points('770 770, 778 800, 768 836'), 7),
    taper(points('560 842, 548 820, 528 806'), 7),
    taper(points('822 856, 826 828, 838 806'), 7),
    taper(points('480 786, 470 800, 470 814'), 6),
    taper(points('906 852, 900 866, 904 880'), 6),
    taper(points('744 726, 730 704, 726 684'), 5),
  ],
};
/** A hand that hangs over the stones, from its wrist to the left. */
const hand = [
  smooth(points('16 -18, -8 -20, -34 -25, -46 -6, -40 18, -16 21, 16 18')),
  taper(points('-4 -12, -28 -30, -54 -36'), [18, 17, 12]),
  taper(points('-34 -15, -60 -20, -82 -12'), [18, 17, 13]),
  taper(points('-38 -3, -68 -3, -90 7'), [18, 17, 13]),
  taper(points('-36 9, -64 13, -84 26'), [18, 17, 13]),
  taper(points('-28 17, -50 26, -68 40'), [16, 15, 11]),
];
const hands =
  `<g transform="translate(400 750) rotate(18)">${shape(...hand)}</g>` +
  `<g transform="translate(964 887) scale(-1 1) rotate(-6)">${shape(...hand)}</g>`;
const ripples = [
  mark([976, 836], -2, 120, 9),
  mark([946, 812], 0, 90, 7),
  mark([1020, 856], 0, 70, 6),
  mark([470, 730], 0, 110, 8),
  mark([500, 704], 0, 80, 6),
];

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
/** Its flower: five pointed petals that stand up. */
const lily = (x: number, y: number, size: number) =>
  rays([x, y], [-162, -126, -90, -54, -18], size / 2, size, size * 0.34);

const reeds = Array.from({ length: 34 }, (_, index): string => {
  const x = 1330 + index * 7 + random() * 14;
  const length = 170 + random() * 190;
  return mark([x, 800 - length / 2], -90 + (random() - 0.5) * 24, length, 6 + random() * 3);
});
const heads = [1352, 1404, 1450, 1498].map((x, index) =>
  mark([x, 500 + ((index * 47) % 80)], -86 + index * 3, 66, 14),
);

// A ladder that hangs from the far rim, drawn from the middle between its rails where they cross
// the rim.

/**
 * The rail so far aside: from its foot behind the stones it bends over them and goes down into the
 * water.
 */
const handrail = (x: number, lean: number) =>
  taper(
    [
      [x + 38, -8],
      [x + 38, -56],
      [x + 33, -84],
      [x + 17, -96],
      [x + 2, -84],
      [x - 2, -56],
      [x, 0],
      [x + lean, 48],
    ],
    [12, 12, 12, 12, 12, 12, 13, 13],
  );
const rung = (y: number, half: number) =>
  outline([
    [-half, y],
    [half, y],
    [half, y + 11],
    [-half, y + 11],
  ]);
const ladder = [
  handrail(-38, -4),
  handrail(38, 4),
  // The plates that hold them on the stones.
  ...[0, 76].map((x) => mark([x, -5], 0, 34, 9)),
  rung(26, 42),
];
/** What is seen of it under water. */
const ladderInWater = [
  taper(points('-42 46, -45 90, -48 138'), [13, 13, 13]),
  taper(points('42 46, 45 90, 48 138'), [13, 13, 13]),
  rung(66, 44),
  rung(106, 47),
];

/** Two towels folded on the grass. */
const towels = {
  lower: outline(points('52 872, 58 840, 78 830, 246 826, 258 836, 256 860, 242 866, 76 874')),
  upper: outline(points('66 832, 70 802, 88 792, 236 788, 246 798, 244 822, 230 828, 88 834')),
  stripes: [
    outline(points('106 833, 108 791, 122 790, 120 832')),
    outline(points('132 832, 134 790, 140 790, 138 832')),
    outline(points('106 873, 107 837, 121 836, 120 872')),
    outline(points('132 872, 133 836, 139 836, 138 872')),
  ],
};

/** The lantern's light on the water, drawn from its foot. */
const glitter = [
  mark([-10, -150], 0, 120, 8),
  mark([14, -176], 0, 90, 7),
  mark([-4, -200], 0, 60, 6),
];

const stars = points(
  '40 60, 440 130, 540 50, 640 180, 760 90, 900 190, 1010 60, 1150 150, 1510 50',
);

const lanternAt: Point = [1112, 932];

/** Where things stand in each shape. */
interface Layout {
  pines: ReturnType<typeof pine>[];
  farPines: ReturnType<typeof pine>[];
  /** Hangs the ladder from the rim. */
  ladder: (...data: string[]) => string;
  steam: string[][];
  /** Leaves of water lilies without a flower, and with one. */
  bare: string[];
  lilies: Point[];
}
const whole: Layout = {
  pines: [pine(236, 520, 460, 200), pine(1384, 490, 390, 148)],
  farPines,
  ladder: (...data) => placed(shape(...data), 1240, 528),
  steam,
  bare: [pad(1330, 716, 62)],
  lilies: [
    [1222, 770],
    [1376, 824],
  ],
};
const square: Layout = {
  pines: [pine(424, 510, 310, 124), pine(892, 496, 250, 108)],
  farPines: [],
  ladder: (...data) => placed(shape(...data), 516, 542, 1, -1),
  steam: steam.slice(0, 1),
  bare: [],
  lilies: [[1070, 716]],
};

/**
 * Print: the natural pool in the cool of the day, warm enough to steam; someone rests at its edge
 * and looks away.
 */
export const pool: Print = {
  fields: { square: { x: 276, y: 124, width: 900 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const layout = cut === 'square' ? square : whole;
    const { pines } = layout;
    const atLantern = (...data: string[]) => placed(shape(...data), ...lanternAt, 1.1);
    return [
      block('sky', shape('M-20 -20H1560V620H-20z'), 2),
      ...(day
        ? []
        : [
            block(
              'paper',
              shape(...stars.flatMap((at) => [mark(at, 0, 13, 4), mark(at, 90, 13, 4)])),
              1,
            ),
          ]),
      block(
        'mist',
        shape('M-20 280L180 240L400 262L620 300L860 304L1100 222L1330 280L1560 240V560H-20z'),
      ),
      block(
        'pine',
        [
          shape(wood),
          shape(...layout.farPines.flatMap((each) => [each.crown, each.trunk, ...each.branches])),
        ],
        6,
      ),
      block('ink', shape(...pines.flatMap((each) => [each.trunk, ...each.branches])), 4),
      block('moss', shape('M-20 500Q300 470 700 480T1560 490V1044H-20z'), 6),
      block(day ? 'pine' : 'haze', shape(...pines.map((each) => each.crown)), 8),
      block(day ? 'moss' : 'mist', shape(...pines.map((each) => each.light)), 3),
      block(
        'pine',
        shape(
          hatch(
            points('-20 560, 290 560, 320 740, 560 900, 900 980, 1560 990, 1560 1040, -20 1040'),
            { gap: 40, length: 44, width: 7, angle: -80, seed: 3, share: 0.6 },
          ),
        ),
        3,
      ),
      block('lagoon', shape(water), 5),
      block(
        day ? 'pine' : 'sky',
        shape(
          hatch(points('380 570, 1500 550, 1500 600, 340 630'), {
            gap: 20,
            length: 170,
            width: 7,
            angle: 0,
            seed: 5,
            share: 0.7,
          }),
        ),
        4,
      ),
      block(
        'haze',
        [
          shape(
            hatch(points('420 660, 1500 660, 1500 880, 900 880, 560 800'), {
              gap: 40,
              length: 130,
              width: 6,
              angle: 0,
              seed: 9,
              share: 0.4,
            }),
          ),
          layout.ladder(...ladderInWater),
        ],
        4,
      ),
      ...(day ? [] : [block('lamp', atLantern(...glitter), 3)]),
      block('ink', shape(joints(far)), 4),
      block('paper', shape(...farStones), 3),
      block('ochre', [layout.ladder(...ladder), shape(towels.lower)], 3),
      block(
        'paper',
        [thin(day ? 0.92 : 0.5, ...layout.steam.flat(), ...lying), shape(...ripples)],
        4,
      ),
      block('moss', shape(...layout.bare, ...layout.lilies.map(([x, y]) => pad(x, y, 78))), 3),
      block('paper', shape(...layout.lilies.map(([x, y]) => lily(x + 4, y - 2, 64))), 2),
      block('ink', shape(joints(near)), 4),
      block('clay', [shape(bather.torso), onHead(head.face)], 3),
      block('paper', shape(...nearStones), 3),
      block(
        'haze',
        shape(
          along(
            near.map(([x, y]): Point => [x, y + 14]),
            { gap: 20, length: 34, width: 5, angle: 70, seed: 15, share: 0.5 },
          ),
        ),
        3,
      ),
      block(day ? 'moss' : 'pine', shape(...reeds), 3),
      block('clay', [shape(...bather.arms, ...heads, towels.upper), hands], 3),
      block(
        'ink',
        [
          thin(0.5, ...bather.lines),
          onHead(...head.hair, ...head.lines),
          atLantern(...lantern.iron),
        ],
        2,
      ),
      block('clay', onHead(head.ear), 2),
      block('paper', shape(...towels.stripes), 2),
      block(day ? 'haze' : 'lamp', atLantern(lantern.glass), 2),
    ];
  },
};
