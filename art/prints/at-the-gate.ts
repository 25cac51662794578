import { along, box, ellipses, mark, shape, type Point } from '../shapes.ts';
import { lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print, type Shape } from '../renderer.ts';
import {
  farPines,
  flowers,
  hedgehog,
  hens,
  land,
  pineTree,
  sky,
  village,
} from './at-the-gate-scenery.ts';
import { profile, seated } from './figures.ts';
import { bicycle } from './lit-tent.ts';

const bars = [506, 580, 650, 716, 778];
const gate = {
  posts: shape('M732 478Q746 466 764 478V892H732z', 'M1178 446Q1196 430 1214 446V896H1178z'),
  bars: shape(
    ...bars.map((y) => box(760, y, 420, 25)),
    'M772 498h26v314h-26z',
    'M1142 498h26v314h-26z',
    taper(points('792 524, 970 662, 1150 796'), [22, 22, 22]),
  ),
  iron: shape('M1128 508h60v9h-60z', 'M1128 780h60v9h-60z', 'M746 540h40v10h-40z'),
  grain: shape(
    ...bars.flatMap((y, row) => [
      taper(
        [
          [830 + row * 13, y + 12],
          [890 + row * 9, y + 10],
          [950 + row * 7, y + 12],
        ],
        4,
      ),
      taper(
        [
          [1040 - row * 11, y + 15],
          [1080 - row * 8, y + 13],
          [1120 - row * 3, y + 14],
        ],
        4,
      ),
    ]),
    taper(points('748 600, 745 690, 749 780'), 5),
    taper(points('1194 520, 1199 640, 1193 760'), 5),
    taper(points('1205 700, 1202 780, 1206 850'), 4),
  ),
};

/** Where the lines of the fence along the lane meet. */
const vanishing: Point = [1344, 446];
const back = ([x, y]: Point, share: number): Point => [
  vanishing[0] + (x - vanishing[0]) * share,
  vanishing[1] + (y - vanishing[1]) * share,
];
const fence = {
  posts: shape(
    ...[-4, 296].map((x) => `M${x} 560Q${x + 13} 548 ${x + 28} 560V890H${x}z`),
    ...[0.66, 0.46, 0.33, 0.25].map((share) => {
      const [x, foot] = back([1214, 892], share);
      const [, top] = back([1214, 552], share);
      return box(x - 14 * share, top, 28 * share, foot - top);
    }),
  ),
  wires: shape(
    ...[600, 690, 780].flatMap((y) => [
      taper(
        [
          [-60, y - 4],
          [296, y + 3],
          [580, y],
          [740, y],
        ],
        [5, 5, 5, 5],
      ),
      taper([[1206, y], back([1214, y], 0.66), back([1214, y], 0.25)], [5, 3.6, 2]),
    ]),
  ),
};

/** The farmer behind the gate, up to the neck. */
const farmer = {
  legs: shape(
    taper(points('896 660, 892 770, 888 834'), [86, 72, 58]),
    taper(points('974 660, 980 770, 984 834'), [86, 72, 58]),
    'M856 610H1014V690H856z',
  ),
  boots: shape(
    smooth(
      points(
        '860 818, 860 818, 916 818, 916 818, 918 846, 923 862, 918 873, 890 876, 860 875, 848 868, 852 854, 860 842',
      ),
    ),
    smooth(
      points(
        '1012 818, 1012 818, 956 818, 956 818, 954 846, 949 862, 954 873, 982 876, 1012 875, 1024 868, 1020 854, 1012 842',
      ),
    ),
  ),
  shirt: shape(
    smooth(
      points(
        '872 440, 906 428, 958 428, 996 440, 1022 470, 1018 530, 1014 600, 1014 640, 1014 640, 854 640, 854 640, 856 600, 850 530, 846 470',
      ),
    ),
  ),
  vest: shape(
    'M878 440L902 430L926 524V652L852 644L858 560L866 500z',
    'M966 430L1000 442L1008 500L1012 560L1016 644L940 652V524z',
  ),
  // What of it lies over the shoulder of the near arm.
  strap: shape('M876 441L902 430L924 500L888 500L874 466z'),
  neck: shape('M896 384L952 378L962 432Q930 452 902 434z'),
  kerchief: shape(taper(points('894 428, 930 444, 966 426'), [20, 26, 20])),
  knot: shape(mark([924, 458], 70, 40, 13), mark([938, 456], 104, 36, 12)),
  buttons: '<circle cx="947" cy="556" r="4.5"/><circle cx="948" cy="622" r="4.5"/>',
  farSleeve: shape(taper(points('992 466, 1034 462, 1072 446'), [62, 56, 50])),
  farArm: shape(taper(points('1064 449, 1104 436, 1150 418'), [39, 33, 26])),
  nearSleeve: shape(taper(points('876 466, 848 484, 830 496'), [62, 60, 54])),
  nearArm: shape(taper(points('834 498, 880 494, 930 492'), [44, 36, 29])),
  cuffs: shape(
    taper(points('1068 424, 1078 448, 1080 472'), [5, 7, 5]),
    taper(points('850 474, 858 496, 852 518'), [5, 7, 5]),
  ),
  folds: shape(taper(points('1012 448, 1006 468, 1010 490'), 5)),
};

/** A hand that points to the right, from the wrist: we look at its palm. */
const pointing = {
  skin: shape(
    smooth(points('-8 -14, 18 -20, 44 -21, 58 -12, 60 6, 52 24, 28 28, 6 20, -8 14')),
    taper(points('46 -11, 72 -14, 96 -16, 110 -17'), [19, 16.5, 14.5, 9]),
    taper(points('8 -8, 26 -26, 44 -35, 54 -36'), [24, 19, 14, 9]),
    taper(points('64 0, 46 1, 32 5'), [17, 15, 11]),
    taper(points('61 13, 45 14, 30 17'), [16, 14, 11]),
    taper(points('53 25, 40 26, 28 27'), [14, 12, 9]),
  ),
  lines: shape(
    taper(points('34 -6, 52 -6, 70 -7'), 3.6),
    taper(points('30 8, 46 7, 66 7'), 3.4),
    taper(points('28 21, 42 20, 60 20'), 3.4),
    taper(points('22 -20, 36 -22, 48 -30'), 3),
  ),
};

/** A flat cap, hair and a moustache, around the middle of a head that looks left. */
const old = {
  cap: shape(
    smooth(points('-56 -32, -62 -48, -34 -76, 8 -88, 50 -76, 68 -44, 60 -22, 30 -26, -10 -34')),
    smooth(points('-40 -46, -66 -42, -92 -26, -96 -20, -70 -22, -40 -24, -20 -32')),
  ),
  seam: shape(
    taper(points('-50 -38, -10 -42, 30 -34, 58 -26'), 4),
    taper(points('-4 -82, 14 -60, 20 -36'), 4),
  ),
  hair: shape(smooth(points('8 -32, 34 -30, 60 -28, 60 4, 50 36, 36 42, 32 12, 24 -4, 10 8, 2 0'))),
  mouth: shape(mark([-44, 55], 20, 20, 8)),
  moustache: shape(smooth(points('-63 32, -52 30, -34 36, -22 50, -28 54, -42 48, -56 44'))),
};

/** The sleeve of the arm towards us, so much wider than it is, down to where the wrist ends. */
const arm = (wider: number, wrist: string, width: number) => [
  taper(
    points('-16 -462, -26 -410, -12 -366'),
    [60, 58, 54].map((width) => width + wider),
  ),
  taper(
    points(`-18 -370, 22 -379, ${wrist}`),
    [54, 46, width].map((each) => each + wider),
  ),
];

/** Somebody who has got off a bicycle, facing right, around the middle of the feet. */
const visitor = {
  farLeg: shape(taper(points('26 -290, 42 -170, 54 -24'), [68, 53, 38])),
  nearLeg: shape(taper(points('-19 -290, -25 -170, -33 -24'), [82, 58, 40])),
  crease: shape(taper(points('8 -250, 2 -180, -4 -96'), 6)),
  shoes: shape(
    smooth(points('-55 -28, -12 -28, 2 -16, 28 -9, 34 4, 34 4, -56 4, -56 4')),
    smooth(points('33 -28, 75 -28, 89 -16, 114 -9, 120 4, 120 4, 31 4, 31 4')),
  ),
  body: shape(
    smooth(
      points(
        '-28 -506, -58 -486, -70 -436, -66 -370, -72 -300, -72 -258, -72 -258, 62 -254, 62 -254, 64 -310, 54 -368, 64 -432, 54 -484, 24 -508',
      ),
    ),
  ),
  hem: shape('M-73 -274L63 -270V-252L-73 -256z'),
  neck: shape('M-26 -560L24 -548L28 -500Q0 -486 -32 -502z'),
  scarf: shape(
    smooth(points('-40 -522, 0 -512, 34 -522, 42 -502, 30 -486, 0 -478, -36 -486, -48 -504')),
  ),
  sleeve: shape(...arm(0, '78 -404', 36)),
  // A dark line that it stands off from the body with, as far as the body goes.
  sleeveEdge: shape(...arm(9, '40 -386', 43)),
  knit: shape(
    along(points('-58 -452, -58 -380, -60 -296'), {
      gap: 18,
      length: 20,
      width: 3.4,
      angle: 4,
      seed: 3,
    }),
    along(points('48 -440, 40 -420'), { gap: 10, length: 16, width: 3, angle: 4, seed: 4 }),
    along(points('38 -340, 44 -286'), { gap: 16, length: 18, width: 3.4, angle: 4, seed: 5 }),
  ),
  folds: shape(
    taper(points('34 -352, 16 -346, 2 -350'), 4),
    taper(points('-56 -330, -40 -318, -20 -316'), 5),
    taper(points('48 -322, 34 -310, 16 -308'), 5),
  ),
};

/** An open eye and its brow, around the middle of a head that looks left. */
const eye =
  ellipses([-40, 6, 4.4, 6]) +
  shape(taper(points('-51 0, -40 -6, -26 -1'), 5), taper(points('-52 -16, -40 -22, -24 -18'), 5));

/** The rim of an ear, in the same place. */
const ear = shape(taper(points('6 8, 14 3, 23 12, 20 26, 12 32'), 4));

const ponytail = {
  hair: shape(
    smooth(
      points(
        '-46 -30, -36 -62, 4 -80, 46 -66, 63 -24, 58 22, 42 46, 30 40, 28 12, 12 -8, -10 -22, -38 -22',
      ),
    ),
    taper(points('46 -40, 84 -40, 98 4, 88 58, 98 86'), [20, 32, 36, 24, 4]),
  ),
  band: shape(taper(points('56 -56, 64 -42, 62 -26'), [9, 10, 9])),
};

/** What is strapped behind the saddle, in the place of the bicycle. */
const luggage = {
  shadow: ellipses([0, 1, 62, 5], [106, 3, 130, 4], [212, 1, 62, 5]),
  // What holds the basket: to the handlebar, and down to the hub of the wheel.
  rack: shape(
    taper(points('170 -203, 178 -201, 188 -200'), [6, 6, 6]),
    taper(points('184 -166, 210 -157, 240 -157'), [6, 6, 6]),
    taper(points('228 -158, 220 -116, 212 -76'), [5, 5, 5]),
  ),
  carrier: shape('M-62 -153H52V-147H-62z', taper(points('-50 -150, -6 -74'), [5, 5])),
  roll: shape(
    smooth(
      points('-58 -156, -66 -172, -56 -190, -30 -194, 4 -194, 24 -188, 32 -172, 24 -156, -10 -153'),
    ),
  ),
  straps: shape('M-42 -194h9v40h-9z', 'M2 -194h9v40h-9z'),
};

/** The map, around the corner that the near hand holds. */
const map = {
  sheet: shape('M-14 -14L46 -26L46 84L-14 94z', 'M98 -12L154 -24L154 84L98 96z'),
  shade: shape('M46 -26L98 -12L98 96L46 84z'),
  lagoon: shape(smooth(points('0 14, 24 4, 46 10, 70 26, 62 44, 40 36, 16 42, -2 32'))),
  woods: shape(smooth(points('106 40, 130 30, 146 44, 142 66, 116 70'))),
  way: shape(
    ...[
      [8, 72, -12],
      [30, 64, -24],
      [54, 64, 16],
      [76, 66, -10],
      [92, 52, -60],
      [104, 26, -50],
      [122, 10, -24],
    ].map(([x = 0, y = 0, angle = 0]) => mark([x, y], angle, 17, 4)),
  ),
};
/** The hands that hold it: the near one about that corner, the far one under the sheet. */
const near = {
  skin: shape(
    smooth(points('-30 -12, -10 -20, 10 -18, 22 -6, 20 10, 4 18, -14 16, -30 12')),
    taper(points('-6 -10, 16 -20, 36 -18, 46 -12'), [18, 17, 14, 9]),
  ),
  lines: shape(taper(points('4 -6, 20 -10, 34 -8'), 3), taper(points('20 4, 10 8, 0 8'), 3)),
  cuff: shape(taper(points('623 517, 631 536, 638 554'), [15, 17, 15])),
};
const far = {
  sleeve: shape(taper(points('608 566, 664 606, 712 622'), [44, 42, 34])),
  cuff: shape(taper(points('701 604, 706 622, 700 640'), [14, 16, 14])),
  palm: shape(
    smooth(
      points('704 610, 722 611, 748 614, 772 618, 778 626, 768 635, 744 639, 722 637, 704 634'),
    ),
  ),
  // Over the edge of the sheet; the thumb is behind it.
  fingers: shape(
    taper(points('722 620, 726 602, 730 585'), [13, 12, 8]),
    taper(points('738 622, 743 602, 748 582'), [13, 12, 8]),
    taper(points('754 624, 760 605, 766 587'), [13, 12, 8]),
    taper(points('768 627, 775 611, 781 598'), [12, 11, 8]),
  ),
};

const farmerHead = (part: string) =>
  placed(`<g transform="rotate(-4)">${part}</g>`, 918, 346, 0.82);
const visitorHead = (part: string) =>
  placed(`<g transform="rotate(8)">${part}</g>`, 574, 346, 0.82, -0.82);

/** The land behind the gate; a square has no room for the tree. */
function landBlocks(day: boolean, cut: Shape): Block[] {
  const tree = (...part: string[]) => (cut === 'square' ? '' : shape(...part));
  return [
    block(day ? 'haze' : 'sky', sky.air, 2),
    block('paper', day ? sky.wisps : sky.stars, day ? 4 : 1),
    block('disc', sky.disc, 3),
    block('ink', day ? sky.gulls : '', 2),
    block('mist', land.hills, 4),
    block('lagoon', land.water, 3),
    block(day ? 'paper' : 'disc', land.glitter, 2),
    block(day ? 'sky' : 'haze', land.sand, 2),
    block('pine', [land.shore, ...farPines.map((each) => shape(...each.crown))], 3),
    block(
      'ink',
      farPines.map((each) => shape(...each.wood)),
      1,
    ),
    block('moss', village.hill, 3),
    block('pine', village.cypresses, 2),
    block('paper', village.walls, 2),
    block('clay', village.roofs, 2),
    block('lagoon', village.band, 1),
    block('lamp', village.openings, 1),
    block('moss', land.vineyard, 4),
    block('pine', land.rows, 2),
    block('ink', tree(...pineTree.wood), 3),
    block('pine', [tree(...pineTree.crown), land.hedge], 4),
    block('moss', tree(...pineTree.light), 2),
    block('clay', day ? tree(pineTree.bark) : '', 2),
    block('moss', land.pasture, 4),
    block(day ? 'pine' : 'ink', `<g opacity=".5">${land.grass}</g>`, 2),
    block('ochre', land.stubble, 4),
    block(day ? 'clay' : 'ink', `<g opacity=".5">${land.swaths}</g>`, 3),
    block(day ? 'sky' : 'haze', land.lane, 4),
    block(day ? 'ochre' : 'mist', `<g opacity=".5">${land.ruts}</g>`, 3),
  ];
}

/** The farmer and the gate that he leans on. */
function farmerBlocks(day: boolean): Block[] {
  const handAt = (part: string) =>
    `<g transform="translate(1148 419) rotate(-16) scale(.86)">${part}</g>`;
  // The other hand lies on the bar.
  const restingAt = (part: string) => placed(part, 772, 622, 0.76, -0.76);
  return [
    block('lagoon', farmer.legs, 3),
    block('ink', farmer.boots, 2),
    block('clay', farmer.farArm, 2),
    block('paper', [farmer.shirt, farmer.farSleeve], 3),
    block(day ? 'pine' : 'ink', farmer.vest, 3),
    block('ochre', farmer.buttons, 1),
    block('clay', [farmer.neck, farmerHead(profile.face)], 2),
    block('clay', handAt(pointing.skin), 1),
    block('ink', handAt(pointing.lines), 1),
    block('haze', farmer.folds, 1),
    block('paper', [farmerHead(old.hair), farmerHead(old.moustache)], 2),
    block('clay', farmerHead(profile.ear), 2),
    block('ink', [farmerHead(old.cap), farmerHead(eye), farmerHead(ear), farmerHead(old.mouth)], 2),
    block('haze', farmerHead(old.seam), 1),
    block(day ? 'pine' : 'ink', fence.wires, 1),
    block('ochre', [fence.posts, gate.bars, gate.posts], 3),
    block(day ? 'clay' : 'ink', gate.grain, 2),
    block('ink', gate.iron, 2),
    block('clay', [farmer.nearArm, restingAt(seated.hand)], 1),
    block('paper', farmer.nearSleeve, 2),
    block(day ? 'pine' : 'ink', farmer.strap, 2),
    block('haze', farmer.cuffs, 1),
    block('lagoon', [farmer.kerchief, farmer.knot], 2),
    block('ink', restingAt(seated.knuckles), 1),
  ];
}

/** The bicycle, which a square leaves out, and the visitor with a map. */
function visitorBlocks(day: boolean, cut: Shape): Block[] {
  const onBicycle = (part: string) => (cut === 'square' ? '' : placed(part, 128, 918, 1.5));
  const at = (part: string) => placed(part, 566, 938);
  const mapAt = (part: string) => placed(part, 656, 526, 0.88);
  const shadows = onBicycle(luggage.shadow) + at(ellipses([34, 5, 112, 9]));
  return [
    block(day ? 'haze' : 'ink', `<g opacity="${day ? 1 : 0.5}">${shadows}</g>`, 3),
    block(
      'ink',
      [
        onBicycle(bicycle.wheels),
        onBicycle(bicycle.fittings),
        onBicycle(luggage.carrier + luggage.rack),
      ],
      2,
    ),
    block('haze', onBicycle(luggage.roll), 2),
    block('lagoon', onBicycle(luggage.straps), 1),
    block('ochre', onBicycle(bicycle.basket), 2),
    block('clay', [onBicycle(bicycle.frame), onBicycle(bicycle.weave)], 2),
    block('pine', at(visitor.farLeg + visitor.nearLeg), 3),
    block('ink', at(visitor.shoes + visitor.crease), 2),
    block('clay', far.sleeve, 2),
    block('paper', mapAt(map.sheet + map.shade), 2),
    block(day ? 'mist' : 'haze', `<g opacity="${day ? 1 : 0.45}">${mapAt(map.shade)}</g>`, 2),
    block('lagoon', mapAt(map.lagoon), 1),
    block('moss', mapAt(map.woods), 1),
    block('clay', mapAt(map.way), 1),
    block('clay', far.fingers + far.palm, 1),
    block('clay', at(visitor.body), 3),
    block('clay', [at(visitor.neck), visitorHead(profile.face)], 2),
    block(
      'ink',
      [visitorHead(ponytail.hair), visitorHead(eye), at(visitor.hem + visitor.folds)],
      2,
    ),
    block('clay', visitorHead(ponytail.band), 2),
    block('ink', visitorHead(ear), 1),
    block('ochre', at(visitor.knit), 1),
    block('ink', at(visitor.sleeveEdge), 2),
    block('clay', at(visitor.sleeve), 2),
    block('ochre', at(visitor.scarf), 2),
    block('clay', mapAt(near.skin), 1),
    block('ink', mapAt(near.lines), 1),
    block('haze', [near.cuff, far.cuff], 1),
  ];
}

/** By night: what the lantern on the post touches. */
const lit = {
  air: `<circle cx="748" cy="438" r="96" opacity=".2"/><circle cx="748" cy="438" r="58" opacity=".22"/>`,
  // Around the middle of a head that looks left.
  face: shape(
    taper(points('-45 0, -53 12, -62 24'), 5),
    taper(points('-47 63, -45 69, -38 74'), 4),
  ),
  edges: shape(
    taper(points('618 454, 625 480, 624 506'), 5),
    taper(points('856 454, 830 474, 806 500'), 6),
    taper(points('698 506, 720 510, 740 515'), 4),
  ),
};

/**
 * Print: at a field gate by a lane near the lagoon a farmer tells somebody with a bicycle and a map
 * the way to the village.
 */
export const atTheGate: Print = {
  fields: { square: { x: 448, y: 0, width: 1024 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const lampAt = (part: string) => placed(part, 748, 474, 0.76);
    return [
      ...landBlocks(day, cut),
      block('lamp', day ? '' : lit.air, 3),
      ...farmerBlocks(day),
      block('moss', land.verge, 3),
      block('ink', lampAt(shape(...lantern.iron)), 2),
      block(day ? 'haze' : 'lamp', lampAt(shape(lantern.glass)), 2),
      ...visitorBlocks(day, cut),
      block('lamp', day ? '' : [farmerHead(lit.face), visitorHead(lit.face), lit.edges], 2),
      ...(day
        ? [
            block('haze', hens.shadows, 2),
            block('paper', hens.white.body, 2),
            block('clay', [hens.brown.body, hens.white.red], 2),
            block('clay', hens.brown.red, 2),
            block('ochre', [hens.white.feet, hens.brown.feet], 2),
            block('mist', hens.white.shade, 1),
            block('ink', [hens.brown.shade, hens.white.eye, hens.brown.eye], 1),
          ]
        : [
            block('clay', placed(hedgehog.face, 900, 970), 2),
            block('ink', placed(hedgehog.spines, 900, 970), 2),
            block('haze', placed(hedgehog.cuts, 900, 970), 1),
            block('ink', placed(hedgehog.nose, 900, 970), 1),
          ]),
      block('pine', [land.near, land.blades, flowers.stalks], 3),
      block('paper', flowers.daisies, 2),
      block('clay', flowers.poppies, 2),
    ];
  },
};
