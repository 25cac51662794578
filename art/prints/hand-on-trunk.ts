import { chance, mark, shape, thin, type Point } from '../shapes.ts';
import { placed, rays } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The hand, a right one seen from its back: the middle of its wrist is at 0 0, its fingers up. It
// lies relaxed, so that the fingers touch where they begin.

/** From the forefinger to the little one. */
const fingers = [
  taper(points('-30 -80, -35 -108, -40 -132, -43 -152, -45 -168'), [25, 23.5, 22.5, 19.5, 14]),
  taper(points('-9 -84, -11 -116, -14 -144, -15 -168, -15 -184'), [25, 24, 23, 20, 14.5]),
  taper(points('13 -82, 14 -112, 15 -138, 15 -160, 14 -175'), [24, 23, 22, 19, 14]),
  taper(points('32 -70, 37 -94, 41 -114, 43 -131, 44 -143'), [22, 20, 18.5, 16.5, 12]),
];
/** With the thumb, from the wrist up one side and down the other. */
const palm = smooth(
  points(
    '-28 40, -26 12, -32 -8, -46 -24, -60 -42, -70 -60, -78 -80, -84 -94, -83 -104, -75 -108, -67 -102, -60 -88, -52 -76, -45 -72, -41 -78, -41 -92, -34 -102, -10 -108, 14 -106, 28 -99, 38 -85, 43 -70, 43 -48, 38 -20, 30 8, 30 40',
  ),
);
const hand = [palm, ...fingers];
/** A nail: its middle, and how far it turns from the straight. */
const nail = ([x, y]: Point, turn: number, size: number) =>
  `<ellipse rx="${4.6 * size}" ry="${6.4 * size}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const nails = [
  nail([-44.2, -163], -8, 1),
  nail([-15, -179], -1, 1.04),
  nail([14.2, -170], 3, 1),
  nail([43.7, -138.6], 4, 0.86),
  nail([-76.6, -99], -24, 0.98),
];
/** A fold over a joint. */
const joint = (at: Point, turn: number, width: number) => mark(at, turn, width, 1.6);
/** Between the fingers, and under the thumb. */
const creases = [
  taper(points('-22.5 -102, -24.5 -118, -27.5 -138'), 4),
  taper(points('2 -104, 2 -124, 1.5 -146'), 4),
  taper(points('24.5 -94, 26 -108, 29 -126'), 4),
  taper(points('-45 -74, -40 -64, -38 -52'), 3.4),
];
/** In shade: between the sinews, and the folds over the joints. */
const hollows = [
  taper(points('-34 -90, -28 -60, -19 -30'), 5),
  taper(points('-10 -92, -8 -62, -4 -30'), 5),
  taper(points('13 -88, 10 -60, 8 -30'), 5),
  taper(points('33 -72, 27 -48, 20 -24'), 4.6),
  joint([-39, -128], -10, 15),
  joint([-38.2, -122], -10, 11),
  joint([-13.2, -138], -4, 15),
  joint([-12.8, -132], -4, 11),
  joint([15, -132], 1, 15),
  joint([14.8, -126], 1, 11),
  joint([40.2, -110], 9, 13),
  joint([39.4, -104.6], 9, 9),
  joint([-68.6, -77], -28, 13),
];

/** Lays what is drawn from the wrist onto the trunk. */
const place = (shapes: string) =>
  `<g transform="translate(800 742) rotate(-35) scale(3.05)">${shapes}</g>`;
const sleeve = smooth(
  points(
    '-37 40, -37 40, 4 46, 45 32, 45 32, 60 66, 78 110, 112 176, 170 270, 170 270, 60 330, 60 330, 14 230, -14 170, -34 100, -40 66',
  ),
);
const cuff = smooth(
  points('-32 4, -32 4, 0 10, 32 1, 32 1, 42 20, 47 39, 47 39, 4 53, -41 45, -41 45, -38 24'),
);
const ribs = Array.from({ length: 9 }, (_, index) => {
  const x = -28 + index * 7.1;
  return mark([x * 1.2 + 3, 28 - x * 0.06], 92 - x * 0.5, 34, 3.4);
});
const seams = [taper(points('-41 46, 4 54, 48 40'), 3.6), taper(points('-34 88, -14 92, 2 86'), 4)];

// The tree.

/** A place on the bark: how far around the trunk, -1 to 1, and how far down. */
const onTrunk = (round: number, y: number): Point => {
  const half = 350 + 8 * Math.sin(y / 120) + Math.max(0, y - 560) ** 2 * 0.0004;
  return [640 + 12 * Math.sin(y / 190 + 1) + half * Math.sin(round * 1.4), y];
};
const steps = Array.from({ length: 13 }, (_, index) => -120 + index * 102);
const trunk = smooth([
  ...steps.map((y) => onTrunk(-1.1, y)),
  ...steps.toReversed().map((y) => onTrunk(1.1, y)),
]);

const random = chance(8);
const columns = 9;
/**
 * Ridges of bark, long and pointed, each sliding past the next, with dark fissures between them.
 */
const ridges = Array.from({ length: columns }, (_, column) => {
  const middle = -1 + (2 * (column + 0.5)) / columns;
  const ridge: string[] = [];
  for (let top = -420 + random() * 200, side = 1; top < 1040; side = -side) {
    const length = 300 + random() * 220;
    const sway = (random() - 0.5) * 0.4;
    const at = (far: number, out: number) =>
      onTrunk(
        middle + (side * 0.16 + sway * Math.sin(far * 5) + (0.5 + random() * 0.28) * out) / columns,
        top + far * length,
      );
    ridge.push(
      smooth([
        at(0, 0),
        at(0.22, 0.8),
        at(0.42, 1),
        at(0.62, 0.9),
        at(0.8, 0.7),
        at(1, 0),
        at(0.78, -0.8),
        at(0.58, -1),
        at(0.36, -0.9),
        at(0.2, -0.7),
      ]),
    );
    top += length * 0.93;
  }
  return ridge.join('');
});

/** A fern frond that bends by `bow` on its way; `width` is that of its longest leaves. */
const frond = (foot: Point, tip: Point, bow: number, width: number) => {
  const middle: Point = [
    (foot[0] + tip[0]) / 2 + bow,
    (foot[1] + tip[1]) / 2 - Math.abs(bow) * 0.5,
  ];
  const count = 15;
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

/** A trunk of the forest behind, down to its foot. */
const farTrunk = (x: number, foot: number, width: number, lean: number) =>
  taper(
    [
      [x + lean, -40],
      [x + lean * 0.4, 400],
      [x, foot],
    ],
    [width * 0.7, width * 0.86, width * 1.2],
  );

/** A bell tent far behind; a lamp burns in it by night. */
const tent = {
  canvas: shape('M-82 0L-76 -48Q-30 -82 0 -132Q30 -82 76 -48L82 0Q0 12 -82 0z'),
  door: shape('M0 -100Q18 -46 24 6H-24Q-18 -46 0 -100z'),
};
const ferns = [
  frond([70, 1050], [30, 700], -40, 90),
  frond([150, 1050], [190, 640], 40, 100),
  frond([1470, 1050], [1520, 660], 40, 100),
  frond([1400, 1050], [1372, 740], -40, 90),
];

/** Print: a hand laid flat on the bark of a large old tree, the forest behind. */
export const handOnTrunk: Print = {
  fields: { square: { x: 118, y: 0, width: 1024 }, tall: { x: 222, y: 0, width: 819.2 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const pitch = (shapes: string) =>
      cut === 'square' ? placed(shapes, 1080, 798, 0.55) : placed(shapes, 1236, 804, 0.8);
    return [
      block('mist', shape('M-20 -20H1560V1044H-20z'), 2),
      block(
        'haze',
        shape(
          farTrunk(60, 800, 54, 10),
          farTrunk(196, 810, 84, -16),
          farTrunk(1064, 800, 46, 12),
          farTrunk(1180, 806, 88, -10),
          farTrunk(1346, 800, 50, 14),
          farTrunk(1470, 812, 92, -8),
        ),
        6,
      ),
      block('moss', shape('M-20 800Q200 770 420 796T900 790T1560 786V1044H-20z')),
      block(day ? 'paper' : 'lamp', pitch(tent.canvas), 3),
      block('ink', pitch(tent.door), 2),
      block('pine', shape(...ferns), 3),
      block('ink', shape(trunk), 6),
      block('clay', shape(...ridges), 5),
      block(
        'ink',
        points('-7 0, 7 0, 0 -7, 0 7, -5 -5, 5 5, -5 5, 5 -5').map(([x, y]) =>
          placed(place(shape(...hand, cuff)), x, y),
        ),
        3,
      ),
      block('ochre', place(shape(...hand)), 3),
      block('lagoon', place(shape(sleeve, cuff)), 3),
      block('ink', place(shape(...creases, ...seams)), 2),
      block('clay', place(thin(0.5, ...hollows)), 2),
      block('paper', place(`<g opacity=".6">${nails.join('')}</g>`), 1),
      block('haze', place(shape(...ribs)), 2),
    ];
  },
};
