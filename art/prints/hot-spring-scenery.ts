// The hall of the print of the hot spring: walls, vault, floor and pool, as seen along them.
import { ellipses, hatch, outline, shape, type Point } from '../shapes.ts';
import { points, taper } from '../outline.ts';

// A place in the hall is told by how far it is to the right of its middle, how high above the
// floor, and how far off, 1 at the eye's feet.

const vanishing: Point = [790, 384];
const eye = 680;
/** The same length along the hall as one unit across it. */
const depth = 1 / 900;
const at = (aside: number, up: number, far: number): Point => [
  vanishing[0] + aside / far,
  vanishing[1] + (eye - up) / far,
];

// How wide half of the hall is, where its vault begins, and how much higher that goes.
const [half, spring, rise] = [900, 600, 740];
// Where the hall begins, behind the eye's feet, and where it ends.
const [front, end] = [0.8, 2.3];
/** In how many steps a line goes over the vault. */
const steps = 24;

/**
 * Across the hall, from the floor on the left over the vault to the floor on the right.
 * @param within how far inside the walls and the vault
 */
const across = (far: number, within = 0): Point[] => [
  at(within - half, 0, far),
  ...Array.from({ length: steps + 1 }, (_, step) => onVault(step / steps, far, within)),
  at(half - within, 0, far),
];
/** A place on the vault: 0 where it springs on the left, 1 where it comes down on the right. */
function onVault(turn: number, far: number, within = 0): Point {
  const angle = Math.PI * turn;
  return at(-Math.cos(angle) * (half - within), spring + Math.sin(angle) * (rise - within), far);
}
const between = (outer: Point[], inner: Point[]) => outline([...outer, ...inner.toReversed()]);
/** A rectangle that lies on the floor. */
const flat = (aside: number, from: number, to: number) =>
  outline([at(-aside, 0, to), at(aside, 0, to), at(aside, 0, from), at(-aside, 0, from)]);
/** A rectangle that stands upright, its face to the eye. */
const upright = (left: number, right: number, top: number, bottom: number, far: number) =>
  outline([at(left, top, far), at(right, top, far), at(right, bottom, far), at(left, bottom, far)]);

/** A strip of the vault along the hall. */
const strip = (from: number, to: number): string =>
  outline([onVault(from, end), onVault(to, end), onVault(to, front), onVault(from, front)]);
const strips = Array.from({ length: 12 }, (_, index) => strip(index / 12, (index + 1) / 12));

/** How far an arch stands out from the vault. */
const inset = 62;
/** An arch across the hall, with the pillars that it stands on. */
const rib = (far: number, thick: number) => ({
  // Its edge goes on beneath the soffit, so that nothing shows between the two.
  face: between(across(far), across(far, inset + 8)),
  soffit: between(across(far, inset), across(far + thick, inset)),
  // The joints of its stones.
  joints: Array.from({ length: 17 }, (_, index) => (index + 1) / 18).map((turn) =>
    taper([onVault(turn, far), onVault(turn, far, inset)], [3, 3]),
  ),
  // A block above each pillar and one at its foot.
  blocks: [-1, 1].map((side) => [
    upright(side * half, side * (half - inset - 26), spring + 26, spring - 26, far - 0.01),
    upright(side * (half + 8), side * (half - inset - 66), 50, 0, far - 0.01),
  ]),
});
const ribs = [rib(1.74, 0.1), rib(1.24, 0.08)];

/** The stones of the vault, each cut by its far joint. */
const courses = Array.from({ length: 17 }, (_, index) => (index + 0.5) / 17).flatMap((turn, row) =>
  Array.from({ length: 9 }, (_, index) => 0.86 + index * 0.17 + (row % 2) * 0.085)
    .filter((far, index) => far < end - 0.12 && (row * 5 + index * 3) % 4 > 0)
    .map((far) =>
      taper([onVault(turn, far), onVault(turn, far + 0.055), onVault(turn, far + 0.11)], 5 / far),
    ),
);

/** What of the far rib is on the lamp's side, from a step on. */
const litFrom = (step: number): string[] => {
  const side = (far: number, within = 0) => across(far, within).slice(step);
  return [between(side(1.74), side(1.74, inset)), between(side(1.74, inset), side(1.84, inset))];
};

export const vault = {
  lit: [12, 14, 16, 18, 20, 22].map(litFrom),
  strips,
  faces: shape(...ribs.map(({ face }) => face)),
  soffits: shape(...ribs.map(({ soffit }) => soffit)),
  joints: shape(...ribs.flatMap(({ joints }) => joints)),
  blocks: shape(...ribs.flatMap(({ blocks }) => blocks.flat())),
  litBlocks: ribs[0]?.blocks[1] ?? [],
  courses: shape(...courses),
  wallRib: shape(between(across(end), across(end, 54))),
};

/** How high the tiles go. */
const tiled = 452;
/** From the middle of a tile to the next. */
const pitch = 100;
/** The door before which the steps go down: where its middle is, how wide and how high. */
const door = { middle: -200, half: 150, up: 300 };
/** An arched opening around the door's. */
const arch = (wider: number): Point[] => [
  at(door.middle - door.half - wider, 0, end),
  ...Array.from({ length: 13 }, (_, step): Point => {
    const angle = (Math.PI * step) / 12;
    const radius = door.half + wider;
    return at(door.middle - Math.cos(angle) * radius, door.up + Math.sin(angle) * radius, end);
  }),
  at(door.middle + door.half + wider, 0, end),
];

/**
 * Tiles on a wall.
 * @param on gives a place on it by how far along and how high
 * @param count how many tiles it is long
 * @param bare tells where it has none
 */
function tiles(
  on: (along: number, up: number) => Point,
  count: number,
  bare: (along: number) => boolean = () => false,
) {
  const places = Array.from({ length: count }, (_, column) => (column + 0.5) * pitch).flatMap((x) =>
    [0, 1, 2, 3].map((row): [number, number] => [x, 66 + row * 88]),
  );
  // A few have come off.
  const whole = places.filter(([x], index) => !bare(x) && index % 29 !== 13);
  const diamond = ([x, y]: [number, number], reach: number) =>
    outline([on(x, y + reach), on(x + reach, y), on(x, y - reach), on(x - reach, y)]);
  return {
    white: outline([on(0, 0), on(0, tiled), on(count * pitch, tiled), on(count * pitch, 0)]),
    blue: [
      ...whole.map((place) => diamond(place, 40)),
      ...whole.map(([x, y]) => diamond([x + pitch / 2, y + 44], 13)),
    ],
    hearts: whole.map((place) => diamond(place, 18)),
    border: [
      [tiled, tiled - 42],
      [18, 0],
    ].map(([high = 0, low = 0]) =>
      outline([on(0, high), on(count * pitch, high), on(count * pitch, low), on(0, low)]),
    ),
  };
}
const walls = [
  tiles(
    (along, up) => at(along - half, up, end),
    18,
    (x) => Math.abs(x - half - door.middle) < door.half + 60,
  ),
  tiles((along, up) => at(-half, up, end - along * depth), 13),
  tiles((along, up) => at(half, up, end - along * depth), 13),
];

export const wall = {
  end: shape(outline(across(end))),
  sides: shape(
    ...[-half, half].map((aside) =>
      outline([
        at(aside, 0, front),
        at(aside, spring, front),
        at(aside, spring, end),
        at(aside, 0, end),
      ]),
    ),
  ),
  white: shape(...walls.map(({ white }) => white)),
  blue: shape(...walls.flatMap(({ blue }) => blue)),
  hearts: shape(...walls.flatMap(({ hearts }) => hearts)),
  border: shape(...walls.flatMap(({ border }) => border)),
  frame: shape(outline(arch(40))),
  door: shape(outline(arch(0))),
  ledge: shape(upright(54 - half, half - 54, tiled + 44, tiled, end)),
  stones: shape(
    hatch([at(-560, 520, end), at(-520, 900, end), at(520, 900, end), at(560, 520, end)], {
      gap: 26,
      length: 34,
      width: 3,
      angle: 0,
      seed: 4,
      share: 0.4,
    }),
  ),
};

const oculus = at(0, 960, end);
const circle = (radius: number, [x, y] = oculus) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
/** The round window. */
export const oculusAt = {
  ring: circle(122),
  splay: circle(98),
  air: circle(80),
  bars: shape(
    `M${oculus[0] - 3} ${oculus[1] - 80}h6v160h-6z`,
    `M${oculus[0] - 80} ${oculus[1] - 3}h160v6h-160z`,
  ),
  moon: circle(26, [oculus[0] + 32, oculus[1] - 32]),
  joints: shape(
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (Math.PI * (index + 0.5)) / 6;
      const on = (r: number): Point => [
        oculus[0] + Math.cos(angle) * r,
        oculus[1] + Math.sin(angle) * r,
      ];
      return taper([on(98), on(122)], [3, 3]);
    }),
  ),
};

// Where the pool begins and ends, half its width, and where its water stands.
const [near, back, wide, level] = [1.33, 2.13, 620, -112];
/** How wide the stones around it are. */
const coping = 70;
/** From where on the near edge does not hide the water. */
const hidden = (near * (eye - level)) / eye;
/** The water from a line across it to the near edge. */
const surface = (...line: Point[]) =>
  shape(outline([...line, at(wide, level, hidden), at(-wide, level, hidden)]));
/** Steps down from the far edge, each wider than the one above. */
const stair = [0, 1, 2, 3, 4].map((index) => {
  const [up, far] = [-36 * index, back + 0.04 - 0.07 * index];
  const aside = 190 + 34 * index;
  const rim = (height: number, off: number) => [
    at(door.middle - aside, height, off),
    at(door.middle + aside, height, off),
  ];
  const nose = far - 0.07;
  return {
    tread: outline([...rim(up, far), ...rim(up, nose).toReversed()]),
    riser: outline([...rim(up, nose), ...rim(up - 36, nose).toReversed()]),
  };
});

export const pool = {
  coping: shape(flat(wide + coping, near - coping * depth, back + coping * depth)),
  // Its near edge stands a little above the floor.
  edge: shape(upright(-wide - coping, wide + coping, 0, -24, near - coping * depth)),
  joints: shape(
    ...[-500, -380, -250, -110, 20, 150, 290, 420, 540].map((x) =>
      taper([at(x, 0, near - coping * depth), at(x, 0, near)], [4, 4]),
    ),
    ...[-1, 1].flatMap((side) =>
      [1.4, 1.56, 1.72, 1.9].map((far) =>
        taper([at(side * wide, 0, far), at(side * (wide + coping), 0, far)], [4, 4]),
      ),
    ),
  ),
  inside: shape(flat(wide, near, back)),
  farSide: shape(upright(-wide, wide, 0, level, back)),
  water: surface(at(-wide, level, back), at(wide, level, back)),
  deep: surface(at(-wide, level, 1.72), at(wide, level, 1.66)),
  // What of the steps is above the water, and below it.
  dry: stair.slice(0, 3),
  wet: stair.slice(3),
  ripples: shape(
    hatch([at(-560, level, 1.9), at(560, level, 1.9), at(580, level, 1.6), at(-580, level, 1.6)], {
      gap: 13,
      length: 60,
      width: 4,
      angle: 0,
      seed: 8,
      share: 0.5,
    }),
  ),
};

export const floor = {
  stone: shape(
    outline([at(-half, 0, end), at(half, 0, end), at(half, 0, front), at(-half, 0, front)]),
  ),
  joints: shape(
    ...[-760, -520, -260, 0, 260, 520, 760].map((x) =>
      taper([at(x, 0, 1.19), at(x, 0, 0.98)], [4, 5]),
    ),
    ...[-1, 1].flatMap((side) =>
      [1.22, 1.36, 1.52, 1.7, 1.9, 2.1].map((far) =>
        taper([at(side * (wide + coping), 0, far), at(side * half, 0, far)], [4, 4]),
      ),
    ),
    taper([at(-half, 0, 1.1), at(0, 0, 1.1), at(half, 0, 1.1)], [5, 5, 5]),
  ),
};

/** Where the light from the window meets the water. */
const spot = at(486, level, 1.8);
export const light = {
  shaft: outline([
    [oculus[0] - 4, oculus[1] + 70],
    [oculus[0] + 78, oculus[1] - 20],
    [spot[0] + 76, spot[1]],
    [spot[0] - 80, spot[1] + 8],
  ]),
  spot: `<ellipse cx="${spot[0]}" cy="${spot[1] + 4}" rx="80" ry="20"/>`,
  glints: shape(
    hatch(
      [
        [spot[0] - 90, spot[1] - 18],
        [spot[0] + 80, spot[1] - 18],
        [spot[0] + 60, spot[1] + 46],
        [spot[0] - 80, spot[1] + 46],
      ],
      { gap: 10, length: 44, width: 4, angle: 0, seed: 3, share: 0.8 },
    ),
  ),
};

/** A rope on posts before the pool: where each post stands, and where the rope is tied. */
const posts = [-310, 320, 950, 1580].map((x): [foot: Point, tie: Point] => {
  const foot: Point = [x, at(0, 0, 1.205)[1]];
  return [foot, [x, foot[1] - 207]];
});
export const rope = {
  posts: shape(
    ...posts.flatMap(([[x, foot], [, tie]]) => [
      `M${x - 7} ${tie}h14V${foot}h-14z`,
      `M${x - 34} ${foot + 5}Q${x - 30} ${foot - 13} ${x} ${foot - 16}Q${x + 30} ${foot - 13} ${x + 34} ${foot + 5}z`,
    ]),
  ),
  knobs: ellipses(...posts.map(([, [x, tie]]) => [x, tie - 6, 13, 13] as const)),
  line: shape(
    ...posts.slice(1).map(([, [x, tie]], index) => {
      const from = posts[index]?.[1][0] ?? x;
      const hanging = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Point => [
        from + (x - from) * share,
        tie + 20 + 260 * share * (1 - share),
      ]);
      return taper(hanging, [11, 11, 11, 11, 11, 11]);
    }),
  ),
};

/** Thin steam over the water. */
export const steam = [
  taper(points('700 850, 682 810, 706 768, 688 728, 698 696'), 15),
  taper(points('846 812, 818 744, 856 676, 826 606, 860 536, 842 466, 860 404'), 26),
  taper(points('876 700, 898 650, 874 600, 890 556'), 14),
  taper(points('970 796, 996 732, 962 664, 990 600, 972 540'), 22),
  taper(points('1084 780, 1060 716, 1090 650, 1068 588, 1082 532, 1070 486'), 20),
];
/** Where it lies on the water. */
export const vapour = ellipses([760, 838, 150, 12], [980, 790, 120, 10], [620, 800, 90, 9]);
