import { chance, hatch, mark, shape, type Point } from '../shapes.ts';
import { lantern, placed, rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { profile, seated } from './figures.ts';
import { block, type Block, type Print } from '../renderer.ts';

const land = {
  hills: shape(
    smooth(
      points(
        '-60 420, -60 420, 160 380, 380 400, 620 360, 860 398, 1120 372, 1360 396, 1620 360, 1620 360, 1620 660, 1620 660, -60 660, -60 660',
      ),
    ),
  ),
  water: shape('M-60 462L1620 456V660H-60z'),
  glitter: shape(
    hatch(points('-20 468, 1560 462, 1560 490, -20 492'), {
      gap: 11,
      length: 70,
      width: 3,
      angle: 0,
      seed: 3,
      share: 0.4,
    }),
  ),
  field: shape('M-60 498Q300 484 760 494T1620 488V700H-60z'),
  rows: shape(
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((index) =>
      taper(
        [
          [560 + index * 26, 506],
          [-300 + index * 150, 640],
        ],
        [2, 12],
      ),
    ),
  ),
  ground: shape('M-60 640H1620V1100H-60z'),
  shade: shape(
    hatch(points('-60 830, 1600 830, 1600 1040, -60 1040'), {
      gap: 30,
      length: 90,
      width: 13,
      angle: 0,
      seed: 8,
      share: 0.4,
    }),
  ),
  under: shape('M-60 740H1620V872Q800 900 -60 872z'),
};

/** Vine leaves over the table, and grapes. */
const vine = (() => {
  const random = chance(19);
  const leaf = ([x, y]: Point, size: number, turn: number) => {
    const at = turned([x, y], turn, size);
    // Two lobes at the stalk, two at the sides and the tip, with bays between them.
    const side = [
      [-0.56, 0.3],
      [-0.24, 0.52],
      [-0.06, 0.47],
      [0.28, 0.78],
      [0.28, 0.78],
      [0.4, 0.43],
    ] as const;
    return smooth([
      at(-0.3),
      ...side.map(([far, out]) => at(far, out)),
      at(0.9),
      at(0.9),
      ...side.toReversed().map(([far, out]) => at(far, -out)),
    ]);
  };
  const leaves = (from: number, to: number, gap: number, size: number) => {
    const laid: string[] = [];
    for (let x = -80; x < 1640; x += gap) {
      const hang = Math.sin(x / 130) * 26 + Math.sin(x / 57 + 2) * 14;
      for (let y = from; y < to + hang; y += gap * 0.7) {
        laid.push(
          leaf(
            [x + (random() - 0.5) * gap, y + (random() - 0.5) * 20],
            size * (0.75 + random() * 0.5),
            50 + random() * 80,
          ),
        );
      }
    }
    return shape(...laid);
  };
  const bunch = (x: number, y: number) =>
    [
      [-22, 0],
      [0, -6],
      [22, 0],
      [-30, 22],
      [-8, 20],
      [14, 22],
      [32, 24],
      [-20, 44],
      [2, 46],
      [24, 46],
      [-8, 68],
      [14, 68],
      [2, 90],
    ]
      .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="13.5"/>`)
      .join('') + shape(`M${x - 3} ${y - 50}h6v50h-6z`);
  return {
    back: leaves(-90, 110, 86, 70),
    front: leaves(-100, 40, 100, 64),
    grapes: [
      [250, 186],
      [786, 180],
      [1486, 178],
    ]
      .map(([x = 0, y = 0]) => bunch(x, y))
      .join(''),
    shine: shape(
      ...[
        [242, 200],
        [778, 196],
        [1478, 194],
      ].map(([x = 0, y = 0]) => mark([x, y], 70, 26, 6)),
    ),
  };
})();

const pergola = {
  posts: shape('M108 100H146V660H108z', 'M1394 100H1432V660H1394z'),
  beam: shape('M-60 112H1620V146H-60z'),
  ends: shape(
    ...[40, 190, 340, 490, 640, 790, 940, 1090, 1240, 1390, 1540].map(
      (x) => `M${x - 13} 84H${x + 13}V170H${x - 13}z`,
    ),
  ),
};

const table = {
  top: shape('M-60 592H1620V668H-60z'),
  cloth: shape(
    smooth([
      [-60, 662],
      [-60, 662],
      [1620, 662],
      [1620, 662],
      ...Array.from({ length: 23 }, (_, index): Point => [
        1620 - index * 76,
        790 + (index % 2) * 13,
      ]),
      [-60, 790],
      [-60, 790],
    ]),
  ),
  folds: shape(
    ...[40, 150, 330, 610, 880, 960, 1240, 1330, 1480].map((x, index) =>
      taper(
        [
          [x, 674],
          [x + 4 - (index % 3) * 5, 730],
          [x + 6, 786],
        ],
        [3, 10, 5],
      ),
    ),
  ),
  hem: shape(
    'M-60 762Q20 770 180 764T500 764T820 764T1140 764T1460 764L1620 762V772Q1540 776 1460 774T1140 774T820 774T500 774T180 774L-60 772z',
  ),
  edge: shape('M-60 662H1620V670H-60z'),
};

// What stands on the table, each around the middle of its foot.
const loaf = {
  crust: shape('M-96 0Q-112 -44 -60 -66Q0 -86 60 -66Q112 -44 96 0Q0 12 -96 0z'),
  cuts: shape(
    taper(points('-54 -54, -40 -38, -34 -18'), 9),
    taper(points('-10 -64, 4 -46, 8 -24'), 9),
    taper(points('34 -62, 48 -44, 52 -22'), 9),
  ),
  board: shape('M-128 -6H128V10H-128z'),
};
const jug = {
  body: shape(
    'M-34 -138H38L34 -112Q64 -84 60 -40Q56 -4 34 2H-30Q-56 -6 -58 -42Q-60 -84 -30 -112z',
    'M-34 -138L-54 -146L-32 -120z',
  ),
  handle: `<path fill-rule="evenodd" d="M34 -128Q92 -126 88 -78Q84 -44 56 -38V-50Q74 -56 76 -80Q76 -114 34 -114z"/>`,
  band: shape('M-56 -66Q0 -54 60 -66L60 -50Q0 -38 -58 -50z'),
  flower: shape(mark([0, -86], 40, 26, 7), mark([0, -86], 100, 26, 7), mark([0, -86], 160, 26, 7)),
};
const bowl = {
  fruit: [
    [-52, -58],
    [-14, -66],
    [26, -64],
    [58, -54],
    [4, -88],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="27"/>`)
    .join(''),
  leaves: shape(mark([-20, -104], -140, 36, 10), mark([34, -108], -40, 36, 10)),
  body: shape('M-100 -54H100Q92 -8 42 2H-42Q-92 -8 -100 -54z'),
  band: shape('M-95 -36H95L91 -24H-91z'),
};
const plate = {
  rim: '<ellipse cx="0" cy="-8" rx="92" ry="19"/>',
  well: '<ellipse cx="0" cy="-9" rx="62" ry="11"/>',
  fish: shape(
    'M-58 -14Q-20 -34 30 -18L56 -32L52 -14L58 2L30 -8Q-20 4 -58 -14z',
    'M-44 -2Q-6 -20 38 -6L60 -16L58 0L62 12L38 4Q-6 14 -44 -2z',
  ),
  eyes: '<circle cx="-42" cy="-15" r="3.5"/><circle cx="-29" cy="-3" r="3.5"/>',
};
const glass = shape('M-22 -64H22L17 0H-17z');
const wine = shape('M-19 -36H19L16 -4H-16z');

/** Hair in profile, facing left, around the middle of the head. */
const braid = {
  hair: shape(
    smooth(
      points(
        '-44 -32, -30 -62, 6 -76, 44 -62, 62 -20, 58 30, 44 60, 24 58, 30 20, 18 -4, -8 -22, -38 -22',
      ),
    ),
  ),
  tail: shape(
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      mark([40 - index * 5, 76 + index * 30], 60 + (index % 2) * 50, 46 - index * 3, 17 - index),
    ),
  ),
  tie: '<circle cx="12" cy="246" r="8"/>',
};
const cropped = {
  hair: shape(
    smooth(
      points(
        '-46 -30, -38 -60, 0 -78, 42 -64, 60 -24, 56 20, 44 50, 32 44, 28 4, 8 -10, -12 -26, -40 -24',
      ),
    ),
  ),
  beard: shape(smooth(points('-54 56, -46 44, -20 48, 4 30, 14 36, 18 58, 0 82, -30 92, -52 80'))),
};

/** Somebody across the table, under a straw hat, looking left, around the middle of the chest. */
const opposite = {
  shirt: shape(
    smooth(
      points(
        '-112 150, -112 150, -108 40, -96 -30, -50 -56, 0 -60, 54 -54, 96 -28, 110 40, 116 150, 116 150',
      ),
    ),
    taper(points('-76 -20, -118 50, -132 130, -110 160'), [56, 54, 50, 44]),
    taper(points('76 -20, 120 50, 136 130, 110 160'), [56, 54, 50, 44]),
  ),
  // The arm that reaches over the table to a glass.
  reach: shape(taper(points('116 88, 112 126, 122 150, 142 152'), [56, 48, 46, 38])),
  collar: shape('M-34 -62L4 -20L40 -62L26 -74H-22z'),
  neck: shape('M-24 -100H34L36 -58Q4 -34 -26 -58z'),
  brim: shape(
    'M-112 -166Q-20 -196 92 -168Q104 -158 90 -152Q-14 -172 -108 -150Q-122 -156 -112 -166z',
  ),
  crown: shape('M-52 -176Q-46 -234 -2 -236Q44 -234 48 -174Q0 -184 -52 -176z'),
  band: shape('M-53 -186Q0 -198 49 -186L49 -170Q0 -182 -53 -170z'),
};

/** The dog beside the bench, seen from behind, its nose up. */
const dog = {
  body: shape(
    smooth(
      points(
        '-86 0, -98 -40, -84 -104, -58 -160, -50 -204, -30 -224, 8 -224, 34 -204, 48 -150, 78 -90, 92 -36, 80 0, 0 8',
      ),
    ),
    smooth(
      points(
        '-50 -212, -60 -238, -92 -262, -124 -286, -128 -302, -112 -310, -78 -304, -48 -306, -10 -300, 24 -276, 34 -236, 10 -204, -24 -198',
      ),
    ),
    taper(points('60 -14, 110 -6, 142 -22, 156 -50'), [30, 24, 16, 7]),
  ),
  ear: shape(smooth(points('-14 -292, 12 -294, 34 -262, 38 -216, 22 -196, 2 -216, -12 -256'))),
  muzzle: shape(smooth(points('-86 -268, -118 -284, -128 -298, -114 -308, -88 -302, -76 -284'))),
  nose: '<ellipse cx="-124" cy="-303" rx="11" ry="9"/>',
  cuts: shape(
    taper(points('-4 -170, 2 -110, -2 -40'), [2, 6, 2]),
    taper(points('-64 -20, -40 -64, -52 -104'), [2, 6, 2]),
    taper(points('58 -20, 38 -64, 48 -104'), [2, 6, 2]),
  ),
  collar: shape(taper(points('-52 -214, -12 -196, 34 -214'), [13, 15, 13])),
};

/** Hands around a glass, whose foot stands at 0 0. */
const grip = {
  // From behind: its back, and the lines between the fingers.
  back: shape(
    taper(points('-62 -8, -40 -24, -16 -31'), [28, 36, 34]),
    taper(points('-22 -46, 2 -49, 22 -46'), [14, 14, 10]),
    taper(points('-22 -34, 4 -36, 27 -33'), [14, 14, 10]),
    taper(points('-22 -22, 2 -23, 24 -20'), [14, 13.5, 10]),
    taper(points('-22 -11, 0 -11, 16 -9'), [12, 12, 9]),
  ),
  lines: shape(
    taper(points('-14 -40, 4 -42, 22 -40'), 3),
    taper(points('-14 -28, 4 -29, 23 -27'), 3),
    taper(points('-14 -17, 2 -17, 19 -15'), 3),
  ),
  // From before: the palm and the thumb on one side, the ends of the fingers on the other.
  front: shape(
    taper(points('-38 -16, -27 -22, -14 -26'), [30, 35, 37]),
    taper(points('-40 -34, -18 -48, 2 -50'), [20, 17, 11]),
    taper(points('26 -45, 18 -45, 8 -43'), [13, 13, 9]),
    taper(points('27 -32, 18 -32, 4 -30'), [13, 13, 9]),
    taper(points('25 -19, 16 -19, 5 -18'), [13, 12.5, 9]),
    taper(points('20 -8, 13 -8, 4 -7'), [11, 11, 8]),
  ),
  ball: shape(taper(points('-26 -10, -18 -22, -14 -38'), 3)),
  cuff: shape('M-54 -34L-43 -37L-37 5L-48 8z'),
};

const bench = {
  seat: shape('M250 786H936V818H250z'),
  legs: shape('M290 814H330L322 966H290z', 'M856 814H896V966H864z'),
  brace: shape('M318 878H870V894H318z'),
};

/** Where the near things stand. */
const at = { left: 430, right: 752, opposite: 1130, dog: 1240, lanterns: [600, 1316], glass: 598 };

/** Light around the lanterns. */
const glow = (lanterns: readonly number[]) =>
  lanterns.map(
    (x) =>
      `<circle cx="${x}" cy="284" r="74" opacity=".24"/>${shape(
        rays(
          [x, 284],
          Array.from({ length: 12 }, (_, index) => index * 30 + 15),
          96,
          30,
          5,
        ),
      )}`,
  );

/** All that is behind the table. */
function landBlocks(day: boolean): Block[] {
  return [
    block('sky', shape('M-60 -160H1620V620H-60z'), 2),
    block('disc', day ? '' : '<circle cx="902" cy="304" r="54"/>', 3),
    block('mist', land.hills, 4),
    block('lagoon', land.water, 3),
    block(day ? 'paper' : 'haze', land.glitter, 2),
    block('moss', land.field, 4),
    block('pine', land.rows, 4),
    block('ochre', land.ground, 4),
    block(day ? 'clay' : 'ink', `<g opacity=".45">${land.shade}</g>`, 3),
    block(day ? 'pine' : 'ink', land.under, 3),
  ];
}

/**
 * Print: a long table under a vine, laid with bread, fruit, fish and a jug; two people on the bench
 * talk, a third listens from across, and a dog waits.
 */
export const longTable: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const seat = 792;
    const leftAt = (part: string) => placed(part, at.left, seat);
    const rightAt = (part: string) => placed(part, at.right, seat);
    // Her knees are together.
    const leftLegs = (part: string) => placed(part, at.left, seat, 1, 0.72);
    const turnedOver = (part: string, x: number) => placed(part, x, seat, 1, -1);
    const leftHead = (part: string) => placed(part, at.left + 4, seat - 386, 1, -1);
    const rightHead = (part: string) => placed(part, at.right - 4, seat - 386);
    const oppositeAt = (part: keyof typeof opposite) => placed(opposite[part], at.opposite, 474);
    const oppositeHead = (part: string) => placed(part, at.opposite - 2, 336, 0.92);
    const dogAt = (part: keyof typeof dog) => placed(dog[part], at.dog, 966);
    const lanternsOf = (part: string) => at.lanterns.map((x) => placed(shape(part), x, 322, 0.86));
    return [
      ...landBlocks(day),
      block(day ? 'clay' : 'ink', [pergola.posts, pergola.beam, pergola.ends], 3),
      block('pine', vine.back, 3),
      block('moss', vine.front, 3),
      block('lagoon', vine.grapes, 2),
      block('haze', vine.shine, 2),
      block('clay', oppositeAt('neck'), 2),
      block('pine', oppositeAt('shirt'), 3),
      block(day ? 'paper' : 'haze', oppositeAt('collar'), 2),
      block('clay', oppositeHead(profile.face), 2),
      block('ink', [oppositeHead(cropped.hair), oppositeHead(profile.eye)], 2),
      block(day ? 'disc' : 'ochre', [oppositeAt('brim'), oppositeAt('crown')], 2),
      block('clay', oppositeAt('band'), 2),
      block('lamp', day ? '' : glow(at.lanterns), 2),
      block(
        'ink',
        [lanternsOf(lantern.iron.join('')), lanternsOf('M-3 -190H3V-146H-3z')].flat(),
        2,
      ),
      block('lamp', lanternsOf(lantern.glass), 2),
      block(day ? 'paper' : 'disc', table.top, 2),
      block('paper', table.cloth, 3),
      block(day ? 'mist' : 'haze', [table.folds, table.edge], 2),
      block('lagoon', table.hem, 2),
      ...mealBlocks(day),
      block('pine', oppositeAt('reach'), 2),
      block('clay', placed(grip.front, 1316, 640), 1),
      block('ink', placed(grip.ball, 1316, 640), 1),
      block('haze', placed(grip.cuff, 1316, 640), 1),
      block('clay', [leftLegs(seated.ankles), rightAt(seated.ankles)], 2),
      block('lagoon', rightAt(seated.legs), 2),
      block('moss', leftLegs(seated.legs), 2),
      block('ink', [leftLegs(seated.shoes), rightAt(seated.shoes)], 2),
      block('clay', [bench.legs, bench.brace, bench.seat], 2),
      block('moss', leftAt(seated.hips), 2),
      block('lagoon', rightAt(seated.hips), 2),
      block(
        'clay',
        [
          leftAt(seated.neck),
          rightAt(seated.neck),
          leftHead(profile.face),
          rightHead(profile.face),
        ],
        2,
      ),
      block(
        'clay',
        [
          leftAt(seated.hand),
          turnedOver(seated.hand, at.right),
          placed(grip.back, at.glass, 640, 1, -1),
        ],
        1,
      ),
      block(
        'ink',
        [
          leftAt(seated.knuckles),
          turnedOver(seated.knuckles, at.right),
          placed(grip.lines, at.glass, 640, 1, -1),
        ],
        1,
      ),
      block(
        'lagoon',
        [leftAt(seated.back), leftAt(seated.arm), turnedOver(seated.elbow, at.left)],
        3,
      ),
      block(
        'ochre',
        [rightAt(seated.back), rightAt(seated.elbow), turnedOver(seated.arm, at.right)],
        3,
      ),
      block(day ? 'paper' : 'haze', [leftAt(seated.collar), rightAt(seated.collar)], 2),
      // Not white: they lie on the cloth.
      block('haze', [leftAt(seated.cuff), turnedOver(seated.cuff, at.right)], 2),
      block('ink', leftAt(seated.folds), 2),
      block('clay', rightAt(seated.folds), 2),
      block(
        'ink',
        [leftHead(braid.hair), leftHead(braid.tail), leftHead(profile.eye), rightHead(profile.eye)],
        2,
      ),
      block(day ? 'haze' : 'paper', [rightHead(cropped.hair), rightHead(cropped.beard)], 2),
      block('clay', [rightHead(profile.ear), leftHead(braid.tie)], 2),
      block('ink', dogAt('body'), 3),
      block('haze', [dogAt('cuts'), dogAt('muzzle')], 2),
      block('clay', dogAt('collar'), 2),
      block('ink', [dogAt('ear'), dogAt('nose')], 2),
    ];
  },
};

/** What is on the table. */
function mealBlocks(day: boolean): Block[] {
  const onTable = {
    loaf: [112, 642, 1],
    jug: [1052, 640, 0.96],
    bowl: [1204, 616, 0.84],
    plates: [[1410, 656, 1]],
    glasses: points('598 640, 1316 640'),
  } as const;
  const plates = (part: string) => onTable.plates.map((at) => placed(part, ...at));
  return [
    block('lagoon', plates(plate.rim), 2),
    block('mist', plates(plate.well), 2),
    block('clay', placed(loaf.board, ...onTable.loaf), 2),
    block(
      'haze',
      [...plates(plate.fish), ...onTable.glasses.map(([x, y]) => placed(glass, x, y))],
      2,
    ),
    block(
      'ochre',
      onTable.glasses.map(([x, y]) => placed(wine, x, y)),
      2,
    ),
    block('ink', plates(plate.eyes), 1),
    block('ochre', placed(loaf.crust, ...onTable.loaf), 3),
    block(day ? 'paper' : 'clay', placed(loaf.cuts, ...onTable.loaf), 2),
    block('clay', placed(bowl.fruit, ...onTable.bowl), 2),
    block('pine', placed(bowl.leaves, ...onTable.bowl), 2),
    block(
      'lagoon',
      [
        placed(bowl.body, ...onTable.bowl),
        placed(jug.body, ...onTable.jug),
        placed(jug.handle, ...onTable.jug),
      ],
      2,
    ),
    block(
      day ? 'paper' : 'haze',
      [
        placed(bowl.band, ...onTable.bowl),
        placed(jug.band, ...onTable.jug),
        placed(jug.flower, ...onTable.jug),
      ],
      2,
    ),
  ];
}
