import { chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The hand, a right one seen from its back, drawn from its wrist at 0 0 with the fingers up.

interface Finger {
  root: Point;
  /** In degrees from straight up. */
  turn: number;
  length: number;
  width: number;
}

const fingers: Finger[] = [
  { root: [-34, -94], turn: -13, length: 92, width: 22 },
  { root: [-10, -100], turn: -2, length: 104, width: 23 },
  { root: [14, -96], turn: 9, length: 96, width: 22 },
  { root: [36, -82], turn: 24, length: 76, width: 19 },
];

/** The point `part` of the way along a finger, `aside` of its width from its middle. */
function on({ root, turn, length, width }: Finger, part: number, aside = 0): Point {
  return turned(root, turn - 90)(length * part, width * aside);
}

// Each finger overlaps the back of the hand by a third of its length.
const fingerShapes = fingers.map((each) => {
  const side = (part: number, aside: number) => on(each, part, aside);
  return smooth([
    side(-0.3, -0.5),
    side(0.1, -0.49),
    side(0.4, -0.52),
    side(0.7, -0.45),
    side(0.92, -0.36),
    side(1, 0),
    side(0.92, 0.36),
    side(0.7, 0.45),
    side(0.4, 0.52),
    side(0.1, 0.49),
    side(-0.3, 0.5),
  ]);
});
const nails = fingers.map((each) =>
  smooth([
    on(each, 0.84, -0.24),
    on(each, 0.93, -0.24),
    on(each, 0.975, 0),
    on(each, 0.93, 0.24),
    on(each, 0.84, 0.24),
    on(each, 0.82, 0),
  ]),
);
const creases = fingers.flatMap((each) => [
  ...[0.42, 0.47].map((part) =>
    taper([on(each, part, -0.3), on(each, part + 0.015, 0), on(each, part, 0.3)], [0.6, 2, 0.6]),
  ),
  taper([on(each, 0.74, -0.24), on(each, 0.75, 0), on(each, 0.74, 0.24)], [0.5, 1.6, 0.5]),
]);
const tendons = fingers.map((each) =>
  taper([on(each, -0.16), on(each, -0.32), on(each, -0.56)], [0.5, 1.8, 0.3]),
);
const knuckles = fingers.map((each) =>
  taper([on(each, -0.02, -0.35), on(each, 0.03, 0), on(each, -0.02, 0.35)], [0.6, 2.6, 0.6]),
);
const palm = smooth(
  points(
    '-27 30, -28 6, -36 -16, -46 -40, -49 -66, -46 -96, -34 -108, -10 -114, 16 -110, 40 -96, 47 -82, 46 -58, 40 -30, 30 -4, 28 30',
  ),
);
const thumb = smooth(
  points(
    '-24 -8, -42 -22, -62 -42, -78 -64, -90 -86, -101 -104, -103 -115, -96 -121, -86 -116, -76 -100, -64 -83, -52 -72, -42 -74, -20 -50',
  ),
);
const thumbNail = smooth(points('-99 -106, -100 -114, -96 -117.5, -90 -113, -88 -105, -93 -101'));
const hand = [palm, thumb, ...fingerShapes];
const lines = [
  ...creases,
  ...tendons,
  ...knuckles,
  taper(points('-83 -77, -76 -77, -70 -83'), [0.6, 2, 0.6]),
  taper(points('-86 -81, -78 -81, -73 -87'), [0.5, 1.6, 0.5]),
  taper(points('-42 -72, -37 -62, -33 -48'), [0.6, 2.2, 0.5]),
];

/** Lays what is drawn from the wrist onto the trunk. */
const place = (inside: string) =>
  `<g transform="translate(680 776) rotate(24) scale(3)">${inside}</g>`;
const sleeve = smooth(
  points(
    '-34 14, -34 14, 0 20, 34 14, 34 14, 50 60, 64 160, 70 260, 70 260, -90 260, -90 260, -62 140, -44 60',
  ),
);
const cuff = smooth(
  points('-36 10, -36 10, 0 16, 36 10, 36 10, 42 38, 42 38, 0 46, -42 38, -42 38'),
);
const ribs = Array.from({ length: 13 }, (_, index) => mark([-35 + index * 5.8, 27], 90, 24, 2.4));

// The tree: its bark is lit from the left.

const trunk = smooth(
  points(
    '508 -40, 508 -40, 486 60, 496 160, 474 260, 488 380, 470 480, 476 600, 452 700, 456 800, 420 900, 380 1060, 380 1060, 1330 1060, 1330 1060, 1262 900, 1246 790, 1222 680, 1232 560, 1214 440, 1228 320, 1204 200, 1216 100, 1206 -40, 1206 -40',
  ),
);
const lit = points(
  '490 -40, 620 -40, 600 200, 600 500, 580 760, 540 1060, 380 1060, 470 800, 480 400',
);
const dim = points(
  '1080 -40, 1186 -40, 1190 200, 1200 440, 1206 680, 1232 820, 1296 1060, 1130 1060, 1110 600',
);

const random = chance(5);
/** Long fissures of bark that meet and part. */
const fissures = Array.from({ length: 14 }, (_, index) => {
  const line = Array.from({ length: 10 }, (__, step): Point => {
    const flare = 1 + Math.max(0, step - 5) * 0.045;
    return [856 + (index - 6.5) * 50 * flare + (random() - 0.5) * 44, -60 + step * 128];
  });
  return taper(
    line,
    line.map(() => (random() < 0.16 ? 0.5 : 6 + random() * 16)),
  );
});
/** Cracks across, from fissure to fissure. */
const cracks = hatch(points('510 0, 1190 0, 1200 600, 1250 1040, 440 1040, 490 600'), {
  gap: 44,
  length: 40,
  width: 6,
  angle: 24,
  seed: 15,
  share: 0.5,
});
/** Short cuts along the bark. */
const grain = (area: readonly Point[], share: number) =>
  hatch(area, { gap: 17, length: 30, width: 5, angle: 86, seed: 25, share });

/** A fern frond that bends by `bow` on its way; `width` is that of its longest leaves. */
const frond = (foot: Point, tip: Point, bow: number, width: number) => {
  const middle: Point = [
    (foot[0] + tip[0]) / 2 + bow,
    (foot[1] + tip[1]) / 2 - Math.abs(bow) * 0.5,
  ];
  const count = 17;
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]);
  const leaves = Array.from({ length: count }, (_, index) => {
    const t = 0.1 + (index / count) * 0.9;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const at: Point = [
      a * foot[0] + b * middle[0] + c * tip[0],
      a * foot[1] + b * middle[1] + c * tip[1],
    ];
    const dx = 2 * (1 - t) * (middle[0] - foot[0]) + 2 * t * (tip[0] - middle[0]);
    const dy = 2 * (1 - t) * (middle[1] - foot[1]) + 2 * t * (tip[1] - middle[1]);
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const size = width * Math.min(1, 0.4 + t * 3) * (1 - t) ** 0.7 + 6;
    return rays(at, [angle - 58, angle + 58], size / 2, size, (length / count) * 0.62);
  });
  return (
    taper(
      [
        foot,
        [middle[0] * 0.5 + (foot[0] + tip[0]) * 0.25, middle[1] * 0.5 + (foot[1] + tip[1]) * 0.25],
        tip,
      ],
      [9, 6, 1],
    ) + leaves.join('')
  );
};

/**
 * Print: an open hand laid on the bark of a large old tree, ferns and the forest behind. It stands with
 * the article on what nature does to cortisol and oxytocin.
 */
export const handOnTrunk: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      block('mist', shape('M-20 -20H1560V1044H-20z'), 2),
      block(
        'haze',
        shape(
          ...[
            [66, 60],
            [250, 84],
            [404, 44],
            [1352, 70],
            [1490, 54],
          ].map(([x = 0, width = 0]) =>
            taper(
              [
                [x, -30],
                [x + 14, 300],
                [x - 8, 640],
                [x + 6, 1050],
              ],
              [width * 0.7, width * 0.84, width, width * 1.3],
            ),
          ),
        ),
        6,
      ),
      // Light that falls in from the left.
      block(
        'paper',
        thin(
          day ? 0.38 : 0.1,
          'M-20 120L520 470V600L-20 250zM-20 420L500 700V760L-20 520zM1240 60L1560 270V360L1240 130z',
        ),
        6,
      ),
      block(
        'moss',
        shape(
          frond([120, 1050], [60, 560], -60, 110),
          frond([260, 1050], [380, 520], 30, 120),
          frond([1400, 1050], [1330, 600], -40, 120),
        ),
        3,
      ),
      block(
        'pine',
        shape(frond([200, 1050], [170, 640], -60, 110), frond([1440, 1050], [1500, 620], 30, 110)),
        3,
      ),
      block('clay', shape(trunk)),
      block('ink', [thin(0.42, trunk), thin(0.4, outline(dim))], 4),
      block(
        'ochre',
        [
          thin(day ? 0.5 : 0.4, grain(lit, 0.75)),
          thin(day ? 0.35 : 0.25, grain(points('600 0, 1100 0, 1100 1044, 560 1044'), 0.4)),
        ],
        3,
      ),
      block('ink', [shape(...fissures, cracks), shape(grain(dim, 0.6))], 5),
      block('ink', `<g transform="translate(22 20)">${place(thin(0.6, ...hand))}</g>`, 3),
      block('paper', place(shape(...hand)), 3),
      block('ochre', place(thin(day ? 0.4 : 0.3, ...hand)), 3),
      block('clay', place(shape(...lines)), 2),
      block('paper', place(thin(0.6, ...nails, thumbNail)), 2),
      block('lagoon', place(shape(sleeve, cuff)), 3),
      block('haze', place(shape(...ribs)), 2),
      block(
        'moss',
        thin(
          0.5,
          hatch(points('1040 0, 1220 0, 1220 1044, 1080 1044, 1120 500'), {
            gap: 26,
            length: 26,
            width: 9,
            angle: 80,
            seed: 4,
            share: 0.6,
          }),
        ),
        3,
      ),
    ];
  },
};
