import { chance, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, rays } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The hand, a right one seen from its back: the middle of its wrist is at 0 0, its fingers up. It
// lies relaxed, so that the fingers touch where they begin, bend a little and are thicker at their
// joints.

/** From the forefinger to the little one. */
const fingers = [
  taper(
    points('-28 -76, -34 -100, -41 -120, -46 -137, -49 -152, -50 -165'),
    [25, 22, 22.5, 18, 15.5, 9],
  ),
  taper(
    points('-9 -82, -11 -110, -15 -134, -18 -155, -19 -174, -18 -190'),
    [25, 22.5, 23.5, 18.5, 16, 9.5],
  ),
  taper(points('11 -80, 13 -106, 14 -128, 14 -147, 13 -163, 12 -177'), [23, 20.5, 21, 17, 14.5, 9]),
  taper(
    points('27 -62, 33 -84, 38 -102, 41 -117, 42 -130, 41 -142'),
    [20, 16.5, 16, 13, 11.5, 7.5],
  ),
];
/** From the wrist up one side and down the other; the thumb lies over it. */
const palm = smooth(
  points(
    '-24 40, -22 14, -27 -4, -36 -22, -41 -44, -42 -66, -40 -84, -32 -97, -10 -104, 12 -101, 26 -92, 36 -78, 39 -60, 38 -40, 33 -18, 25 8, 25 40',
  ),
);
const thumb = taper(
  points('-12 6, -30 -18, -48 -38, -62 -57, -73 -75, -80 -92'),
  [46, 45, 31, 26, 25, 13],
);
const hand = [palm, thumb, ...fingers];
/** A nail: its middle, and how far it turns from the straight. */
const nail = ([x, y]: Point, turn: number, size: number) =>
  `<ellipse rx="${3.4 * size}" ry="${4.6 * size}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const nails = [
  nail([-49.6, -160.5], -6, 0.92),
  nail([-18.3, -185], 3, 0.96),
  nail([12.4, -172.4], -5, 0.9),
  nail([41.3, -138], -6, 0.74),
  nail([-78.4, -87.5], -26, 1.16),
];
/** A fold over a joint. */
const joint = (at: Point, turn: number, width: number) => mark(at, turn, width, 1.6);
/** Between the fingers, and under the thumb. */
const creases = [
  taper(points('-20 -92, -23 -106, -27 -122'), 3),
  taper(points('2 -98, 1.5 -112, 0.5 -126'), 3),
  taper(points('20 -84, 24 -98, 26 -108'), 3),
  taper(points('-46 -66, -37 -52, -31 -34, -27 -16'), 3),
];
/** In shade: between the sinews, and the folds over the joints. */
const hollows = [
  taper(points('-27 -82, -22 -58, -15 -36'), 3.4),
  taper(points('-8 -88, -7 -62, -4 -38'), 3.4),
  taper(points('11 -84, 9 -60, 6 -38'), 3.4),
  taper(points('28 -70, 23 -50, 16 -32'), 3),
  joint([-39.6, -118], -16, 13),
  joint([-41.2, -123], -16, 12),
  joint([-14.4, -131], -8, 14),
  joint([-15.2, -136.5], -8, 12),
  joint([14, -126], 2, 12),
  joint([14.2, -131], 2, 11),
  joint([38, -101], 10, 10),
  joint([39, -105.5], 10, 9),
  joint([-61, -56], -34, 16),
  joint([-64.5, -61], -34, 14),
  // The ball of the thumb.
  taper(points('-34 -26, -24 -10, -20 10'), 3),
  joint([0, -2], 4, 26),
];

/** Lays what is drawn from the wrist onto the trunk. */
const place = (shapes: string) =>
  `<g transform="translate(800 742) rotate(-35) scale(3.05)">${shapes}</g>`;
const sleeve = smooth(
  points(
    '-33 40, -33 40, 4 45, 37 33, 37 33, 56 66, 74 108, 104 170, 158 270, 158 270, 50 330, 50 330, 8 230, -14 170, -30 104, -36 66',
  ),
);
const cuff = smooth(
  points('-26 4, -26 4, 0 9, 28 1, 28 1, 35 20, 39 36, 39 36, 4 49, -35 42, -35 42, -31 24'),
);
const ribs = Array.from({ length: 9 }, (_, index) => {
  const x = -25 + index * 6.4;
  return mark([x * 1.12 + 2, 26 - x * 0.06], 92 - x * 0.4, 32, 3);
});
const seams = [taper(points('-35 43, 4 50, 39 37'), 3.6), taper(points('-33 90, -14 94, 2 88'), 4)];

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
const columns = 8;
/** Where one column of plates ends and the next begins: -1 to 1 around the trunk. */
const seam = (column: number, y: number) =>
  -1 + (2 * column) / columns + 0.05 * Math.sin(y / 74 + column * 2.1) + 0.03 * Math.sin(y / 31);
/**
 * Plates of bark, as pines have them: short, uneven, their ends aslant, with dark fissures around
 * them. With each go the cuts that show how it flakes.
 */
const plates = Array.from({ length: columns }, (_, column) => {
  const each: { plate: string; flakes: string }[] = [];
  for (let top = -200 - random() * 120; top < 1040;) {
    const length = 130 + random() * 190;
    const [slant, gap] = [(random() - 0.5) * 90, 0.012 + random() * 0.01];
    const at = (across: number, down: number) => {
      const y = top + down * length + (across - 0.5) * slant;
      const [left, right] = [seam(column, y) + gap, seam(column + 1, y) - gap];
      return onTrunk(left + (right - left) * across, y);
    };
    const nick = () => random() * 0.16;
    each.push({
      plate: outline([
        at(0.06 + nick(), nick() / 3),
        at(0.5, nick() / 2 - 0.04),
        at(0.94 - nick(), nick() / 3),
        at(1, 0.12),
        at(1 - nick(), 0.34),
        at(1, 0.58),
        at(1 - nick(), 0.8),
        at(0.92 - nick(), 0.98),
        at(0.5, 1.02 - nick() / 2),
        at(0.08 + nick(), 0.98),
        at(0, 0.86),
        at(nick(), 0.64),
        at(0, 0.4),
        at(nick(), 0.16),
      ]),
      flakes: Array.from({ length: Math.round(length / 75) }, () => {
        const [across, down] = [0.25 + random() * 0.5, 0.2 + random() * 0.6];
        return taper(
          [at(across, down - 0.14), at(across + 0.07, down), at(across, down + 0.16)],
          6,
        );
      }).join(''),
    });
    top += length + 4;
  }
  return each;
}).flat();

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
  fields: { square: { x: 118, y: 0, width: 1024 } },
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
          farTrunk(1216, 806, 88, -10),
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
      block('moss', shape(...plates.map(({ plate }) => plate)), 4),
      block('ink', shape(...plates.map(({ flakes }) => flakes)), 3),
      block(
        'ink',
        points('-7 0, 7 0, 0 -7, 0 7, -5 -5, 5 5, -5 5, 5 -5').map(([x, y]) =>
          placed(place(shape(...hand, cuff)), x, y),
        ),
        3,
      ),
      block('clay', place(shape(...hand)), 3),
      block('lagoon', place(shape(sleeve, cuff)), 3),
      block('ink', place(shape(...creases, ...seams)), 2),
      block('ink', place(thin(0.45, ...hollows)), 2),
      block('ochre', place(`<g opacity=".5">${nails.join('')}</g>`), 1),
      block('haze', place(shape(...ribs)), 2),
    ];
  },
};
