// What the print of the journey shows. Where each thing stands, in which ink and in which shape, says journey.ts.
import { along, chance, hatch, mark, outline, strew, type Point } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

// The aqueduct comes from the town and towards the eye. A place on it is told by how far off it is, 1 at the right rim
// of the whole, and how high.

const vanishing: Point = [300, 486];
const inView = (far: number, up: number, aside = 0): Point => [
  vanishing[0] + (1300 + aside) / far,
  vanishing[1] + (74 - up) / far,
];
const [wallTop, spring, crownHeight] = [306, 170, 240];
const bay = 0.17;
const bays = Array.from({ length: 14 }, (_, index) => 0.74 + index * bay);

/** The sides of an arch's opening from the ground up: the far one first. */
const sides = (from: number): [far: Point, near: Point][] => {
  const [middle, half] = [from + bay / 2, bay * 0.39];
  const rise = (share: number) => spring + (crownHeight - spring) * share;
  const levels: [up: number, half: number][] = [
    [-20, half],
    [spring, half],
    ...[0.35, 0.6, 0.8, 0.92, 0.98, 1].map((share): [number, number] => [
      rise(share),
      half * Math.sqrt(1 - share * share),
    ]),
  ];
  return levels.map(([up, wide]) => [inView(middle + wide, up), inView(middle - wide, up)]);
};
const opening = (from: number): Point[] => [
  ...sides(from).map(([far]) => far),
  ...sides(from)
    .map(([, near]) => near)
    .reverse(),
];
/** What one sees through an opening: the wall is thick, and its far side hides a part. */
const gap = (from: number): Point[] => {
  const thick = inView(from, 0, 30)[0] - inView(from, 0)[0];
  const open = sides(from)
    .map(([[x, y], near]): [Point, Point] => [[x + thick, y], near])
    .filter(([[x], near]) => x <= near[0]);
  return [...open.map(([far]) => far), ...open.map(([, near]) => near).reverse()];
};
const last = bays.length * bay + 0.74;
const courseAt = (up: number, thick: number) =>
  outline([inView(0.7, up), inView(last, up), inView(last, up - thick), inView(0.7, up - thick)]);

/** The aqueduct. */
export const aqueduct = {
  /** Its face, through whose arches one sees: their outlines run the other way round. */
  face:
    outline([inView(0.7, wallTop), inView(0.7, -20), inView(last, -20), inView(last, wallTop)]) +
    bays.map((from) => outline(gap(from).reverse())).join(''),
  /** The inner sides of its arches. */
  lee: bays.map((from) => outline(opening(from)) + outline(gap(from).reverse())),
  rim: courseAt(wallTop + 6, 16),
};

// The coach drives to the right. Drawn from the middle of its foot.

const panes = [-296, -202, -108, -14, 80].map((x) => box(x, -206, 84, 76));
const wheel = (x: number, y: number, radius: number) => ({
  tyre: disc(x, y, radius),
  hub: disc(x, y, radius * 0.5),
  nut: disc(x, y, radius * 0.2),
});
const arch = (x: number, radius: number, foot: number) =>
  `M${x - radius} ${foot}V${-36}A${radius} ${radius} 0 0 1 ${x + radius} -36V${foot}z`;
const coachWheels = [wheel(-196, -37, 37), wheel(176, -37, 37)];

/** The coach. */
export const coach = {
  body: 'M-316 -30V-196Q-316 -240 -280 -240H236Q276 -240 288 -214L318 -122Q322 -110 322 -92V-44Q322 -30 310 -30z',
  roof: 'M-316 -212Q-312 -240 -280 -240H236Q274 -240 288 -214z',
  airing: 'M-150 -240Q-148 -256 -134 -256H-10Q4 -256 6 -240z',
  stripe: ['M-316 -112H318V-98H-316z'],
  arches: [arch(-196, 47, -28), arch(176, 47, -28)],
  panes: [...panes, 'M174 -206H218V-130H174z', 'M268 -206H278L304 -130H268z'],
  door: ['M228 -206H262V-130H228z', 'M228 -90H262V-52H228z'],
  frames: ['M223 -210H227V-34H223zM263 -210H267V-34H263z'],
  hatches: [
    ...[-136, -52, 32, 116].map((x) => box(x, -90, 4, 52)),
    box(-136, -88, 254, 4),
    box(-300, -88, 48, 4),
  ],
  mirror: [
    taper(points('276 -232, 312 -238, 334 -224'), [7, 7, 7]),
    'M324 -226H342V-178Q334 -174 326 -180z',
  ],
  headlight: 'M296 -84Q322 -88 322 -76V-62H304Q294 -66 296 -84z',
  tail: box(-316, -86, 11, 26),
  tyres: coachWheels.map(({ tyre }) => tyre),
  hubs: coachWheels.map(({ hub }) => hub),
  nuts: coachWheels.map(({ nut }) => nut),
  heads: [-258, -130, 26, 130, 196].map(
    (x) =>
      disc(x, -174, 15) +
      smooth(
        points('-26 0, -26 -14, -14 -25, 0 -28, 14 -25, 26 -14, 26 0, 26 0, -26 0').map(
          ([dx, dy]): Point => [x + dx, dy - 129],
        ),
      ),
  ),
  gleams: [-222, -176, 62, 88].map((x) => mark([x, -168], -62, 66, 8)),
  shadow: 'M-316 -34H322Q372 0 346 12H-270Q-300 6 -316 -34z',
  dust: [mark([-348, -6], 0, 52, 7), mark([-342, -28], 0, 34, 5), mark([-352, -48], 0, 26, 4)],
  beam: 'M318 -80L620 -60V26H470z',
};

// The taxi faces right. Drawn from the middle of its foot.

const taxiWheels = [wheel(-132, -33, 33), wheel(136, -33, 33)];

/** The taxi, black with a green top, as Portuguese ones were. */
export const taxi = {
  body: 'M-220 -34L-222 -70Q-222 -94 -200 -98L-128 -104H112L178 -94Q214 -88 218 -62L220 -34Q220 -26 210 -26H-212Q-220 -26 -220 -34z',
  top: 'M-150 -100Q-114 -152 -82 -158H30Q62 -156 122 -100z',
  panes: ['M-128 -104Q-104 -140 -78 -146H-34V-104z', 'M-22 -104V-146H28Q54 -142 96 -104z'],
  sign: 'M-44 -158V-176Q-44 -182 -38 -182H-8Q-2 -182 -2 -176V-158z',
  trim: [box(-214, -62, 424, 5), box(-30, -100, 4, 62), box(-62, -88, 22, 5), box(42, -88, 22, 5)],
  headlight: 'M196 -86Q214 -82 216 -66H198Q192 -76 196 -86z',
  tail: box(-221, -84, 12, 18),
  tyres: taxiWheels.map(({ tyre }) => tyre),
  hubs: taxiWheels.map(({ hub }) => hub),
  gleams: [mark([-84, -124], -50, 36, 6), mark([40, -124], -50, 36, 6)],
  shadow: 'M-218 -30H218Q262 0 240 12H-180Q-206 6 -218 -30z',
};

/** The taxi's driver stands behind its bonnet, a hand up; drawn from the same foot as the taxi. */
export const driver = {
  shirt: [
    smooth(points('96 -90, 98 -150, 106 -172, 130 -178, 154 -172, 162 -150, 164 -90')),
    taper(points('154 -166, 184 -172, 196 -206'), [24, 20, 15]),
    taper(points('106 -164, 90 -136, 84 -108'), [22, 19, 15]),
  ],
  vest: 'M108 -88L110 -174L124 -178L132 -150L140 -178L150 -174L154 -88z',
  skin: [
    smooth(
      points(
        '114 -188, 112 -208, 120 -222, 138 -222, 147 -208, 153 -200, 147 -196, 145 -186, 138 -180, 137 -170, 122 -170, 121 -184',
      ),
    ),
    smooth(points('190 -204, 188 -222, 194 -232, 204 -228, 206 -212, 202 -202')),
  ],
  cap: 'M110 -210Q108 -232 130 -234Q146 -234 148 -220L162 -214Q162 -208 152 -209L112 -206z',
  eye: disc(143, -203, 2.4),
};

/** The traveller looks to the left. Drawn from the middle of the feet, 240 units tall. */
export const traveller = {
  legs: ['M-24 -116H26L25 -66L20 -14H0L-1 -66L-6 -84L-10 -14H-30L-28 -66z'],
  boots: ['M-31 -20H-9L-8 0H-50Q-50 -10 -31 -14z', 'M-1 -20H21L22 0H-20Q-20 -9 -1 -13z'],
  jacket: smooth(
    points('-24 -104, -29 -136, -26 -164, -14 -186, 8 -190, 26 -176, 32 -142, 29 -104, 4 -99'),
  ),
  arm: taper(points('8 -172, 14 -136, -4 -122, -24 -138'), [24, 21, 18, 13]),
  pack: 'M20 -176Q20 -190 34 -190H62Q76 -190 78 -176L82 -114Q82 -98 66 -98H32Q20 -98 20 -112z',
  roll: smooth(points('24 -194, 25 -203, 40 -208, 60 -207, 72 -203, 74 -194, 66 -188, 32 -188')),
  straps: [
    taper(points('24 -182, 4 -186, -10 -172, -14 -150, -6 -130'), [6, 7, 7, 6, 5]),
    box(20, -166, 60, 5),
    box(40, -146, 30, 26),
  ],
  /** With its nose to the left, and the neck. */
  face: smooth(
    points(
      '-17 -221, -17 -214, -23 -205, -18 -203, -17 -195, -11 -190, -5 -190, -5 -181, 8 -181, 8 -196, 12 -207, 12 -221',
    ),
  ),
  hand: smooth(points('-30 -132, -33 -142, -27 -152, -18 -150, -16 -138, -22 -130')),
  scarf: smooth(points('-20 -190, -6 -196, 12 -194, 18 -186, 10 -178, -8 -178, -20 -182')),
  hair: [
    smooth(points('3 -221, 2 -209, 5 -200, 11 -193, 20 -193, 22 -203, 19 -221')),
    disc(-13, -210, 2.4),
  ],
  cap: [
    smooth(
      points('-19 -215, -19 -215, -20 -229, -9 -240, 6 -240, 19 -231, 22 -215, 22 -215, 2 -219'),
    ),
    disc(3, -244, 7),
  ],
  shadow: smooth(points('-40 -2, 10 -8, 90 -2, 150 10, 90 16, -10 8')),
};

/** The stop: a lamp on a post, a board with a coach on it, the times. Drawn from the post's foot. */
export const stop = {
  iron: [
    taper(points('0 2, 0 -250, 0 -456'), [15, 11, 9]),
    taper(points('0 -448, -6 -488, -36 -504, -66 -496, -72 -478'), [9, 8, 7, 7, 6]),
    outline(points('-106 -452, -92 -476, -52 -476, -38 -452')),
    box(-13, -16, 26, 18),
  ],
  lamp: 'M-98 -453H-46Q-50 -432 -72 -432Q-94 -432 -98 -453z',
  board: 'M-44 -422H44V-336H-44z',
  sign: [
    'M-33 -400Q-33 -408 -25 -408H23Q29 -408 30 -402L33 -382V-364H-33z',
    disc(-17, -362, 7),
    disc(17, -362, 7),
  ],
  signWindows: [-26, -7, 12].map((x) => box(x, -399, 14, 14)),
  times: box(-17, -256, 34, 60),
  lines: [-246, -234, -222, -210].map((y, index) => box(-11, y, index % 2 ? 15 : 22, 4)),
  cone: 'M-96 -452H-48L70 8H-214z',
};

// The land.

const vines = Array.from({ length: 8 }, (_, row) =>
  along(
    [
      [-420 + row * 20, 566 + row * 13],
      [2000, 560 + row * 13],
    ],
    {
      gap: 54 + row * 6,
      length: 26 + row * 3,
      width: 8 + row,
      angle: 4,
      seed: 30 + row,
      share: 0.5,
    },
  ),
);
/** A stone pine's or an olive's round crown on its trunk. */
const tree = (x: number, foot: number, size: number) => ({
  crown: smooth(
    points('-50 -34, -56 -60, -34 -86, -6 -96, 26 -90, 52 -66, 54 -40, 30 -24, -24 -22').map(
      ([dx, dy]): Point => [x + dx * size, foot + dy * size],
    ),
  ),
  trunk: taper(
    [
      [x - 2 * size, foot],
      [x + 4 * size, foot - 16 * size],
      [x, foot - 36 * size],
    ],
    [11 * size, 8 * size, 8 * size],
  ),
});
const olives = [
  tree(30, 600, 0.8),
  tree(150, 590, 0.6),
  tree(534, 588, 0.62),
  tree(-120, 596, 0.7),
];

/** What lies between the town and the eye. */
export const land = {
  air: 'M-400 -60H2000V700H-400z',
  hills: smooth(
    points(
      '-500 720, -500 470, -300 450, 0 456, 300 440, 700 452, 960 424, 1180 436, 1380 412, 1640 430, 2100 440, 2100 720',
    ),
  ),
  field: 'M-400 548Q200 530 760 540T2000 536V760H-400z',
  vines,
  crowns: olives.map(({ crown }) => crown),
  trunks: olives.map(({ trunk }) => trunk),
  bank: 'M-400 678Q100 664 620 672T2000 664V780H-400z',
  bankGrass: along(points('-400 680, 620 674, 2000 668'), {
    gap: 22,
    length: 34,
    width: 6,
    angle: -84,
    seed: 4,
    share: 0.8,
  }),
};

const clouds = hatch(points('-300 40, 1900 40, 1900 200, -300 200'), {
  gap: 50,
  length: 210,
  width: 6,
  angle: -2,
  seed: 9,
  share: 0.3,
});
const stars = strew(points('-300 30, 1900 30, 1900 330, -300 330'), 140, chance(15))
  .map(([x, y], index) => disc(Math.round(x), Math.round(y), index % 3 ? 2.6 : 4))
  .join('');
export const sky = { clouds, stars };

/** Where one waits. */
export const footway = (bend: number) =>
  `M-400 880H${bend - 90}Q${bend - 20} 880 ${bend + 50} 852Q${bend + 110} 828 ${bend + 200} 828H2000V1000H-400z`;

/** The verge at the eye's feet, from a height on. */
export const verge = (top: number) => {
  const line = points(
    `-400 ${top}, 0 ${top + 6}, 500 ${top - 6}, 900 ${top + 8}, 1400 ${top - 4}, 2000 ${top}`,
  );
  return {
    ground: outline([...line, [2000, 1100], [-400, 1100]]),
    grass: along(line, { gap: 13, length: 62, width: 9, angle: -86, seed: 21, share: 0.9 }),
  };
};
