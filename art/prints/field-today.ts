import { along, chance, ellipses, hatch, shape, strew, type Point } from '../shapes.ts';
import { lantern, placed, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

/** As far as the land is drawn to both sides, wider than any shape shows. */
const [west, east] = [-320, 1860];

/** Land under a line, down to the lower rim. */
const under = (line: readonly Point[]): string => {
  const [first = [west, 0], last = [east, 0]] = [line[0], line.at(-1)];
  return smooth([first, ...line, last, [east, 1140], [east, 1140], [west, 1140], [west, 1140]]);
};

const sky = {
  air: shape(`M${west} -160H${east}V700H${west}z`),
  wisps: shape(
    hatch(points('-320 60, 1860 20, 1860 420, -320 440'), {
      gap: 54,
      length: 210,
      width: 6,
      angle: -2,
      seed: 4,
      share: 0.4,
    }),
  ),
  stars: {
    whole: shape(stars(strew(points('-300 -60, 1840 -60, 1840 400, -300 400'), 170, chance(23)))),
    wide: shape(
      stars(
        points(
          '-140 386, -46 446, 488 374, 566 446, 872 378, 972 434, 1304 372, 1392 438, 1498 378, 1606 430, 1702 374',
        ),
      ),
    ),
  },
  disc: '<circle cx="724" cy="414" r="60"/>',
  swallows: shape(
    ...[
      [902, 300, 1],
      [986, 250, 0.7],
      [1064, 318, 0.8],
    ].flatMap(([x = 0, y = 0, size = 1]) => [
      taper(
        [
          [x - 46 * size, y - 16 * size],
          [x - 20 * size, y - 20 * size],
          [x, y],
          [x + 20 * size, y - 24 * size],
          [x + 48 * size, y - 22 * size],
        ],
        [1, 8 * size, 12 * size, 8 * size, 1],
      ),
    ]),
  ),
};

const land = {
  hills: shape(
    under(
      points(
        '-320 524, -80 500, 180 520, 460 486, 760 516, 1080 492, 1380 520, 1640 494, 1860 512',
      ),
    ),
  ),
  ridge: shape(under(points('-320 552, 0 540, 340 556, 700 544, 1100 558, 1500 536, 1860 548'))),
  water: shape(`M${west} 566L${east} 562V640H${west}z`),
  glitter: shape(
    hatch(points('420 570, 1000 570, 1060 600, 360 600'), {
      gap: 9,
      length: 60,
      width: 3,
      angle: 0,
      seed: 7,
      share: 0.6,
    }),
  ),
  far: shape(under(points('-320 604, 100 596, 500 606, 900 598, 1300 606, 1860 590'))),
  hedge: shape(under(points('-320 650, 160 642, 560 646, 1000 640, 1400 632, 1860 640'))),
  bushes: [
    [-260, 640, 70],
    [-150, 644, 46],
    [-60, 636, 60],
    [70, 640, 40],
    [480, 640, 44],
    [560, 634, 60],
    [650, 640, 40],
    [880, 632, 52],
    [960, 636, 38],
    [1120, 632, 44],
    [1220, 622, 66],
    [1330, 628, 50],
    [1480, 616, 74],
    [1600, 626, 52],
    [1720, 622, 70],
    [1830, 628, 60],
  ]
    .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.55}"/>`)
    .join(''),
  field: shape(under(points('-320 672, 200 664, 640 670, 1100 662, 1500 656, 1860 664'))),
  // Mown last year: the strips run over the rise.
  strips: shape(
    ...Array.from({ length: 15 }, (_, index) => {
      const foot = -1000 + index * 250;
      return taper(
        [
          [640 + (foot - 640) * 0.12, 676],
          [640 + (foot - 640) * 0.42, 790],
          [foot, 1120],
        ],
        [3, 22, 64],
      );
    }),
  ),
  path: shape(
    smooth(
      points(
        '300 1140, 300 1140, 420 1000, 560 900, 700 840, 760 790, 740 744, 680 714, 664 690, 672 674, 672 674, 690 674, 690 674, 694 692, 722 716, 790 746, 822 796, 780 850, 690 920, 600 1020, 560 1140, 560 1140',
      ),
    ),
  ),
  straw: shape(
    hatch(points('-320 700, 1860 690, 1860 960, -320 960'), {
      gap: 34,
      length: 34,
      width: 4,
      angle: (at) => -86 + (at[0] - 768) / 90,
      seed: 12,
      share: 0.5,
    }),
  ),
  near: shape(under(points('-320 992, 40 976, 420 1000, 800 1010, 1200 984, 1560 966, 1860 980'))),
  blades: shape(
    along(points('-320 994, 40 978, 420 1002, 800 1012, 1200 986, 1560 968, 1860 982'), {
      gap: 13,
      length: 78,
      width: 9,
      angle: -82,
      seed: 31,
    }),
  ),
};

/** Wild flowers in the near grass, on their stalks; none where one would stand before a thing. */
const flowers = (clear: readonly (readonly [from: number, to: number])[]) => {
  const random = chance(9);
  const places = Array.from({ length: 34 }, (_, index) => ({
    x: west + 30 + index * 64 + random() * 40,
    y: 896 + random() * 54,
    poppy: index % 3 === 0,
  })).filter(({ x }) => !clear.some(([from, to]) => from < x && x < to));
  return {
    stalks: shape(
      ...places.map(({ x, y }) =>
        taper(
          [
            [x + 8, y + 110],
            [x, y],
          ],
          [6, 4],
        ),
      ),
    ),
    heads: places
      .filter(({ poppy }) => !poppy)
      .map(({ x, y }) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="9"/>`)
      .join(''),
    poppies: places
      .filter(({ poppy }) => poppy)
      .map(({ x, y }) => `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="15" ry="11"/>`)
      .join(''),
  };
};

/** A fence along the hedge. */
const fence = {
  // None in the gate.
  posts: shape(
    ...Array.from({ length: 20 }, (_, index) => west + 20 + index * 112)
      .filter((x) => x !== 708)
      .map((x) =>
        taper(
          [
            [x, 700],
            [x + 3, 634 + (x % 3) * 4],
          ],
          [13, 11],
        ),
      ),
  ),
  wires: shape(
    taper(points('-320 654, 300 650, 900 648, 1860 648'), [4, 4, 4, 4]),
    taper(points('-320 676, 300 672, 900 670, 1860 670'), [4, 4, 4, 4]),
  ),
};

/** The gate that the path leads to. */
const gate = shape(
  'M626 622H640V702H626zM720 622H734V702H720z',
  'M640 634H720V643H640zM640 656H720V665H640zM640 680H720V689H640z',
  taper(points('642 684, 718 640'), [8, 8]),
);

/** The cork oak, around the middle of its foot. */
const oak = {
  stem: shape(
    smooth(
      points(
        '-52 6, -40 -50, -37 -100, -44 -150, -44 -150, 45 -150, 45 -150, 37 -100, 39 -50, 58 4, 84 16, 30 14, 0 20, -36 14, -86 18',
      ),
    ),
  ),
  // Three limbs, and the boughs that they part into among the leaves.
  limbs: shape(
    taper(points('-16 -70, -22 -136, -54 -200, -104 -252, -154 -318'), [34, 42, 36, 27, 6]),
    taper(points('0 -90, 2 -150, 6 -220, -8 -300, -12 -392'), [30, 38, 31, 23, 5]),
    taper(points('16 -70, 22 -136, 58 -198, 112 -246, 168 -314'), [34, 42, 35, 26, 6]),
    taper(points('-74 -222, -136 -242, -204 -290'), [22, 16, 4]),
    taper(points('4 -250, 40 -310, 78 -378'), [19, 14, 4]),
    taper(points('84 -220, 146 -238, 216 -288'), [21, 15, 4]),
    taper(points('-100 -250, -98 -310, -84 -362'), [17, 12, 4]),
  ),
  crown: ellipses(
    [-172, -326, 106, 76],
    [-96, -398, 108, 84],
    [0, -432, 116, 86],
    [104, -402, 108, 82],
    [182, -332, 106, 74],
    [-64, -326, 104, 56],
    [76, -328, 104, 56],
    [-232, -286, 58, 44],
    [242, -290, 56, 42],
  ),
  light: ellipses(
    [-164, -344, 62, 40],
    [-34, -456, 78, 42],
    [112, -416, 62, 40],
    [190, -350, 52, 34],
    [-78, -384, 46, 26],
  ),
  leaves: shape(
    hatch(points('-220 -290, -160 -400, 0 -500, 160 -420, 230 -300, 100 -290, -100 -290'), {
      gap: 26,
      length: 20,
      width: 6,
      angle: 60,
      seed: 41,
      share: 0.7,
    }),
  ),
  bark: shape(
    along(points('-20 -24, -18 -90, -26 -170'), {
      gap: 38,
      length: 40,
      width: 5,
      angle: 0,
      seed: 43,
    }),
    along(points('18 -24, 14 -90, 22 -170'), { gap: 44, length: 40, width: 5, angle: 0, seed: 44 }),
  ),
  shadow: shape(
    hatch(points('-300 6, 260 0, 420 60, -200 66'), {
      gap: 13,
      length: 90,
      width: 8,
      angle: 0,
      seed: 45,
      share: 0.7,
    }),
  ),
};

/** A line in dashes, which is how the site draws what is planned. */
const dashed = ([x, y]: Point, [toX, toY]: Point): string[] => {
  const steps = Math.round(Math.hypot(toX - x, toY - y) / 24);
  return Array.from({ length: steps }, (_, index) => {
    const at = (share: number): Point => [
      x + ((toX - x) * (index + share)) / steps,
      y + ((toY - y) * (index + share)) / steps,
    ];
    return taper([at(0.1), at(0.68)], [5, 5]);
  });
};

/** An easel with a drawing of the field to come, around the middle of its foot. */
const easel = {
  legs: shape(
    taper(points('-30 -470, -132 4'), [16, 14]),
    taper(points('30 -470, 132 4'), [16, 14]),
    taper(points('0 -452, 34 -40'), [13, 11]),
  ),
  tray: shape('M-176 -176H176V-158H-176z', 'M-16 -486H16V-452H-16z'),
  board: shape('M-186 -438H186V-176H-186z'),
  sheet: shape('M-170 -424H170V-190H-170z'),
  // What is there is drawn whole.
  there: shape(
    taper(points('-168 -286, -90 -298, -20 -288'), [5, 5, 5]),
    taper(points('112 -290, 168 -296'), [5, 5]),
    taper(points('-168 -206, -60 -210, 60 -206, 168 -210'), [5, 5, 5, 5]),
  ),
  tree: shape(
    smooth(
      points(
        '-160 -310, -158 -346, -134 -370, -102 -374, -74 -358, -58 -330, -66 -304, -92 -296, -118 -300, -142 -294',
      ),
    ),
  ),
  trunk: shape(taper(points('-110 -204, -108 -250, -112 -304'), [20, 14, 12])),
  planned: shape(
    ...dashed([50, -396], [-30, -270]),
    ...dashed([50, -396], [130, -270]),
    ...dashed([-30, -270], [-38, -208]),
    ...dashed([130, -270], [138, -208]),
    ...dashed([50, -330], [26, -208]),
    ...dashed([50, -330], [74, -208]),
    ...dashed([-30, -270], [30, -262]),
    ...dashed([70, -262], [130, -270]),
  ),
  sun: '<circle cx="-22" cy="-376" r="20"/>',
  clips: shape('M-130 -446H-104V-416H-130z', 'M104 -446H130V-416H104z'),
  shadow: shape(
    hatch(points('-140 2, 150 0, 290 44, 0 50'), {
      gap: 12,
      length: 64,
      width: 6,
      angle: 0,
      seed: 55,
      share: 0.7,
    }),
  ),
};

/** A folding stool with a hat on it, a satchel and a lantern, around the middle of its foot. */
const stool = {
  legs: shape(taper(points('-66 -118, 62 4'), [12, 12]), taper(points('66 -118, -62 4'), [12, 12])),
  seat: shape('M-80 -126Q0 -106 80 -126L78 -108Q0 -88 -78 -108z'),
  brim: '<ellipse cx="0" cy="-130" rx="76" ry="16"/>',
  crown: shape('M-40 -134Q-36 -184 0 -186Q36 -184 40 -134Q0 -126 -40 -134z'),
  band: shape('M-41 -148Q0 -138 41 -148L41 -134Q0 -124 -41 -134z'),
  satchel: shape('M96 -66H196Q206 -30 198 4H94Q86 -30 96 -66z'),
  flap: shape('M90 -72H202L196 -26Q146 -14 96 -26z'),
  strap: shape(taper(points('104 -70, 126 -118, 166 -118, 190 -70'), [7, 6, 6, 7])),
  buckle: shape('M138 -34H156V-12H138z'),
  shadow: ellipses([10, 4, 96, 9], [148, 6, 70, 8]),
};

/** Where the tree and the drawing stand in each shape. */
const places = {
  whole: { oak: 340, size: 1.1, easel: 1010, stool: 1262 },
  wide: { oak: 190, size: 0.86, easel: 1090, stool: 1370 },
};

/**
 * Print: the field as it is, a cork oak and grass, and on an easel a drawing of the tent that is to
 * stand there.
 */
export const fieldToday: Print = {
  fields: { wide: { x: -230, y: 332, width: 1990 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const form = cut === 'wide' ? cut : 'whole';
    const at = places[form];
    const oakAt = (part: keyof typeof oak) => placed(oak[part], at.oak, 812, at.size);
    const easelAt = (part: keyof typeof easel) => placed(easel[part], at.easel, 944);
    const stoolAt = (part: keyof typeof stool) => placed(stool[part], at.stool, 952);
    const lampX = at.easel - 206;
    const lampAt = (part: string) => placed(part, lampX, 950, 0.74);
    const inGrass = flowers([
      [lampX - 44, lampX + 44],
      [at.stool + 78, at.stool + 214],
    ]);
    return [
      block('sky', sky.air, 2),
      block(day ? 'paper' : 'disc', day ? sky.wisps : sky.stars[form], day ? 4 : 2),
      block('disc', day ? '' : sky.disc, 4),
      block('mist', land.hills, 4),
      block('haze', land.ridge, 4),
      block('lagoon', land.water, 3),
      block(day ? 'paper' : 'disc', land.glitter, 2),
      block('moss', land.far, 4),
      block('pine', [land.hedge, land.bushes], 4),
      block('ochre', land.field, 4),
      block(day ? 'disc' : 'moss', `<g opacity=".6">${land.strips}</g>`, 5),
      block(day ? 'sky' : 'paper', `<g opacity="${day ? 1 : 0.5}">${land.path}</g>`, 4),
      block('moss', land.straw, 3),
      block(day ? 'clay' : 'ink', [fence.posts, fence.wires], 2),
      block(
        day ? 'moss' : 'ink',
        [
          oakAt('shadow'),
          easelAt('shadow'),
          stoolAt('shadow'),
          lampAt('<ellipse cx="8" cy="2" rx="50" ry="8"/>'),
        ],
        3,
      ),
      block('paper', gate, 2),
      block('pine', oakAt('crown'), 5),
      block('clay', [oakAt('limbs'), oakAt('stem')], 3),
      block('moss', oakAt('light'), 5),
      block(day ? 'pine' : 'haze', oakAt('leaves'), 2),
      block('ink', [oakAt('bark'), day ? sky.swallows : ''], 2),
      block(day ? 'clay' : 'ink', [easelAt('legs'), easelAt('tray')], 2),
      block(day ? 'ink' : 'clay', easelAt('board'), 2),
      block('paper', easelAt('sheet'), 2),
      block('disc', easelAt('sun'), 2),
      block(day ? 'lagoon' : 'ink', easelAt('there'), 1),
      block('moss', easelAt('tree'), 2),
      block('clay', [easelAt('trunk'), easelAt('planned')], 1),
      block('ink', [easelAt('clips'), stoolAt('legs'), lampAt(shape(...lantern.iron))], 2),
      block(day ? 'haze' : 'lamp', lampAt(shape(lantern.glass)), 2),
      block('lagoon', stoolAt('seat'), 2),
      block('pine', stoolAt('satchel'), 2),
      block('paper', [stoolAt('brim'), stoolAt('crown')], 2),
      block('clay', [stoolAt('band'), stoolAt('flap'), stoolAt('strap')], 2),
      block('ink', stoolAt('buckle'), 2),
      block('pine', [land.near, land.blades, inGrass.stalks], 3),
      block('paper', inGrass.heads, 2),
      block('clay', inGrass.poppies, 2),
    ];
  },
};
