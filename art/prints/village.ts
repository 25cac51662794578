import { box, chance, hatch, mark, outline, shape, strew, thin, type Point } from '../shapes.ts';
import { placed, rays } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// A house front is 125 units to the metre. What stands further back is drawn smaller towards the
// vanishing point.
const vanishing: Point = [735, 562];
const foot = 812;

/**
 * Where a place in the near fronts' plane comes to lie when it stands further back: 1 is near, 0
 * endlessly far.
 */
const back = ([x, y]: Point, share: number): Point => [
  vanishing[0] + (x - vanishing[0]) * share,
  vanishing[1] + (y - vanishing[1]) * share,
];

/** A door or a window: the place of its middle, and its foot above the street. */
interface Opening {
  x: number;
  width: number;
  height: number;
  sill: number;
}
interface House {
  from: number;
  to: number;
  /** How high its eave is, and its ridge above that. */
  eave: number;
  roof: number;
  band: 'lagoon' | 'ochre';
  doors?: Opening[];
  windows?: Opening[];
  /**
   * What is seen of its end wall towards the middle of the street: all, or what stands above its
   * neighbour.
   */
  end?: 'whole' | 'top';
  chimney?: number;
  /** Where pots stand before it. */
  pots?: number[];
}

const door = (x: number): Opening => ({ x, width: 124, height: 268, sill: 0 });
const window = (x: number, sill = 128): Opening => ({ x, width: 92, height: 128, sill });

const inset = ({ x, width, height, sill }: Opening, by: number) =>
  box(x - width / 2 - by, foot - sill - height - by, width + 2 * by, height + (sill ? 2 * by : by));
const ridgeAt = 0.9;
const endAt = 0.8;

const wall = ({ from, to, eave }: House) => box(from, foot - eave, to - from, eave);
const band = ({ from, to }: House) => box(from, foot - 92, to - from, 92);
const underEave = ({ from, to, eave }: House) => box(from, foot - eave, to - from, 30);

/** The corner that looks towards the middle of the street. */
const inner = ({ from, to }: House) => (to < vanishing[0] ? to : from);

/** The end wall, and its band. */
const endWall = (house: House) => {
  const [x, top] = [inner(house), foot - house.eave];
  return outline([
    [x, foot],
    [x, top],
    back([x, top - house.roof], ridgeAt),
    back([x, top], endAt),
    back([x, foot], endAt),
  ]);
};
const endBand = (house: House) => {
  const x = inner(house);
  return outline([[x, foot], [x, foot - 92], back([x, foot - 92], endAt), back([x, foot], endAt)]);
};

/** The ends of tiles along an eave, from its right end to its left. */
function tileEnds(length: number): string {
  const count = Math.round(length / 28);
  const tile = length / count;
  return `q${-tile / 2} 15 ${-tile} 0`.repeat(count);
}

/** The roof's slope over the street. */
function roof({ from, to, eave, roof: rise }: House): string {
  const [left, right, lip] = [from - 12, to + 12, foot - eave + 12];
  const [leftRidge, rightRidge] = [left, right].map((x) =>
    back([x, foot - eave - rise], ridgeAt).join(' '),
  );
  return `M${leftRidge}L${rightRidge}L${right} ${lip}${tileEnds(right - left)}z`;
}

/** The flat stones that cap a garden wall. */
const coping = ({ from, to, eave }: House) => box(from - 10, foot - eave - 6, to - from + 10, 18);

/** How thick a garden wall is, seen at its end. */
const thickness = ({ from, eave }: House) =>
  outline([
    [from, foot],
    [from, foot - eave],
    back([from, foot - eave], 0.93),
    back([from, foot], 0.93),
  ]);

/** A chimney on the ridge, and the slits that let its smoke out. */
const chimney = ({ chimney: x, eave, roof: rise }: House) => {
  if (x === undefined) return { stack: [], slits: [] };
  const [, ridge] = back([x, foot - eave - rise], ridgeAt);
  return {
    stack: [box(x - 30, ridge - 58, 60, 92), box(x - 36, ridge - 66, 72, 14)],
    slits: [-14, 0, 14].map((aside) => box(x + aside - 4, ridge - 44, 8, 28)),
  };
};

/** A plant in a pot, from its foot. */
const pot = (x: number) => ({
  clay: `M${x - 30} ${foot - 56}h60v14h-5l-7 52h-36l-7 -52h-5z`,
  leaves: rays([x, foot - 62], [-160, -132, -112, -90, -68, -46, -20], 36, 74, 17),
});

/** Its furrows, from the ridge to the eave. */
const furrows = ({ from, to, eave, roof: rise }: House) => {
  const marks: string[] = [];
  for (let x = from + 14; x < to; x += 28) {
    const [ax, ay] = back([x, foot - eave - rise + 8], ridgeAt);
    const [bx, by] = [x, foot - eave + 8];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    marks.push(mark([(ax + bx) / 2, (ay + by) / 2], turn, Math.hypot(bx - ax, by - ay), 5));
  }
  return marks.join('');
};

/** The boards of a door, its handle, and the step before it. */
const boards = ({ x, width, height }: Opening) => [
  ...[-0.25, 0, 0.25].map((share) => box(x + share * width - 2, foot - height + 8, 4, height - 16)),
  box(x - width / 2 + 6, foot - height * 0.72, width - 12, 5),
];
const handle = ({ x, width, height }: Opening) =>
  mark([x + width * 0.36, foot - height * 0.45], 90, 26, 14);
const step = ({ x, width }: Opening) => box(x - width / 2 - 26, foot - 12, width + 52, 24);

/** The bars of a window, and the shutters at its sides. */
const bars = ({ x, width, height, sill }: Opening) => [
  box(x - 3, foot - sill - height, 6, height),
  box(x - width / 2, foot - sill - height * 0.62, width, 6),
];
const shutters = ({ x, width, height, sill }: Opening) =>
  [-1, 1].map((side) =>
    box(
      x + side * (width * 0.5 + 12 + width * 0.24) - width * 0.24,
      foot - sill - height - 4,
      width * 0.48,
      height + 8,
    ),
  );

/** Everything of some houses, by what it is cut from. */
const built = (houses: readonly House[]) => {
  const doors = houses.flatMap((each) => each.doors ?? []);
  const windows = houses.flatMap((each) => each.windows ?? []);
  const ended = houses.filter((each) => each.end);
  const chimneys = houses.map(chimney);
  const pots = houses.flatMap((each) => each.pots ?? []).map(pot);
  const banded = (ink: House['band']) => houses.filter((each) => each.band === ink);
  const framed = (ink: House['band']) =>
    banded(ink).flatMap((each) => (each.windows ?? []).map((one) => inset(one, 12)));
  const doorsOf = (ink: House['band']) =>
    banded(ink).flatMap((each) => (each.doors ?? []).map((one) => inset(one, 0)));
  return {
    ends: ended.map(endWall),
    walls: houses.map(wall),
    eaves: houses.filter((each) => each.roof > 0).map(underEave),
    lagoon: [
      ...banded('lagoon').map(band),
      ...banded('lagoon')
        .filter((each) => each.end === 'whole')
        .map(endBand),
      ...framed('lagoon'),
    ],
    ochre: [
      ...banded('ochre').map(band),
      ...banded('ochre')
        .filter((each) => each.end === 'whole')
        .map(endBand),
      ...framed('ochre'),
      ...doors.map((one) => inset(one, 15)),
    ],
    greenDoors: doorsOf('lagoon'),
    redDoors: doorsOf('ochre'),
    boards: doors.flatMap(boards),
    handles: doors.map(handle),
    steps: doors.map(step),
    panes: windows.map((one) => inset(one, 0)),
    bars: windows.flatMap(bars),
    shutters: windows.flatMap(shutters),
    roofs: houses.filter((each) => each.roof > 0).map(roof),
    furrows: houses.filter((each) => each.roof > 0).map(furrows),
    stacks: chimneys.flatMap((each) => each.stack),
    slits: chimneys.flatMap((each) => each.slits),
    pots: pots.map((each) => each.clay),
    plants: pots.map((each) => each.leaves),
  };
};

// The chapel at the end, drawn from the middle of its foot.
const chapel = {
  at: [735, 692] as const,
  front:
    'M-140 0V-276Q-84 -288 -70 -346V-506H-78V-522L0 -578L78 -522V-506H70V-346Q84 -288 140 -276V0z',
  trim: [
    box(-140, -276, 22, 276),
    box(118, -276, 22, 276),
    box(-150, -290, 64, 16),
    box(86, -290, 64, 16),
    box(-78, -362, 156, 16),
    box(-82, -520, 164, 14),
  ],
  pinnacles: [-131, 131].map((x) => `M${x - 10} -288L${x} -338L${x + 10} -288z`),
  cross: [box(-4, -648, 8, 76), box(-22, -626, 44, 8)],
  opening: 'M-40 -384V-450Q-40 -490 0 -490Q40 -490 40 -450V-384z',
  bell: 'M0 -466Q13 -464 16 -446Q18 -420 30 -402H-30Q-18 -420 -16 -446Q-13 -464 0 -466z',
  yoke: box(-42, -476, 84, 10),
  clapper: mark([0, -398], 90, 22, 12),
  surround: 'M-54 0V-104Q-54 -160 0 -160Q54 -160 54 -104V0z',
  door: 'M-40 0V-104Q-40 -144 0 -144Q40 -144 40 -104V0z',
  window: '<circle cx="0" cy="-222" r="22"/>',
  rim: '<circle cx="0" cy="-222" r="32"/>',
  steps: [box(-78, -8, 156, 14), box(-92, 4, 184, 14)],
};

// The bougainvillea: it grows from the foot of the garden wall, over it, and hangs down before it.
const bougainvillea = (() => {
  const random = chance(23);
  const crown = points(
    '-52 -226, -74 -258, -66 -310, -72 -352, -30 -380, -8 -412, 40 -444, 96 -432, 134 -466, 192 -472, 234 -438, 270 -434, 284 -398, 272 -356, 238 -322, 206 -300, 180 -270, 146 -262, 112 -276, 84 -250, 50 -238, 20 -262, -10 -236',
  );
  const stems = [
    taper(points('-8 2, 2 -60, -12 -130, 4 -200, -2 -270, 20 -340'), [24, 18, 15, 14, 12, 10]),
    taper(points('10 2, -6 -70, 16 -130, 30 -190, 62 -250, 84 -310'), [18, 14, 12, 10, 9, 6]),
    taper(points('-10 -130, -30 -180, -28 -220, -44 -280'), [11, 10, 8, 6]),
    taper(points('28 -186, 74 -216, 126 -228, 150 -300'), [9, 8, 7, 6]),
  ];
  /** A blossom: three bracts, each a broad leaf. */
  const blossom = (place: Point) => {
    const turn = random() * 120;
    const size = 10 + random() * 7;
    return rays(place, [turn, turn + 120, turn + 240], size * 0.75, size * 2, size * 1.25);
  };
  const blossoms = strew(crown, 34, random)
    .filter(([x, y]) => Math.sin(x / 34) + Math.sin(y / 41 + x / 90) + random() * 2.4 > 0.5)
    .map(blossom);
  const leaves = strew(crown, 46, random).map((point) => mark(point, 40 + random() * 100, 36, 13));
  const fallen = [
    mark([-96, 26], 14, 22, 8),
    mark([-40, 48], -10, 22, 8),
    mark([66, 30], 20, 22, 8),
    mark([130, 62], -6, 22, 8),
    mark([214, 34], 8, 22, 8),
  ];
  return { crown: smooth(crown), stems, blossoms, leaves, fallen };
})();

// The cat sits and looks up the street, drawn from the middle of its foot.
const cat = {
  body: [
    smooth(
      points(
        '-44 -2, -50 -30, -42 -66, -24 -94, -16 -112, 16 -112, 24 -94, 42 -66, 50 -30, 44 -2, 20 2, -20 2',
      ),
    ),
    smooth(points('-28 -128, -24 -148, 0 -156, 24 -148, 28 -128, 16 -110, 0 -105, -16 -110')),
    outline(points('-27 -132, -27 -176, -3 -152')),
    outline(points('27 -132, 27 -176, 3 -152')),
    taper(points('20 -8, 62 -6, 92 -14, 104 -38, 94 -56'), [18, 17, 15, 13, 8]),
  ],
  shadow: smooth(points('-30 2, 30 -4, 110 4, 170 20, 120 26, 20 18')),
  cuts: [
    taper(points('0 -98, 3 -70, 0 -40'), 5),
    taper(points('-30 -10, -34 -34, -24 -56'), 5),
    taper(points('30 -10, 34 -34, 24 -56'), 5),
  ],
};

// The lantern hangs from the bracket's end, which is at 0, 0; the wall is to its left.
const lantern = {
  iron: [
    box(-72, -52, 84, 8),
    taper(points('-70 4, -44 -14, -28 -46'), [7, 7, 7]),
    box(-3, -50, 6, 18),
    outline(points('-30 -10, 0 -38, 30 -10')),
    outline(points('-25 -12, 25 -12, 16 58, -16 58')),
  ],
  glass: outline(points('-17 -4, 17 -4, 10 50, -10 50')),
};

/** Cobbles: rows of short flat cuts that grow towards the eye. */
const cobbles = (from: number, to: number, left: number, right: number): string => {
  const random = chance(31);
  const stones: string[] = [];
  for (let y = 704; y < 1050; y += (y - 600) * 0.11) {
    const size = (y - vanishing[1]) / 250;
    for (let x = left; x < right; x += 92 * size) {
      const place: Point = [x + (random() - 0.5) * 80 * size, y + (random() - 0.5) * 12 * size];
      const share = random();
      if (share >= from && share <= to) stones.push(mark(place, 0, 46 * size, 9 * size));
    }
  }
  return stones.join('');
};

const street: Point[] = [
  back([-4000, foot], 0.5),
  back([4000, foot], 0.5),
  [3000, 1100],
  [-3000, 1100],
];

// Where all of it stands, in each shape.

interface Layout {
  /** The left one stands at the corner of the street. */
  houses: House[];
  garden: House;
  /** The foot of the bougainvillea, and how tall it is. */
  bougainvillea: readonly [x: number, scale: number];
  cat: readonly [x: number, y: number, scale: number];
}

/** The houses beside the chapel, as if they stood near. */
const far: House[] = [
  { from: 200, to: 490, eave: 350, roof: 150, band: 'ochre', doors: [door(408)], end: 'whole' },
  {
    from: 980,
    to: 1560,
    eave: 350,
    roof: 150,
    band: 'lagoon',
    windows: [window(1080)],
    end: 'whole',
  },
];
const atCorner: House = {
  from: -40,
  to: 380,
  eave: 520,
  roof: 170,
  band: 'lagoon',
  doors: [door(288)],
  windows: [window(84), window(288, 340), window(84, 340)],
  end: 'whole',
  chimney: 150,
  pots: [176],
};
const atGarden: House = {
  from: 1326,
  to: 1800,
  eave: 390,
  roof: 190,
  band: 'lagoon',
  doors: [door(1444)],
  windows: [window(1650)],
  end: 'top',
  chimney: 1600,
  pots: [1690],
};
const garden: House = { from: 1048, to: 1326, eave: 270, roof: 0, band: 'ochre' };
const layouts: Record<'whole' | 'square', Layout> = {
  whole: { houses: [atCorner, atGarden], garden, bougainvillea: [1176, 1], cat: [800, 946, 1] },
  square: {
    houses: [
      {
        ...atCorner,
        to: 398,
        doors: [door(288)],
        windows: [window(288, 340)],
        chimney: 330,
        pots: [],
      },
    ],
    garden: { ...garden, from: 1034, to: 1400 },
    bougainvillea: [1058, 0.66],
    cat: [790, 940, 1],
  },
};

const stars = strew(points('-600 40, 2080 40, 2080 380, -600 380'), 150, chance(5))
  .map(
    ([x, y], index) =>
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${index % 3 ? 2.6 : 4}"/>`,
  )
  .join('');
/** What grows behind the houses. */
const trees = {
  cypress: smooth(points('536 600, 528 470, 540 390, 554 340, 568 392, 578 470, 570 600')),
  garden: smooth(
    points(
      '1070 640, 1070 570, 1046 536, 1036 478, 1060 436, 1084 384, 1140 372, 1180 330, 1250 342, 1290 396, 1330 440, 1330 640',
    ),
  ),
};
/** By night: what the chapel and the lantern throw on the stones. */
const light = [
  hatch(points('700 706, 770 706, 812 850, 660 850'), {
    gap: 17,
    length: 40,
    width: 7,
    angle: 0,
    seed: 41,
    share: 0.8,
  }),
  hatch(points('400 830, 520 806, 600 850, 560 900, 430 912, 350 870'), {
    gap: 19,
    length: 50,
    width: 8,
    angle: 0,
    seed: 42,
    share: 0.85,
  }),
];

/**
 * Print: a village street near the retreat, a bougainvillea over a garden wall, the chapel at its
 * end.
 */
export const village: Print = {
  fields: { square: { x: 166, y: -52, width: 1104 }, tall: { x: 330, y: 0, width: 810 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const layout = layouts[cut === 'square' ? cut : 'whole'];
    const near = built(layout.houses);
    const distant = built(far);
    const setBack = (shapes: string) => placed(shapes, vanishing[0] * 0.3, vanishing[1] * 0.3, 0.7);
    const behind = (...data: string[]) => setBack(shape(...data));
    const inChapel = (shapes: string) => placed(shapes, chapel.at[0], chapel.at[1]);
    const growing = (...data: string[]) =>
      placed(shape(...data), layout.bougainvillea[0], foot, layout.bougainvillea[1]);
    const corner = layout.houses[0]?.to ?? 0;
    const hanging = (...data: string[]) => placed(shape(...data), corner + 76, 452);
    const sitting = (...data: string[]) => placed(shape(...data), ...layout.cat);
    const shade = day ? 'mist' : 'haze';
    return [
      block(day ? 'haze' : 'sky', shape('M-900 -90H2400V830H-900z'), 2),
      block(
        'paper',
        day
          ? shape(
              hatch(points('-600 60, 2100 60, 2100 230, -600 230'), {
                gap: 54,
                length: 200,
                width: 5,
                angle: -2,
                seed: 8,
                share: 0.3,
              }),
            )
          : stars,
        day ? 4 : 1,
      ),
      block(
        day ? 'lagoon' : 'mist',
        shape(
          'M-900 470L-300 420L200 440Q440 350 560 366Q680 330 800 342Q960 340 1060 400L1500 400L2400 450V830H-900z',
        ),
        5,
      ),
      block(day ? 'pine' : 'ink', shape(trees.cypress), 4),
      // The street.
      block('ground', shape(outline(street)), 3),
      block(day ? 'sky' : 'mist', shape(outline(street)), 3),
      block(
        shade,
        day
          ? shape(
              outline([
                [corner, foot],
                [corner + 150, foot - 24],
                back([corner + 130, foot], endAt),
                back([corner, foot], endAt),
              ]),
            )
          : '',
        3,
      ),
      block(day ? 'ochre' : 'haze', shape(cobbles(0, 0.14, -700, 2200)), 3),
      block(day ? 'paper' : 'lagoon', shape(cobbles(0.14, 0.6, -700, 2200)), 3),
      block(
        'ground',
        [inChapel(shape(chapel.front)), behind(...distant.ends, ...distant.walls)],
        3,
      ),
      block(
        'paper',
        [inChapel(shape(chapel.front, ...chapel.pinnacles)), behind(...distant.walls)],
        3,
      ),
      block(
        shade,
        [
          behind(...distant.eaves, ...distant.ends),
          inChapel(shape('M70 -346H42V-506H70zM118 0H98V-276H118z')),
        ],
        2,
      ),
      block(
        'lagoon',
        [inChapel(shape(...chapel.trim, chapel.surround) + chapel.rim), behind(...distant.lagoon)],
        2,
      ),
      block('ochre', behind(...distant.ochre), 2),
      block('ink', inChapel(shape(chapel.opening)), 2),
      block(day ? 'ink' : 'paper', inChapel(shape(...chapel.cross)), 2),
      block('lamp', [inChapel(shape(chapel.door) + chapel.window), behind(...distant.panes)], 2),
      block('clay', behind(...distant.roofs, ...distant.redDoors), 3),
      block('ink', setBack(thin(0.6, ...distant.boards)), 2),
      block(day ? 'ochre' : 'ink', behind(...distant.furrows), 2),
      block('ochre', inChapel(shape(chapel.bell, chapel.yoke, chapel.clapper)), 2),
      block('paper', inChapel(shape(...chapel.steps)), 2),
      ...(day ? [] : [block('ochre', shape(...light), 3)]),
      // In a square the wall's garden is too narrow for it.
      block('moss', cut === 'square' ? '' : shape(trees.garden), 8),
      // The near houses.
      block(
        'ground',
        shape(...near.ends, ...near.walls, thickness(layout.garden), wall(layout.garden)),
        3,
      ),
      block(shade, shape(...near.ends, thickness(layout.garden)), 3),
      block('paper', shape(...near.walls, wall(layout.garden)), 3),
      block(shade, shape(coping(layout.garden), ...near.eaves, ...near.steps), 3),
      block('lagoon', shape(...near.lagoon), 3),
      block('ochre', shape(...near.ochre, band(layout.garden)), 3),
      block('pine', shape(...near.greenDoors, ...near.shutters), 3),
      block('clay', shape(...near.roofs, ...near.redDoors, ...near.pots), 3),
      block('ink', thin(0.6, ...near.boards), 2),
      block('lamp', shape(...near.panes), 2),
      block(day ? 'ochre' : 'ink', shape(...near.furrows), 2),
      block('paper', shape(...near.bars, ...near.handles, ...near.stacks), 2),
      block('ink', [growing(...bougainvillea.stems), shape(...near.slits)], 2),
      block('pine', growing(bougainvillea.crown), 6),
      block('moss', [growing(...bougainvillea.leaves), shape(...near.plants)], 3),
      block('clay', growing(...bougainvillea.blossoms, ...bougainvillea.fallen), 2),
      ...(day ? [block('haze', sitting(cat.shadow), 3)] : []),
      block('ink', [sitting(...cat.body), hanging(...lantern.iron)], 2),
      block('haze', sitting(...cat.cuts), 2),
      block('lamp', hanging(lantern.glass), 2),
    ];
  },
};
