// The bank on the far side of the ford: land to the right of the last stone, or on a phone below.
import { sliver, track } from './ford-marks.ts';
import { points, taper } from './outline.ts';
import { box, outline, shape, type Point } from './shapes.ts';

/** From the water up to the meadow, and back along the lower edge of the land. */
const across = {
  shore: points('18 108, 27 99, 23 91, 37 85, 40 77, 53 71, 58 65, 74 61'),
  meadow: points(
    '74 61, 92 57, 112 58, 138 54, 166 56, 190 52, 214 54, 240 50, 268 52, 290 49, 294 58',
  ),
  foot: points('290 76, 295 90, 289 107, 262 109, 226 106, 180 110, 138 107, 96 110, 58 107'),
};

/** From the left along the water, and back along the lower edge of the land. */
const below = {
  shore: points('0.5 50, 14 47, 24 49, 36 43, 48 46, 62 42, 76 45, 86 42, 95 44'),
  foot: points('98 58, 94 72, 99 87, 90 100, 68 97, 44 102, 20 98, 0.5 101'),
};

/** The height of a line over x, or its distance from the left at a height. */
function lineAt(line: readonly Point[], at: number, axis: 0 | 1): number {
  const other = axis ? 0 : 1;
  const sorted = line.toSorted((a, b) => a[axis] - b[axis]);
  const next = sorted.find((point) => point[axis] >= at) ?? sorted.at(-1) ?? [0, 0];
  const before = sorted.findLast((point) => point[axis] < at) ?? next;
  const share = next[axis] === before[axis] ? 0 : (at - before[axis]) / (next[axis] - before[axis]);
  return before[other] + (next[other] - before[other]) * share;
}

/** Where the bank to the right begins, from the left of its part, at a height. */
export const shoreAcross = (y: number): number =>
  y < 84 ? 30 - (84 - y) * 0.12 : lineAt(across.shore, y, 1);

/** Where the bank below begins, from the top of its part, so far from the left. */
const shoreBelow = (x: number): number => lineAt(below.shore, x, 0);

/** Blades of grass that stand on the land. */
const tuft = ([x, y]: Point, size: number, random: () => number): string =>
  [-0.55, -0.2, 0.15, 0.5]
    .map((lean) =>
      sliver(
        [x + lean * 4, y + 1.5],
        [x + lean * size * 0.8, y - size * (0.7 + random() * 0.45)],
        0.9,
        0.1,
      ),
    )
    .join('');

/** A bulrush: a stem and its head. */
function rush(foot: Point, top: Point): string {
  const [x, y] = top;
  const head: Point[] = [top, [x - 0.4, y + 6], [x - 0.8, y + 12]];
  return shape(sliver(foot, [x + 0.4, y - 7], 1, 0.2), taper(head, [3.4, 4.2, 3.2]));
}

/** An umbrella pine, around its foot, with light through its flat crown. */
function umbrellaPine(foot: Point, size: number): string {
  const at = (each: Point): Point => [foot[0] + each[0] * size, foot[1] + each[1] * size];
  const crown = points(
    '-44 -30, -39 -36, -31 -39, -27 -45, -15 -47, -8 -52, 5 -51, 13 -53, 24 -48, 33 -46, 38 -39, 46 -34, 41 -28, 24 -29, 12 -25, -4 -27, -16 -24, -28 -28, -38 -25',
  );
  const cuts = [-33, -22, -13, -3, 8, 17, 28].map((x, index) =>
    sliver(at([x, -32 - (index % 3)]), at([x + 6, -38 - (index % 2) * 4]), 1.2 * size),
  );
  const limbs = [
    ['1 2, -1 -14, 3 -29', 7, 5, 3.6],
    ['0 -10, -9 -20, -18 -28', 3.4, 2.8, 1.8],
    ['0 -14, 10 -22, 20 -30', 3.2, 2.6, 1.8],
  ] as const;
  const trunk = limbs.map(([line, ...widths]) =>
    taper(
      points(line).map(at),
      widths.map((width) => width * size),
    ),
  );
  return `<path fill-rule="evenodd" d="${outline(crown.map(at))}${cuts.join('')}"/><path d="${trunk.join('')}"/>`;
}

/** The cuts of the gouge on the land along the water. */
const gouges = (line: readonly Point[], [dx, dy]: Point, random: () => number) =>
  line.slice(1, -1).map(([x, y]) => {
    const from: Point = [x + dx * 0.35, y + dy * 0.35];
    const long = 0.8 + random() * 0.7;
    return sliver(from, [from[0] + dx * long, from[1] + dy * long], 1.2);
  });

/** The bank to the right: reeds at the water, tracks to an open gate, and pines. */
export function bankAcross(random: () => number): string {
  const tracks = [
    track([70, 86], -8, 23, 1),
    track([98, 74], -6, 20, -1),
    track([123, 82], -8, 18, 1),
    track([146, 71], -14, 15, -1),
  ];
  const blades = [88, 106, 122, 232, 268, 286].map((x) =>
    tuft([x, lineAt(across.meadow, x, 0)], 9, random),
  );
  const grass = points('186 78, 214 94, 246 76, 270 96, 232 64, 160 98, 112 100, 276 64');
  const land = outline([...across.shore, ...across.meadow, ...across.foot]);
  const cuts = [
    ...gouges(across.shore, [9, 1], random),
    ...tracks,
    ...grass.map((foot) => tuft(foot, 8, random)),
  ];
  const rushes = [
    rush([40, 84], [34, 38]),
    rush([44, 82], [43, 27]),
    rush([48, 80], [52, 40]),
    rush([54, 76], [62, 33]),
  ];
  const gate = [
    box(134, 29, 4, 29),
    box(166, 27, 4.5, 30),
    ...[33, 39.5, 46].map((y) =>
      outline([
        [169, y],
        [193, y - 2],
        [193, y + 0.6],
        [169, y + 2.6],
      ]),
    ),
    sliver([170, 48], [193, 31], 1.3, 0.5),
    box(192, 28, 3, 25),
  ];
  return [
    `<path fill-rule="evenodd" d="${land}${cuts.join('')}"/>`,
    shape(...gate, blades.join('')),
    ...rushes,
    umbrellaPine([250, 53], 1),
    umbrellaPine([214, 56], 0.5),
  ].join('');
}

/** The bank below the last stone of a column. */
export function bankBelow(random: () => number): string {
  const tracks = [track([62, 62], 90, 20, -1), track([46, 80], 90, 18, 1)];
  const blades = [36, 52, 91].map((x) => tuft([x, shoreBelow(x)], 8, random));
  const rushes = [rush([12, 50], [8, 16]), rush([16, 50], [18, 8]), rush([22, 50], [28, 19])];
  const cuts = [
    ...gouges(below.shore, [1, 8], random),
    ...tracks,
    ...points('18 72, 80 68, 76 91, 24 92').map((foot) => tuft(foot, 8, random)),
  ];
  return [
    `<path fill-rule="evenodd" d="${outline([...below.shore, ...below.foot])}${cuts.join('')}"/>`,
    shape(blades.join('')),
    ...rushes,
    umbrellaPine([76, 46], 0.54),
  ].join('');
}
