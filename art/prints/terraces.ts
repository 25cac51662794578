import { along, chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { lantern, placed, rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { seated } from './figures.ts';
import { block, type Block, type Print } from '../renderer.ts';

/**
 * Stones of a dry wall in courses between two heights; `top` gives the height of the wall's top at
 * x.
 */
function stones(
  from: number,
  to: number,
  top: (x: number) => number,
  foot: number,
  course: number,
  seed: number,
) {
  const random = chance(seed);
  const cut: Point[][] = [];
  for (let y = foot - course; y > 0; y -= course) {
    let x = from + random() * course * 0.5;
    let took = false;
    while (x < to) {
      const width = Math.min(course * (0.9 + random() * 1.5), to - x);
      const right = x + width - 5;
      if (width > course * 0.4 && top((x + right) / 2) < y + course * 0.45) {
        const nick = () => random() * course * 0.26;
        cut.push([
          [x + nick(), y + 3 + nick()],
          [x + width * 0.5, y + 2 + nick() * 0.5],
          [right - nick(), y + 3 + nick()],
          [right, y + course * 0.55],
          [right - nick(), y + course - 2 - nick() * 0.4],
          [x + nick(), y + course - 2 - nick() * 0.4],
          [x, y + course * 0.5],
        ]);
        took = true;
      }
      x += width;
    }
    if (!took) break;
  }
  return cut;
}

/** A cabbage, seen a little from above: leaves that open around a tight heart. */
function cabbage(x: number, foot: number, size: number) {
  const at = (dx: number, up: number): Point => [x + dx * size, foot - up * size];
  /** A broad leaf with a wavy rim, from the heart outwards. */
  const leaf = (angle: number, length: number) => {
    const from = turned(at(0, 0.3), angle, length * size);
    return smooth([
      from(0, -0.16),
      from(0.4, -0.46),
      from(0.66, -0.4),
      from(0.86, -0.42),
      from(0.94, -0.18),
      from(1.04, 0.02),
      from(0.94, 0.22),
      from(0.84, 0.42),
      from(0.62, 0.4),
      from(0.4, 0.46),
      from(0, 0.16),
    ]);
  };
  /** The rib of a leaf, and a vein to each side of it. */
  const rib = (angle: number) => {
    const from = turned(at(0, 0.3), angle, size);
    return [
      taper([from(0.3), from(0.42, 0.01), from(0.6)], size * 0.045),
      taper([from(0.42), from(0.49, 0.08), from(0.52, 0.16)], size * 0.035),
      taper([from(0.42), from(0.49, -0.08), from(0.52, -0.16)], size * 0.035),
    ];
  };
  return {
    leaves: [-150, -92, -34, 176, 4].map((angle) => leaf(angle, 0.66)),
    ribs: [-148, -92, -36].flatMap(rib),
    heart: smooth([
      at(-0.34, 0.26),
      at(-0.3, 0.5),
      at(-0.1, 0.66),
      at(0.14, 0.65),
      at(0.32, 0.48),
      at(0.34, 0.24),
      at(0.16, 0.06),
      at(-0.16, 0.06),
    ]),
    // The rims of the leaves that fold over the heart.
    folds: [
      taper([at(0.2, 0.62), at(-0.04, 0.5), at(-0.14, 0.28), at(-0.1, 0.08)], size * 0.06),
      taper([at(-0.22, 0.58), at(-0.2, 0.44), at(-0.27, 0.3)], size * 0.05),
      taper([at(0.02, 0.44), at(0.16, 0.36), at(0.22, 0.18)], size * 0.05),
    ],
  };
}

/** A seedling: two or three leaves on a short stem. */
const seedling = (x: number, foot: number, size: number): string =>
  rays([x, foot], [-150, -92, -35], size * 0.5, size, size * 0.3);

/** How high the near wall stands: low at the edge above the lagoon, high under the olive. */
const wallTop = (x: number) => (x < 930 ? 684 : x < 985 ? 644 : 604 - (x - 985) * 0.03);

const wall = stones(-20, 1580, wallTop, 752, 38, 3);
const farWalls = [
  stones(1030, 1580, () => 522, 563, 24, 5),
  stones(1160, 1580, () => 424, 461, 22, 7),
  stones(1270, 1580, () => 336, 366, 18, 13),
].flat();

/** The blocks of a row of cabbages. */
function row(xs: readonly number[], foot: number, size: number): Block[] {
  const cabbages = xs.map((x) => cabbage(x, foot, size));
  return [
    block('pine', shape(...cabbages.flatMap(({ leaves }) => leaves)), 4),
    block('moss', shape(...cabbages.flatMap(({ heart, ribs }) => [heart, ...ribs])), 3),
    block('pine', shape(...cabbages.flatMap(({ folds }) => folds)), 2),
  ];
}
const nearRow = [-34, 166, 362, 560, 758, 956, 1158, 1352, 1550];
const rows = [...row([70, 264, 460, 1336, 1530], 950, 102), ...row(nearRow, 1080, 132)];

const seedlings = [40, 152, 264, 376].map((x) => seedling(x, 846, 44));

/** The olive's foliage: clumps with sky between them. */
const clumps: Point[][] = [
  points(
    '868 372, 842 322, 872 280, 905 268, 930 230, 985 222, 1030 252, 1040 300, 1020 340, 985 372, 930 362, 905 386',
  ),
  points(
    '946 240, 938 190, 975 150, 1020 146, 1060 108, 1120 112, 1160 150, 1205 168, 1212 220, 1170 252, 1120 244, 1070 268, 1010 250',
  ),
  points(
    '1092 330, 1082 290, 1110 252, 1165 236, 1200 214, 1250 226, 1268 262, 1302 290, 1290 334, 1250 358, 1205 346, 1160 366, 1120 356',
  ),
];

/** The basket with seedlings to set out, drawn from the middle of its foot. */
const basket = {
  body: [
    'M-82 -92H82L60 -2H-58z',
    taper(points('-74 -86, -56 -140, 0 -166, 56 -140, 74 -86'), [13, 13, 13, 13, 13]),
  ],
  seedlings: [-50, -18, 16, 48].map((x) => seedling(x, -88 - (x % 4), 54)),
  weave: [
    mark([0, -88], 0, 190, 7),
    ...[0, 1, 2].flatMap((course) =>
      [0, 1, 2].map((place) =>
        mark([-42 + place * 38 + (course % 2) * 16 - course, -70 + course * 22], 0, 34, 11),
      ),
    ),
  ],
};

/** A straw hat, from the middle of its brim. */
export const hat = {
  straw: [
    taper(points('-92 14, -48 -6, 4 -14, 52 -12, 92 -4'), [8, 20, 22, 20, 8]),
    smooth(points('-50 -4, -46 -44, -30 -62, -6 -58, 16 -64, 40 -50, 48 -10, 0 -4')),
  ],
  band: [taper(points('-52 -10, -20 -22, 14 -25, 50 -18'), [13, 14, 14, 13])],
};

// Someone kneels on the further knee, looks down to the left and sets out a seedling.

const onHead = (shapes: string) => `<g transform="translate(612 492) rotate(-24)">${shapes}</g>`;
const head = {
  face: smooth(
    points(
      '-42 -30, -45 -12, -52 0, -64 13, -62 19, -49 20, -49 20, -51 27, -46 31, -50 37, -44 43, -45 52, -36 60, -18 58, 2 44, 26 40, 42 10, 44 -24, 0 -40',
    ),
  ),
  hair: smooth(points('46 -30, 48 0, 40 30, 22 36, 14 18, 18 2, 6 -8, 4 -30')),
  eye: mark([-36, 2], 18, 18, 6),
  // What the brim shades at noon.
  shade: smooth(points('-44 -28, -50 -2, -34 8, -8 6, 20 2, 40 -4, 44 -24, 0 -40')),
  mouth: mark([-46, 32], 6, 12, 3),
};
const person = {
  shadow: smooth(
    points('560 868, 640 856, 800 862, 990 856, 1060 870, 1000 888, 780 892, 600 886'),
  ),
  farLeg: smooth(
    points(
      '800 750, 764 800, 746 838, 754 866, 800 876, 880 870, 958 866, 986 848, 978 812, 930 806, 896 796, 900 750',
    ),
  ),
  boots: [
    smooth(points('962 812, 992 796, 1018 800, 1024 822, 1010 850, 1000 874, 962 880, 950 858')),
    smooth(points('660 826, 728 824, 736 872, 736 876, 590 878, 584 864, 606 850, 640 842')),
  ],
  farSleeve: taper(points('676 580, 622 630, 578 690'), [84, 72, 58]),
  // Holds it apart from the water.
  farSleeveRim: taper(points('676 580, 622 630, 577 692'), [94, 82, 68]),
  farArm: [
    taper(points('580 684, 562 740, 550 784'), [42, 37, 28]),
    taper(points('550 782, 544 800, 536 816'), [30, 36, 28]),
    taper(points('536 804, 520 816, 514 836'), [14, 13, 10]),
    taper(points('542 812, 528 828, 522 844'), [14, 13, 10]),
    taper(points('554 800, 550 822, 536 838'), [15, 14, 10]),
  ],
  shirt: smooth(
    points(
      '650 540, 672 522, 704 514, 752 528, 806 566, 852 622, 884 684, 896 728, 896 728, 850 752, 776 720, 724 680, 684 646, 658 606, 644 570',
    ),
  ),
  neck: taper(points('624 516, 650 536, 680 556'), [50, 52, 60]),
  collar: taper(points('640 574, 660 552, 672 520'), [12, 16, 10]),
  nearLeg: smooth(
    points(
      '886 700, 910 744, 906 786, 868 806, 806 784, 744 756, 728 752, 738 790, 732 840, 732 840, 660 842, 660 842, 650 790, 630 726, 616 676, 630 642, 668 632, 740 644, 820 668',
    ),
  ),
  creases: [
    taper(points('732 752, 700 734, 664 730'), 9),
    taper(points('728 768, 704 760, 684 764'), 7),
    taper(points('884 772, 850 752, 820 746'), 8),
    taper(points('666 820, 690 812, 716 818'), 6),
  ],
  nearSleeve: smooth(
    points(
      '676 556, 700 536, 736 542, 766 578, 796 630, 804 664, 780 682, 744 676, 716 640, 688 604',
    ),
  ),
  nearArm: taper(points('764 662, 718 648, 680 636'), [44, 36, 28]),
  folds: [
    // The rims of the near sleeve.
    taper(points('678 580, 696 618, 722 652, 752 682, 784 690'), [4, 9, 10, 9, 4]),
    taper(points('738 556, 772 594, 800 640, 810 668, 792 690'), [3, 8, 9, 9, 4]),
    taper(points('852 742, 860 716, 852 690'), 8),
    taper(points('820 724, 828 700, 822 676'), 7),
  ],
};

/** The hand on the knee. */
const onKnee = (part: string) =>
  `<g transform="translate(686 638) rotate(-52) scale(.8) translate(214 168)">${part}</g>`;

/** By day someone kneels over the row, hatted against the noon. */
const atWork: Block[] = [
  block('clay', thin(0.8, person.shadow), 4),
  block('lagoon', shape(person.farLeg), 3),
  block('ink', [thin(0.45, person.farLeg), shape(...person.boots)], 3),
  block('ink', shape(person.farSleeveRim), 3),
  block('mist', shape(person.farSleeve), 3),
  block('pine', shape(seedling(512, 858, 84)), 3),
  block('clay', shape(...person.farArm, person.neck), 2),
  block('ink', thin(0.22, ...person.farArm), 2),
  block('paper', shape(person.shirt), 3),
  block('clay', onHead(shape(head.face)), 2),
  block('ink', onHead(shape(head.hair, head.eye, head.mouth) + thin(0.35, head.shade)), 2),
  block('lagoon', shape(person.nearLeg), 3),
  block('ink', shape(...person.creases), 3),
  block('clay', [shape(person.nearArm), onKnee(seated.hand)], 2),
  block('ink', onKnee(seated.knuckles), 1),
  block('paper', shape(person.nearSleeve), 3),
  block('mist', shape(...person.folds, person.collar), 2),
  block('ochre', onHead(placed(shape(...hat.straw), -2, -22)), 2),
  block('ink', onHead(placed(shape(...hat.band), -2, -22)), 2),
];
// By night the row is planted; hat, basket and a lit lantern are left on the terrace.

const lampAt: Point = [690, 868];
const litStones = wall.filter(
  ([[x, y] = [0, 0]]) => Math.hypot(x - lampAt[0], (y - lampAt[1]) * 1.5) < 300,
);
/** The light of the lantern on wall and soil. */
const glow: Block[] = [
  block(
    'lamp',
    [
      thin(0.5, ...litStones.map(outline)),
      thin(
        0.35,
        smooth(points('420 860, 540 818, 700 806, 860 820, 960 862, 860 906, 690 918, 520 904')),
      ),
      thin(0.4, smooth(points('560 862, 640 838, 750 840, 820 864, 740 890, 630 888'))),
    ],
    5,
  ),
];
const leftBehind: Block[] = [
  block('ink', [placed(shape(...lantern.iron), ...lampAt, 1.3)], 2),
  block('lamp', placed(shape(lantern.glass), ...lampAt, 1.3), 2),
  // Its rim holds it apart from the lit stones.
  block('ink', placed(shape(...hat.straw), 540, 691, 1.16, 1.08), 2),
  block('ochre', placed(shape(...hat.straw), 540, 688), 2),
  block('ink', placed(shape(...hat.band), 540, 688), 2),
];

/** Houses across the lagoon, and their lamps in the water. */
const farLights = [196, 408, 434, 486, 668].flatMap((x, index) => [
  outline([
    [x, 428 - index],
    [x + 9, 428 - index],
    [x + 9, 438 - index],
    [x, 438 - index],
  ]),
  mark([x + 4, 466], 0, 26, 4),
  mark([x + 6, 482 + index * 3], 0, 18, 4),
]);

const clouds = [
  smooth(
    points(
      '60 236, 60 236, 96 196, 150 190, 176 150, 236 132, 290 156, 322 184, 380 186, 420 214, 470 236, 470 236',
    ),
  ),
  smooth(points('520 270, 520 270, 560 246, 606 240, 640 214, 690 220, 716 246, 780 270, 780 270')),
];
const stars = [
  [90, 90],
  [210, 170],
  [330, 60],
  [452, 210],
  [560, 110],
  [700, 50],
  [760, 196],
  [1290, 90],
  [1400, 180],
  [1490, 60],
  [40, 250],
].map(([x = 0, y = 0]) => shape(mark([x, y], 0, 13, 4), mark([x, y], 90, 13, 4)));

/**
 * Print: terraces above the lagoon, a low dry-stone wall, and someone on one knee setting out
 * cabbages.
 */
export const terraces: Print = {
  fields: { square: { x: 372, y: 20, width: 1004 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const [stone, olive] = day ? (['mist', 'pine'] as const) : (['haze', 'moss'] as const);
    const atBasket = (...data: string[]) =>
      placed(shape(...data), day ? 1200 : 880, day ? 862 : 858);
    return [
      block('sky', shape('M-20 -20H1560V520H-20z'), 2),
      day
        ? block('paper', shape(...(cut === 'square' ? clouds.slice(1) : clouds)), 5)
        : block('paper', stars, 1),
      block(
        'mist',
        shape('M-20 350L130 322L300 338L470 306L640 330L820 300L1000 330L1560 300V480H-20z'),
      ),
      block('haze', shape('M-20 408L200 398L380 372L560 394L760 380L980 404L1560 380V520H-20z')),
      block('lagoon', shape('M-20 446L400 440L900 448L1200 440V720H-20z')),
      block(
        'haze',
        shape(
          hatch(points('0 470, 980 470, 900 660, 0 660'), {
            gap: 30,
            length: 120,
            width: 5,
            angle: 0,
            seed: 6,
            share: 0.28,
          }),
        ),
        4,
      ),
      ...(day ? [] : [block('lamp', shape(...farLights), 2)]),
      // The hill comes down in steps, each held by a wall.
      block(
        'moss',
        shape(
          'M880 720L930 606L1022 600L1030 520L1150 506L1160 420L1262 408L1272 332L1370 318L1384 268L1560 250V720z',
        ),
        5,
      ),
      block(
        'ink',
        shape(
          'M1028 518L1560 514V564L1022 566zM1158 420L1560 416V462L1152 464zM1270 332L1560 328V368L1266 370z',
          'M-20 690H930V640H985V602L1560 584V770H-20z',
        ),
        4,
      ),
      block(stone, shape(...[...farWalls, ...wall].map(outline)), 3),
      block(
        'pine',
        shape(
          along(points('1400 306, 1560 300'), {
            gap: 40,
            length: 26,
            width: 8,
            angle: -90,
            seed: 14,
          }),
          along(points('1280 402, 1560 396'), {
            gap: 44,
            length: 32,
            width: 9,
            angle: -90,
            seed: 4,
          }),
          along(points('1160 500, 1560 492'), {
            gap: 48,
            length: 36,
            width: 11,
            angle: -90,
            seed: 9,
          }),
          along(points('1010 596, 1560 588'), {
            gap: 50,
            length: 32,
            width: 12,
            angle: -90,
            seed: 19,
          }),
        ),
        4,
      ),
      block('ochre', shape('M-20 746L400 752L900 744L1560 752V1044H-20z')),
      block(
        'clay',
        [
          shape(
            ...[868, 968].map((y) =>
              along(
                [
                  [-20, y],
                  [1560, y],
                ],
                { gap: 66, length: 150, width: 9, angle: 0, seed: y },
              ),
            ),
            hatch(points('-20 775, 1560 775, 1560 830, -20 830'), {
              gap: 26,
              length: 60,
              width: 5,
              angle: 0,
              seed: 31,
              share: 0.2,
            }),
          ),
          // The basket's short shadow.
          atBasket('M-66 2Q0 -14 74 0Q60 18 0 16Q-58 16 -66 2z'),
        ],
        4,
      ),
      ...(day ? [] : glow),
      block(
        'pine',
        [
          shape(...seedlings, ...(day ? [] : [seedling(490, 850, 44)])),
          atBasket(...basket.seedlings),
        ],
        4,
      ),
      block(olive, shape(...clumps.map(smooth)), 9),
      block(
        'haze',
        shape(
          ...clumps.map((clump, index) =>
            hatch(clump, {
              gap: 24,
              length: 34,
              width: 5,
              angle: ([x, y]) => -90 + (x - 1075) * 0.28 + (y - 250) * 0.1,
              seed: index + 2,
              share: 0.5,
            }),
          ),
        ),
        3,
      ),
      block(
        'ink',
        shape(
          'M1006 598L1040 570L1046 540L1100 555L1160 535L1162 565L1196 596z',
          taper(
            points('1090 545, 1076 515, 1104 470, 1080 410, 1020 350, 960 300'),
            [96, 76, 52, 40, 28, 12],
          ),
          taper(
            points('1130 550, 1136 520, 1120 460, 1150 390, 1190 330, 1230 290'),
            [72, 52, 52, 36, 22, 10],
          ),
          taper(points('1090 410, 1084 330, 1100 240'), [32, 22, 12]),
        ),
        3,
      ),
      block(
        'moss',
        shape(
          mark([1092, 520], 78, 70, 10),
          mark([1128, 500], 96, 60, 8),
          mark([1076, 566], 66, 50, 8),
        ),
        3,
      ),
      ...rows,
      block('clay', atBasket(...basket.body), 2),
      block('ink', atBasket(...basket.weave), 3),
      ...(day ? atWork : leftBehind),
    ];
  },
};
