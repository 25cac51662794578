// What is around the two who build the wall: the wall and its stones, trees, land and sky.

import { along, chance, hatch, mark, outline, shape, type Point } from '../shapes.ts';
import { rays, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';

/** How large things are along the wall, which runs away to the right. */
const near = (x: number) => (2690 - x) / 2090;

/**
 * A place on the wall.
 * @param x along the front of its foot
 * @param up from its foot, where the wall ends
 * @param deep into it: 0 at its front, 1 at its back
 */
export const at = (x: number, up: number, deep = 0): Point => {
  const size = near(x);
  return [x - 54 * deep * size, 420 + (460 - up - 46 * deep) * size];
};

/** How high the bed of a course lies, never quite level. */
export const bed = (course: number, x: number) =>
  course && course * 46 + 5 * Math.sin(x / 41 + course * 2) + 3 * Math.sin(x / 19 + course * 5);

/** Where each course begins: the end of the wall goes down in steps. */
const starts = [420, 640, 826, 950, 1096];

/** The stones of every course: their faces, what is seen of their tops, and of the wall's end. */
export const wall = (() => {
  const random = chance(11);
  const nick = (size: number) => (3 + random() * 9) * size;
  const faces: Point[][] = [];
  const tops: Point[][] = [];
  const rubble: Point[][] = [];
  const ends: Point[][] = [];
  /** A flat stone on the top of a course, from one place to another. */
  const lying = (from: number, to: number, up: number, front: number, back: number): Point[] => {
    const corner = () => random() * 0.08;
    return [
      at(from + 3, up, front + corner()),
      at((from + to) / 2, up, front),
      at(to - 4, up, front + corner()),
      at(to - 3, up, (front + back) / 2),
      at(to - 5, up, back - corner()),
      at((from + to) / 2, up, back),
      at(from + 5, up, back - corner()),
      at(from + 2, up, (front + back) / 2),
    ];
  };
  starts.forEach((start, course) => {
    const covered = starts[course + 1] ?? 1600;
    const isTop = course === starts.length - 1;
    let [from, lean] = [start, 0];
    while (from < 1570) {
      const size = near(from);
      const to = from + (isTop ? 74 : 56 + random() * 70) * size;
      const next = (random() - 0.5) * 16 * size;
      const gap = 2.5;
      const side = (x: number, tilt: number, share: number) => x + tilt * (share - 0.5);
      const [low, high] = [
        (x: number) => bed(course, x) + gap,
        (x: number) => bed(course + 1, x) - gap,
      ];
      const [left, right] = [from + gap, to - gap];
      faces.push([
        at(side(left, lean, 0) + nick(size), low(left)),
        at(side(left, lean, 0), low(left) + nick(1)),
        at(side(left, lean, 1), high(left) - nick(1)),
        at(side(left, lean, 1) + nick(size), high(left)),
        at((left + right) / 2, high((left + right) / 2) + random() * 3),
        at(side(right, next, 1) - nick(size), high(right)),
        at(side(right, next, 1), high(right) - nick(1)),
        at(side(right, next, 0), low(right) + nick(1)),
        at(side(right, next, 0) - nick(size), low(right)),
      ]);
      const seen = Math.min(to, covered);
      if (seen - from > 12) {
        const up = bed(course + 1, (from + seen) / 2);
        if (isTop) {
          tops.push(lying(from, to, up, 0.03, 0.98));
        } else {
          // Two faces, and small stones between them.
          tops.push(lying(from, seen, up, 0.03, 0.42), lying(from, seen, up, 0.64, 0.98));
          for (let x = from + 6; x < seen - 12; x += 19) {
            rubble.push(lying(x, x + 15 + random() * 5, up, 0.46, 0.6));
          }
        }
      }
      [from, lean] = [to, next];
    }
    ends.push(
      ...[
        [0.03, 0.48],
        [0.54, 0.97],
      ].map(([front = 0, back = 0]) => [
        at(start, bed(course, start) + 5, front + 0.04),
        at(start, bed(course + 1, start) - 4, front),
        at(start, bed(course + 1, start) - 4, back - 0.04),
        at(start, bed(course, start) + 4, back),
      ]),
    );
  });
  const gaps = starts.map((start, course) =>
    outline([
      at(start, bed(course, start) - 3),
      at(start, bed(course, start), 1),
      at(start, bed(course + 1, start), 1),
      at(1590, bed(course + 1, 1590), 1),
      at(1590, bed(course, 1590)),
    ]),
  );
  return { faces, tops, rubble, ends, gaps };
})();

/** Stones that are not in the wall yet, each around the middle of its foot. */
export const loose = {
  square: {
    rim: outline(points('-84 2, -88 -56, -70 -92, -52 -112, 52 -110, 92 -84, 94 -24, 80 4, 20 8')),
    face: outline(points('-76 -4, -80 -50, -64 -80, -10 -74, 58 -78, 62 -20, 54 -2, 0 0')),
    top: outline(points('-60 -86, -46 -104, 48 -102, 72 -88, 56 -84, -8 -80')),
    side: outline(points('68 -80, 84 -76, 86 -26, 74 -6, 62 -4, 70 -22')),
    cuts: [mark([-30, -28], -14, 40, 5), mark([10, -50], -10, 34, 4), mark([34, -22], -16, 26, 4)],
  },
  round: {
    rim: outline(points('-72 4, -90 -34, -74 -78, -26 -104, 40 -100, 82 -70, 90 -24, 70 4, 0 8')),
    face: outline(points('-66 -4, -81 -34, -64 -70, -18 -80, 34 -74, 60 -54, 62 -10, 52 -2, 0 0')),
    top: outline(points('-54 -82, -24 -97, 38 -93, 68 -70, 38 -81, -16 -87')),
    side: outline(points('68 -58, 79 -48, 82 -24, 67 -4, 70 -24')),
    cuts: [mark([-34, -40], 24, 36, 5), mark([4, -24], 16, 36, 4), mark([30, -50], 30, 26, 4)],
  },
};
export type Loose = (typeof loose)[keyof typeof loose];

/** The stones that wait, from the far row to the near one: where, how large and how tilted. */
export const heap = [
  [
    [loose.square, 1214, 882, 0.66, 0.7, -5],
    [loose.round, 1334, 872, 0.72, -0.74, 4],
  ],
  [
    [loose.round, 1136, 924, 0.68, 0.76, 3],
    [loose.square, 1264, 930, 0.78, -0.78, 2],
    [loose.round, 1394, 922, 0.72, 0.74, -6],
  ],
  [
    [loose.square, 1082, 968, 0.5, -0.62, -4],
    [loose.round, 1196, 980, 0.66, -0.72, -2],
    [loose.square, 1326, 984, 0.66, 0.76, 5],
    [loose.round, 1446, 970, 0.56, -0.6, 8],
  ],
] as const;
export const heapShade = smooth(
  points(
    '1030 962, 1110 900, 1220 840, 1340 846, 1430 900, 1500 956, 1480 986, 1300 1000, 1100 990',
  ),
);

const pegs = [at(96, 0), at(180, 0, 1)];
/** The lines along which the wall is built, before it and behind, from their pegs to an end. */
export const course = {
  strings: (end: number) => [
    taper([at(96, 84), at(end, 82 + end / 46)], [4.5, 4.5]),
    taper([at(180, 84, 1), at(end, 80 + end / 42, 1)], [4, 4]),
  ],
  pegs: pegs.map(([x, y]) =>
    taper(
      [
        [x - 4, y - 128],
        [x, y + 14],
      ],
      [17, 11],
    ),
  ),
  knots: pegs.map(([x, y]) => mark([x - 2, y - 105], -4, 26, 8)),
  // Its far side, in the shade.
  bank: outline([
    ...[150, 240, 340, 520].map((x) => at(x, 3, 1.06)),
    ...[520, 340, 240, 160].map((x) => at(x, 0, 0.82)),
  ]),
  trench: outline([
    ...[136, 200, 300, 400, 520].map((x, index) => at(x, -6 - (index % 2) * 5)),
    ...[520, 420, 320, 230, 150].map((x, index) => at(x, (index % 2) * 6, 1.05)),
  ]),
};

/** A young almond in blossom, tied to its stake, around its foot. */
function almond(x: number, foot: number, size: number, seed: number) {
  const random = chance(seed);
  const put = (text: string): Point[] =>
    points(text).map(([px, py]): Point => [x + px * size, foot + py * size]);
  const twigs = [
    '0 -120, -26 -170, -64 -214',
    '0 -110, 30 -160, 70 -190',
    '0 -130, 4 -190, -8 -250',
    '2 -150, 30 -200, 44 -246',
    '-14 -150, -50 -170, -86 -172',
  ].map(put);
  const blossoms = twigs.flatMap((twig) =>
    twig
      .slice(1)
      .flatMap(([bx, by]) =>
        Array.from({ length: 7 }, (): Point => [
          bx + (random() - 0.5) * 62 * size,
          by + (random() - 0.5) * 56 * size,
        ]),
      ),
  );
  return {
    wood: shape(
      taper(put('0 4, 3 -60, 0 -130'), [13 * size, 10 * size, 8 * size]),
      ...twigs.map((twig) => taper(twig, [7 * size, 5 * size, 2.5 * size])),
    ),
    stake: shape(taper(put('16 8, 15 -108'), [7 * size, 7 * size])),
    tie: shape(taper(put('-6 -78, 6 -82, 20 -80'), [6 * size, 6 * size, 6 * size])),
    blossoms: shape(
      ...blossoms.map((place) => {
        const turn = random() * 72;
        const petals = [0, 72, 144, 216, 288].map((angle) => angle + turn);
        return rays(place, petals, 5 * size, 13 * size, 7 * size);
      }),
    ),
  };
}
export const almonds = [
  almond(1250, 610, 0.8, 3),
  almond(1446, 584, 0.72, 5),
  almond(356, 636, 0.86, 7),
  almond(170, 706, 1.12, 9),
];

/** Land behind the wall, down to the lagoon. */
export const land = {
  sky: shape('M-20 -20H1560V470H-20z'),
  disc: '<circle cx="560" cy="180" r="64"/>',
  hills: shape(
    'M-20 330L120 300L330 322L520 286L720 318L900 296L1120 322L1330 284L1560 306V470H-20z',
  ),
  near: shape('M-20 384L180 366L420 380L660 362L860 382L1080 370L1300 384L1560 360V470H-20z'),
  water: shape('M-20 416L500 412L1000 418L1560 412V600H-20z'),
  bars: shape(smooth(points('700 450, 800 443, 920 446, 1000 452, 900 459, 790 457'))),
  glitter: shape(
    hatch(points('0 426, 1540 424, 1540 530, 0 540'), {
      gap: 24,
      length: 96,
      width: 4.5,
      angle: 0,
      seed: 6,
      share: 0.3,
    }),
  ),
  moonlight: shape(
    hatch(points('490 428, 630 428, 660 520, 460 528'), {
      gap: 13,
      length: 62,
      width: 4,
      angle: 0,
      seed: 9,
      share: 0.75,
    }),
  ),
  field: shape('M-20 566Q220 540 520 520T1080 500T1560 496V1044H-20z'),
  rows: shape(
    ...[
      '-20 610, 260 582, 560 560, 900 540',
      '-20 668, 260 636, 600 604, 960 580',
      '-20 740, 260 704, 560 672, 860 648',
    ].map((line) =>
      along(points(line), {
        gap: 22,
        length: 26,
        width: 6,
        angle: -84,
        seed: line.length,
        share: 0.8,
      }),
    ),
    hatch(points('1000 530, 1560 520, 1560 620, 1000 660'), {
      gap: 30,
      length: 26,
      width: 6,
      angle: -84,
      seed: 21,
      share: 0.6,
    }),
  ),
  // The trodden soil on which the wall is built.
  soil: shape('M-20 842Q140 826 330 800L640 770L1560 610V1044H-20z'),
  marks: shape(
    hatch(points('-20 880, 360 860, 900 900, 1560 760, 1560 1044, -20 1044'), {
      gap: 34,
      length: 88,
      width: 7,
      angle: -4,
      seed: 12,
      share: 0.45,
    }),
  ),
};

export const clouds = [
  smooth(
    points(
      '120 232, 120 232, 160 204, 210 200, 236 168, 290 156, 332 178, 372 184, 404 214, 450 232, 450 232',
    ),
  ),
  smooth(
    points(
      '1180 168, 1180 168, 1216 144, 1262 140, 1292 112, 1346 108, 1384 136, 1430 142, 1470 168, 1470 168',
    ),
  ),
];
export const nightSky = stars(
  points('80 90, 240 200, 330 60, 640 90, 760 210, 900 70, 1040 180, 1200 60, 1320 190, 1460 100'),
);
