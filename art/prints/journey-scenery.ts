// What the print of the journey shows. Where each thing stands, in which ink and in which shape,
// says journey.ts.
import { along, box, chance, hatch, mark, outline, strew, type Point } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

// The aqueduct comes from the town and towards the eye. A place on it is told by how far off it is,
// 1 at the right rim of the whole, and how high.

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

/** A traveller at a window, with shoulders so wide that they are whole in it. */
const passenger = (x: number, width = 1) => [
  disc(x, -182, 13),
  smooth(
    points(
      '-6 -174, -6 -160, -18 -155, -24 -146, -25 -130, -25 -130, 25 -130, 25 -130, 24 -146, 18 -155, 6 -160, 6 -174',
    ).map(([dx, y]): Point => [x + dx * width, y]),
  ),
];

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
  passengers: [-254, -160, 28, 122].flatMap((x) => passenger(x)).concat(passenger(196, 0.76)),
  gleams: [-82, -56].map((x) => mark([x, -168], -62, 66, 8)),
  shadow: 'M-316 -34H322Q372 0 346 12H-270Q-300 6 -316 -34z',
  dust: [mark([-339, -6], 0, 32, 7), mark([-336, -28], 0, 26, 5), mark([-333, -48], 0, 20, 4)],
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

/**
 * The taxi's driver looks to the right, a hand up. Drawn from the middle of the feet, 244 units
 * tall.
 */
export const driver = {
  legs: [
    'M-25 -118H6L-3 -10H-23z',
    'M-4 -118H26L27 -10H8z',
    'M-25 -14H-3L8 -5V0H-25z',
    'M7 -14H28L40 -5V0H7z',
  ],
  shirt: [
    smooth(points('-26 -104, -28 -150, -24 -180, -2 -190, 22 -180, 28 -150, 27 -104')),
    taper(points('16 -172, 46 -168, 60 -210'), [24, 21, 15]),
    taper(points('-20 -172, -36 -142, -36 -112'), [22, 19, 15]),
  ],
  vest: 'M-26 -102L-23 -176L-9 -188L2 -158L12 -188L23 -176L27 -102z',
  skin: [
    smooth(
      points(
        '-16 -200, -18 -218, -10 -232, 8 -232, 17 -218, 24 -210, 17 -206, 15 -197, 8 -191, 8 -178, -8 -178, -9 -194',
      ),
    ),
    disc(-36, -105, 8),
    // The raised hand: its palm, the thumb, the fingers.
    smooth(points('53 -210, 52 -226, 60 -232, 70 -228, 70 -214, 64 -206')),
    taper(points('56 -214, 46 -220, 42 -230'), [8, 7, 5]),
    taper(points('55 -226, 52 -246'), [7, 5]),
    taper(points('61 -228, 61 -251'), [7, 5]),
    taper(points('67 -226, 71 -247'), [7, 5]),
  ],
  cap: 'M-20 -220Q-22 -242 0 -244Q16 -244 18 -230L34 -224Q34 -218 22 -219L-18 -216z',
  eye: disc(11, -212, 2.6),
  shadow: smooth(points('-34 0, 0 -8, 60 -6, 96 2, 50 9, -10 8')),
};

/** The traveller's arm, so much wider than it is. */
const armAs = (edge: number) =>
  taper(
    points('10 -170, 12 -138, -4 -126, -40 -142'),
    [23, 21, 19, 14].map((width) => width + edge),
  );

/** The traveller looks to the left. Drawn from the middle of the feet, 240 units tall. */
export const traveller = {
  legs: ['M-25 -116H8L-15 -14H-35L-31 -60z', 'M-4 -116H28L29 -14H9L5 -66z'],
  boots: ['M-36 -20H-14V0H-56Q-58 -12 -36 -20z', 'M8 -20H30V0H-6Q-8 -12 8 -20z'],
  jacket: smooth(
    points('-24 -104, -29 -136, -26 -164, -14 -186, 8 -190, 26 -176, 32 -142, 29 -104, 4 -99'),
  ),
  arm: armAs(0),
  /** The dark that the arm stands off from. */
  armEdge: armAs(7),
  pack: 'M20 -176Q20 -190 34 -190H62Q76 -190 78 -176L82 -114Q82 -98 66 -98H32Q20 -98 20 -112z',
  roll: smooth(points('24 -194, 25 -203, 40 -208, 60 -207, 72 -203, 74 -194, 66 -188, 32 -188')),
  straps: [
    taper(points('24 -182, 4 -186, -10 -172, -14 -150, -6 -130'), [6, 7, 7, 6, 5]),
    box(20, -166, 60, 5),
    box(40, -146, 30, 26),
  ],
  /** What the lamp lights. */
  lit: [
    taper(points('-17 -230, -8 -239, 5 -241'), 6),
    taper(points('-22 -160, -17 -178, -10 -184'), 5),
    taper(points('36 -206, 54 -206, 70 -203'), 5),
  ],
  /** With its nose to the left, and the neck. */
  face: smooth(
    points(
      '-18 -224, -18 -215, -26 -206, -20 -202, -19 -194, -12 -189, -4 -187, -4 -176, 12 -176, 14 -190, 19 -206, 19 -224',
    ),
  ),
  hand: smooth(
    points('-40 -134, -46 -136, -56 -148, -52 -154, -45 -152, -42 -158, -37 -154, -34 -144'),
  ),
  scarf: smooth(
    points(
      '-21 -178, -6 -183, 12 -182, 19 -174, 10 -165, 0 -166, 4 -146, -8 -144, -10 -166, -20 -168',
    ),
  ),
  hair: [
    smooth(points('9 -222, 11 -209, 8 -200, 12 -190, 21 -190, 25 -204, 22 -222')),
    disc(-11, -211, 2.7),
  ],
  cap: [
    smooth(
      points('-19 -215, -19 -215, -20 -229, -9 -240, 6 -240, 19 -231, 22 -215, 22 -215, 2 -219'),
    ),
    disc(3, -244, 7),
  ],
  shadow: smooth(points('-54 0, -10 -8, 70 -4, 130 4, 80 10, -20 8')),
};

/**
 * The stop: a lamp on a post, a board with a coach on it, the times. Drawn from the post's foot.
 */
export const stop = {
  iron: [
    taper(points('0 -10, 0 -250, 0 -456'), [15, 11, 9]),
    taper(points('0 -448, -6 -488, -36 -504, -66 -496, -72 -478'), [9, 8, 7, 7, 6]),
    outline(points('-106 -452, -92 -476, -52 -476, -38 -452')),
    'M-10 -44H10L13 -12H22L26 2H-26L-22 -12H-13z',
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
  /** The lamp's light, its bright middle, and the edges that it falls on. */
  light: [
    'M-98 -446C-134 -330 -196 -150 -232 -20Q-226 18 -72 20T88 -20C52 -150 -10 -330 -46 -446z',
    'M-92 -446C-114 -330 -152 -150 -176 -16Q-170 6 -72 8T32 -16C8 -150 -30 -330 -52 -446z',
  ],
  lit: [box(-44, -422, 6, 86), box(-17, -256, 4, 60)],
  shadow: smooth(points('-34 0, 0 -9, 60 -6, 110 2, 60 9, -10 9')),
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
/** An olive's round crown on its trunk, and the shadow at its foot. */
const tree = (x: number, foot: number, size: number) => {
  const at = ([dx, dy]: Point): Point => [x + dx * size, foot + dy * size];
  return {
    crown: smooth(
      points('-50 -34, -56 -60, -34 -86, -6 -96, 26 -90, 52 -66, 54 -40, 30 -24, -24 -22').map(at),
    ),
    trunk: taper(
      points('-6 4, 0 -8, 4 -22, 0 -40').map(at),
      [15, 12, 10, 10].map((width) => width * size),
    ),
    shadow: smooth(points('-26 2, 10 -7, 70 -4, 92 3, 60 11, 0 11').map(at)),
  };
};
const olives = [
  tree(66, 644, 0.9),
  tree(190, 614, 0.62),
  tree(420, 640, 0.84),
  tree(548, 612, 0.6),
  tree(-120, 640, 0.8),
];

/** The meadow that the hill's slope runs out into; a place on it is one on the town's hill. */
export const meadow = smooth(
  points(
    '-900 1000, -900 512, 300 508, 500 492, 660 500, 840 514, 1040 512, 1220 496, 1340 472, 1450 470, 1600 490, 2200 506, 2200 1000',
  ),
);

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
  treeShadows: olives.map(({ shadow }) => shadow),
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
