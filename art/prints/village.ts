import { chance, hatch, mark, outline, shape, strew, type Point } from '../shapes.ts';
import { rays } from '../motifs.ts';
import { points, smooth } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

const random = chance(23);

// The street in metres: x to the right, y up from the cobbles, z away from the eye.
const eye = { x: 720, y: 470, height: 2.4, focus: 900 };
const left = -2.6;
const right = 2.4;

/** Where a place in the street lies in the print. */
const at = (x: number, y: number, z: number): Point => [
  eye.x + (eye.focus * x) / z,
  eye.y + (eye.focus * (eye.height - y)) / z,
];

interface House {
  side: number;
  from: number;
  to: number;
  eave: number;
}

const nearWest: House[] = [
  { side: left, from: 2.2, to: 5.5, eave: 3 },
  { side: left, from: 5.5, to: 8.2, eave: 4.2 },
];
const farWest: House[] = [
  { side: left, from: 8.2, to: 11.4, eave: 3.1 },
  { side: left, from: 11.4, to: 15.5, eave: 4 },
];
const nearEast: House[] = [{ side: right, from: 5.9, to: 8.8, eave: 3.1 }];
const farEast: House[] = [
  { side: right, from: 8.8, to: 11.6, eave: 4.4 },
  { side: right, from: 11.6, to: 15.5, eave: 3.2 },
];
const gardenWall: House = { side: right, from: 2.2, to: 5.9, eave: 2.5 };

/** A flat piece of a street front: a wall, a door, a window, a band of colour. */
const piece = (side: number, from: number, to: number, low: number, high: number): string =>
  outline([at(side, low, from), at(side, high, from), at(side, high, to), at(side, low, to)]);

const wall = ({ side, from, to, eave }: House) => piece(side, from, to, 0, eave);
const band = ({ side, from, to }: House) => piece(side, from, to, 0, 0.85);
const eaveShadow = ({ side, from, to, eave }: House) => piece(side, from, to, eave - 0.32, eave);

const depth = 2.6;
const pitch = 0.5;
const outwards = (side: number) => Math.sign(side);

/** The roof's slope towards the street, its eave hanging over the wall. */
function roof({ side, from, to, eave }: House): string {
  const out = outwards(side);
  const [lip, ridge] = [side - out * 0.22, side + out * depth];
  return outline([
    at(lip, eave - 0.1, from - 0.1),
    at(lip, eave - 0.1, to),
    at(ridge, eave + depth * pitch, to),
    at(ridge, eave + depth * pitch, from - 0.1),
  ]);
}

/** The rows of tiles, as cuts from the ridge to the eave. */
function tiles({ side, from, to, eave }: House): string {
  const out = outwards(side);
  const rows: string[] = [];
  for (let z = from + 0.15; z < to; z += 0.3) {
    const [ax, ay] = at(side - out * 0.15, eave - 0.06, z);
    const [bx, by] = at(side + out * depth * 0.97, eave + depth * pitch * 0.97, z);
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    rows.push(mark([(ax + bx) / 2, (ay + by) / 2], turn, Math.hypot(bx - ax, by - ay), 30 / z));
  }
  return rows.join('');
}

/** The end wall of a house, where it stands higher than its neighbour. */
function gable({ side, from, eave }: House): string {
  const out = outwards(side);
  return outline([
    at(side, 0, from),
    at(side, eave, from),
    at(side + out * depth, eave + depth * pitch, from),
    at(side + out * depth * 2, eave, from),
    at(side + out * depth * 2, 0, from),
  ]);
}

const ground = (x: number, z: number) => at(x, 0, z);
const street: Point[] = [
  ground(left, 2.2),
  ground(left, 15.5),
  ground(right, 15.5),
  ground(right, 2.2),
];

/** Cobbles: rows of short flat cuts that grow towards the eye. */
const cobbles = (from: number, to: number, seed: number): string => {
  const chances = chance(seed);
  const stones: string[] = [];
  for (let z = 3.9; z < 15; z *= 1.042) {
    for (let x = left; x < right; x += 0.3) {
      const [px, py] = at(x + chances() * 0.3, 0, z + chances() * 0.12);
      const share = chances();
      if (share < from || share > to) continue;
      stones.push(mark([px, py], (px - eye.x) * 0.012, 215 / z, 40 / z));
    }
  }
  return stones.join('');
};

// The western roofs throw their shade on the cobbles.
const shade = outline([
  ground(left, 2.2),
  ground(left, 15.5),
  ground(left + 2.4, 15.5),
  ground(left + 2, 11.6),
  ground(left + 1, 10.6),
  ground(left + 1, 8.6),
  ground(left + 2.1, 7.8),
  ground(left + 2.1, 5.9),
  ground(left + 1, 5.2),
  ground(left + 1, 2.2),
]);
// What the lamps throw on them by night.
const light = [
  hatch([at(-1, 0, 15.4), at(1.2, 0, 15.4), at(1.5, 0, 9), at(-1.1, 0, 9)], {
    gap: 11,
    length: 38,
    width: 5,
    angle: 0,
    seed: 41,
  }),
  hatch([ground(left, 6.6), ground(left + 1.7, 6.6), ground(left + 1.7, 4.8), ground(left, 4.8)], {
    gap: 20,
    length: 52,
    width: 6,
    angle: 0,
    seed: 42,
    share: 0.8,
  }),
];

// Doors and windows: what shines by night.
const windows = [
  piece(left, 4.35, 4.75, 1.25, 2.15),
  piece(left, 7, 7.55, 2.75, 3.6),
  piece(left, 9.1, 9.7, 1.2, 2.2),
  piece(right, 7.9, 8.4, 1.2, 2.2),
  piece(right, 9.5, 10.1, 2.9, 3.7),
  piece(right, 12.6, 13.4, 1.2, 2.2),
];
const frames = [
  piece(left, 4.25, 4.87, 1.14, 2.28),
  piece(left, 6.9, 7.66, 2.62, 3.73),
  piece(right, 7.78, 8.54, 1.06, 2.34),
];
const doors = [
  piece(left, 3.2, 3.75, 0, 2.15),
  piece(left, 6.7, 7.3, 0, 2.1),
  piece(left, 10.2, 10.9, 0, 2.1),
  piece(right, 6.6, 7.2, 0, 2.1),
  piece(right, 10.4, 11, 0, 2.1),
];

// The chapel across the end of the street, its bell in an open gable.
const chapelAt = 15.5;
const chapel = outline([
  at(-2.2, 0, chapelAt),
  at(-2.2, 4.3, chapelAt),
  at(-0.9, 5.5, chapelAt),
  at(-0.9, 8, chapelAt),
  at(-0.55, 8.3, chapelAt),
  at(0.1, 9, chapelAt),
  at(0.75, 8.3, chapelAt),
  at(1.1, 8, chapelAt),
  at(1.1, 5.5, chapelAt),
  at(2.4, 4.3, chapelAt),
  at(2.4, 0, chapelAt),
]);
const trim = [
  outline([
    at(-2.2, 0, chapelAt),
    at(-2.2, 4.3, chapelAt),
    at(-1.85, 4.62, chapelAt),
    at(-1.85, 0, chapelAt),
  ]),
  outline([
    at(2.05, 0, chapelAt),
    at(2.05, 4.62, chapelAt),
    at(2.4, 4.3, chapelAt),
    at(2.4, 0, chapelAt),
  ]),
  outline([
    at(-0.98, 5.75, chapelAt),
    at(-0.98, 5.5, chapelAt),
    at(1.18, 5.5, chapelAt),
    at(1.18, 5.75, chapelAt),
  ]),
  outline([
    at(-1.02, 8.15, chapelAt),
    at(-1.02, 7.95, chapelAt),
    at(1.22, 7.95, chapelAt),
    at(1.22, 8.15, chapelAt),
  ]),
];
const cross = [
  outline([
    at(0.06, 8.9, chapelAt),
    at(0.06, 9.9, chapelAt),
    at(0.16, 9.9, chapelAt),
    at(0.16, 8.9, chapelAt),
  ]),
  outline([
    at(-0.2, 9.45, chapelAt),
    at(-0.2, 9.56, chapelAt),
    at(0.42, 9.56, chapelAt),
    at(0.42, 9.45, chapelAt),
  ]),
];
const [bellX, bellY] = at(0.1, 7, chapelAt);
const arch = (x: number, y: number, width: number, height: number) =>
  smooth([
    [x - width, y + height],
    [x - width, y],
    [x - width * 0.7, y - width * 0.75],
    [x, y - width],
    [x + width * 0.7, y - width * 0.75],
    [x + width, y],
    [x + width, y + height],
  ]);
const bell = smooth([
  [bellX, bellY - 26],
  [bellX + 12, bellY - 14],
  [bellX + 15, bellY + 10],
  [bellX + 24, bellY + 24],
  [bellX - 24, bellY + 24],
  [bellX - 15, bellY + 10],
  [bellX - 12, bellY - 14],
]);

// The bougainvillea: a cloud over the garden wall, with branches that hang before it.
const cloud = points(
  '1140 462, 1112 420, 1140 350, 1196 318, 1230 250, 1318 226, 1370 168, 1460 160, 1580 100, 1580 560, 1520 690, 1462 650, 1420 545, 1366 560, 1340 690, 1290 768, 1256 690, 1240 560, 1204 520, 1180 590, 1150 600',
);
/** A blossom of bougainvillea: three bracts, each a broad leaf. */
function blossom(place: Point): string {
  const turn = random() * 120;
  const size = 9 + random() * 6;
  return rays(place, [turn, turn + 120, turn + 240], size * 0.75, size * 2, size * 1.25);
}
const blossoms = strew(cloud, 29, random)
  .filter(([x, y]) => Math.sin(x / 34) + Math.sin(y / 41 + x / 90) + random() * 2.4 > 0.3)
  .map(blossom);
const leaves = strew(cloud, 36, random).map((point) => mark(point, 40 + random() * 100, 34, 11));
const fallen = strew(points('1010 900, 1090 760, 1330 760, 1420 960'), 46, random)
  .filter(() => random() < 0.4)
  .map((point) => mark(point, random() * 60, 20, 6));

// The cat sits in the sun and looks down the street: head, two ears, a pear of a body, the tail about it.
const cat = [
  smooth(
    points(
      '806 930, 800 900, 808 866, 824 842, 838 832, 852 832, 866 842, 880 866, 888 900, 884 930, 846 936',
    ),
  ),
  smooth(points('820 822, 822 802, 845 794, 868 802, 870 822, 858 840, 832 840')),
  outline(points('822 812, 820 778, 842 798')),
  outline(points('868 812, 870 778, 848 798')),
  smooth(points('876 934, 920 934, 940 920, 936 906, 926 904, 924 914, 906 918, 880 914')),
];

const [lanternX, lanternY] = at(left + 0.3, 2.75, 5.5);
const lantern = {
  iron: [
    outline([
      [lanternX - 50, lanternY - 46],
      [lanternX + 4, lanternY - 46],
      [lanternX + 4, lanternY - 36],
      [lanternX - 50, lanternY - 36],
    ]),
    outline([
      [lanternX - 28, lanternY - 20],
      [lanternX, lanternY - 44],
      [lanternX + 28, lanternY - 20],
    ]),
    outline([
      [lanternX - 24, lanternY - 22],
      [lanternX + 24, lanternY - 22],
      [lanternX + 15, lanternY + 44],
      [lanternX - 15, lanternY + 44],
    ]),
  ],
  glass: outline([
    [lanternX - 16, lanternY - 15],
    [lanternX + 16, lanternY - 15],
    [lanternX + 9, lanternY + 36],
    [lanternX - 9, lanternY + 36],
  ]),
};

/** Print: a narrow village street near the retreat, a bougainvillea over a garden wall, the chapel at its end. */
export const village: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      block(day ? 'haze' : 'sky', shape('M-20 -20H1560V640H-20z'), 2),
      block(
        day ? 'paper' : 'haze',
        shape(
          hatch(points('300 40, 1300 20, 1300 230, 300 260'), {
            gap: 40,
            length: 170,
            width: 5,
            angle: -3,
            seed: 8,
            share: 0.4,
          }),
        ),
        4,
      ),
      block('disc', '<circle cx="560" cy="130" r="62"/>', 6),
      block(
        day ? 'lagoon' : 'haze',
        shape('M300 420Q440 340 560 350Q640 300 760 330Q880 300 1100 400V620H300z'),
        5,
      ),
      // The far end, the roofs there only seen past the nearer houses.
      block('clay', shape(...[...farWest, ...farEast].map(roof)), 4),
      block(
        'paper',
        shape(
          chapel,
          ...farEast.map(wall),
          ...nearEast.map(gable),
          ...farEast.slice(0, 1).map(gable),
          ...nearEast.map(wall),
          wall(gardenWall),
          ...nearWest.map(gable),
        ),
        4,
      ),
      block(day ? 'mist' : 'haze', shape(...farWest.map(wall), ...nearWest.map(wall)), 4),
      block(day ? 'sky' : 'mist', shape(outline(street)), 4),
      block(
        day ? 'haze' : 'sky',
        shape(shade, ...[...nearWest, ...farWest, ...nearEast, ...farEast].map(eaveShadow)),
        4,
      ),
      block(day ? 'ochre' : 'haze', shape(cobbles(0, 0.25, 31)), 3),
      block(day ? 'paper' : 'lagoon', shape(cobbles(0.25, 0.75, 31)), 3),
      block(
        'lagoon',
        shape(
          ...[nearWest[0], farWest[0], farEast[0]].map((house) => (house ? band(house) : '')),
          ...trim,
        ),
        3,
      ),
      block(
        'ochre',
        shape(
          ...[nearWest[1], farWest[1], nearEast[0], farEast[1], gardenWall].map((house) =>
            house ? band(house) : '',
          ),
          ...frames,
        ),
        4,
      ),
      block(day ? 'pine' : 'ink', shape(...doors), 3),
      block('ink', shape(arch(bellX, bellY, 36, 40), ...cross), 2),
      block('lamp', shape(...windows, arch(bellX + 5, 545, 34, 66)), 3),
      block('clay', shape(...[...nearWest, ...nearEast, ...farEast.slice(0, 1)].map(roof)), 4),
      block(
        day ? 'ochre' : 'ink',
        shape(...[...nearWest, ...nearEast, ...farEast.slice(0, 1)].map(tiles)),
        3,
      ),
      block('ochre', shape(bell, ...(day ? [] : light)), 2),
      block('pine', shape(smooth(cloud)), 9),
      block('moss', shape(...leaves), 3),
      block('clay', shape(...blossoms, ...fallen), 2),
      block('ink', shape(...cat, ...lantern.iron), 2),
      block('lamp', shape(lantern.glass), 2),
    ];
  },
};
