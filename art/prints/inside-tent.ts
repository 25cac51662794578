import { ellipses, hatch, outline, shape, thin, type Point } from '../shapes.ts';
import { lantern, placed, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print, type Variant } from '../renderer.ts';

/** Where the canvas hangs from, above the picture. */
const apex: Point = [548, -210];
/** Where each seam passes from roof to wall, from the left; the door is between the middle two. */
const eaves = points(
  '-1100 -160, -300 250, -120 340, 60 398, 240 440, 430 468, 590 480, 1010 480, 1170 468, 1340 440, 1500 400, 1700 320, 1900 200, 2700 -160',
);
/** Where each seam meets the floor. */
const feet = points(
  '-1100 1400, -300 1060, -120 930, 60 842, 240 786, 430 748, 590 730, 1010 730, 1170 748, 1340 786, 1500 842, 1700 930, 1900 1060, 2700 1400',
);
const pick = (line: readonly Point[], index: number): Point => line[index] ?? [0, 0];

/** A width of canvas from the apex to the floor. */
const panel = (index: number): string =>
  outline([
    apex,
    pick(eaves, index),
    pick(feet, index),
    pick(feet, index + 1),
    pick(eaves, index + 1),
  ]);
/** Its lower part, which hangs straight. */
const wall = (index: number): string =>
  outline([pick(eaves, index), pick(eaves, index + 1), pick(feet, index + 1), pick(feet, index)]);

const opening = 'M692 128C780 250 900 370 966 490L980 738H630L642 490C654 400 682 270 692 128z';

const tent = {
  // Everything but the opening.
  canvas: shape(`M-20 -140V1060H1560V-140z${opening}`),
  seams: shape(
    ...eaves.map((eave) => taper([apex, eave], [2, 8])),
    ...eaves.map((eave, index) => taper([eave, pick(feet, index)], [7, 6])),
  ),
  hem: shape(
    taper(eaves.slice(1, 7), [14, 13, 12, 11, 10, 9]),
    taper(eaves.slice(7, -1), [9, 10, 11, 12, 13, 14]),
  ),
  // Each flap is drawn aside, caught by a strap, and falls again below it.
  flaps: shape(
    'M692 108C684 260 664 390 652 500C648 520 650 540 656 560C668 620 668 690 664 742H588C586 670 594 610 604 560C608 540 606 522 604 506C628 380 668 240 692 108z',
    'M692 108C768 250 888 380 958 498C964 520 960 542 954 562C942 620 940 690 944 742H1026C1026 670 1016 610 1004 560C1000 540 1002 522 1004 506C918 370 786 240 692 108z',
  ),
  folds: shape(
    taper(points('682 200, 664 330, 634 470'), [2, 7, 3]),
    taper(points('728 190, 842 330, 968 472'), [2, 8, 3]),
    taper(points('634 570, 636 650, 630 742'), [3, 8, 5]),
    taper(points('612 590, 606 660, 606 742'), [3, 7, 5]),
    taper(points('976 570, 972 650, 976 742'), [3, 8, 5]),
    taper(points('996 590, 1004 660, 1006 742'), [3, 7, 5]),
  ),
  straps: shape('M600 520L656 516L658 542L602 546z', 'M950 516L1008 520L1006 546L952 542z'),
};

/** What is seen through the door, no wider than its flaps: the canvas prints thinly. */
const outside = {
  air: shape('M604 80H1008V740H604z'),
  // By day the sun has just left the hills; by night the moon stands high.
  sun: '<circle cx="862" cy="446" r="36"/>',
  glow: [66, 104, 150].map((r) => `<circle cx="862" cy="446" r="${r}" opacity=".22"/>`).join(''),
  moon: '<circle cx="798" cy="384" r="36"/>',
  far: shape('M604 492Q680 474 760 498T940 484L1008 488V740H604z'),
  near: shape('M604 521L1008 517V740H604z'),
  field: shape('M604 582Q700 560 840 580L1008 576V740H604z'),
  path: shape(
    'M742 742C760 680 850 650 846 616C844 596 812 592 822 574L836 572C832 590 872 598 876 622C880 660 826 690 846 742z',
  ),
  dew: shape(
    hatch(points('640 610, 970 600, 970 730, 640 730'), {
      gap: 22,
      length: 26,
      width: 3,
      angle: -84,
      seed: 12,
      share: 0.5,
    }),
  ),
  // Light on the water, below the sun and below the moon.
  glints: ([862, 798] as const).map((x) =>
    shape(
      hatch(points(`${x - 74} 530, ${x + 74} 526, ${x + 46} 572, ${x - 46} 574`), {
        gap: 9,
        length: 34,
        width: 3.4,
        angle: 0,
        seed: 6,
        share: 0.8,
      }),
    ),
  ),
  // A cork oak, around the middle of its foot.
  trunk: shape(
    taper(points('0 0, -2 -60, -8 -110'), [26, 16, 14]),
    taper(points('-4 -80, -18 -120, -36 -144'), [12, 10, 5]),
    taper(points('-6 -84, 14 -124, 36 -142'), [12, 10, 5]),
  ),
  crown: shape(
    smooth(
      points(
        '-90 -120, -100 -162, -78 -200, -40 -220, 0 -232, 40 -224, 74 -204, 94 -170, 84 -140, 48 -124, 12 -134, -18 -124, -58 -132, -78 -116',
      ),
    ),
  ),
};

/** The bed that the picture is seen from, its foot towards the door. */
const bed = {
  blanket: shape(
    smooth(
      points(
        '330 1080, 330 1080, 430 940, 520 852, 584 812, 634 800, 672 792, 700 756, 742 738, 784 756, 812 786, 846 760, 886 744, 926 762, 956 796, 1010 806, 1058 826, 1110 880, 1180 980, 1240 1080, 1240 1080',
      ),
    ),
  ),
  stripes: shape(
    'M470 884Q640 838 790 846Q960 836 1108 878L1122 898Q960 858 790 868Q630 860 452 908z',
    'M444 918Q630 876 790 882Q960 872 1128 908L1134 918Q960 884 790 892Q630 888 436 930z',
  ),
  folds: shape(
    taper(points('776 790, 780 860, 770 960'), [2, 8, 3]),
    taper(points('676 802, 640 850, 600 960'), [2, 7, 2]),
    taper(points('958 804, 980 850, 1010 960'), [2, 7, 2]),
    taper(points('590 828, 536 900, 484 970'), [2, 6, 2]),
    taper(points('1042 832, 1090 900, 1140 970'), [2, 6, 2]),
  ),
  sheet: shape(
    'M300 1080C340 1010 400 986 520 976C640 966 700 984 800 976C920 966 1000 976 1110 976C1190 980 1230 1020 1270 1080z',
  ),
  creases: shape(
    taper(points('430 1000, 520 1010, 620 1000'), 7),
    taper(points('700 1000, 800 1012, 900 998'), 7),
    taper(points('980 996, 1060 1008, 1150 1002'), 7),
  ),
};

/** A book left on the blanket. */
const book = {
  back: shape('M872 938L994 900L1054 944L1054 956L930 996L872 950z'),
  pages: shape('M878 940L932 980L1050 944V952L932 988L878 948z'),
  cover: shape('M870 932L992 894L1056 940L932 980z'),
  label: shape('M924 930L974 914L1002 934L950 952z'),
};

/** A stool with a mug and a sprig in a jar, around the middle of its foot. */
const stool = {
  legs: shape(
    taper(points('-58 -128, -78 4'), [17, 13]),
    taper(points('58 -128, 78 4'), [17, 13]),
    taper(points('4 -120, 8 -18'), [15, 12]),
  ),
  rung: shape(taper(points('-70 -54, 70 -54'), [9, 9])),
  seat: shape('M-98 -142Q0 -168 98 -142L96 -118Q0 -94 -96 -118z'),
  mug: shape('M-62 -218H4L-1 -146Q-30 -136 -57 -146z'),
  handle: `<path fill-rule="evenodd" d="M0 -208Q40 -206 36 -180Q32 -156 -2 -156V-168Q22 -168 23 -182Q24 -195 0 -196z"/>`,
  rim: shape('M-64 -222Q-30 -230 6 -222L5 -210Q-30 -218 -63 -210z'),
  steam: shape(
    taper(points('-40 -238, -54 -266, -32 -296, -48 -336, -34 -362'), 11),
    taper(points('-14 -240, -26 -264, -4 -290, -18 -322'), 9),
  ),
};

/** A pair of boots, around the middle of their soles. */
const boots = {
  legs: shape('M-74 -92H-30L-26 -40Q4 -34 8 -4H-76z', 'M8 -84H52L56 -34Q88 -28 92 4H6z'),
  cuffs: shape('M-78 -98H-26V-84H-78z', 'M4 -90H56V-76H4z'),
};

/** A rucksack with a rolled blanket on it, around the middle of its foot. */
const rucksack = {
  body: shape(
    'M-70 4Q-92 -40 -86 -120Q-82 -190 -50 -204H50Q82 -190 86 -120Q92 -40 70 4Q0 14 -70 4z',
    'M-104 -20Q-112 -80 -82 -104L-78 -6Q-92 -4 -104 -20zM104 -20Q112 -80 82 -104L78 -6Q92 -4 104 -20z',
  ),
  pocket: shape('M-50 -74Q0 -66 50 -74L54 -10Q0 0 -54 -10z'),
  flap: shape('M-80 -126Q-82 -196 -50 -208H50Q82 -196 80 -126Q44 -100 0 -98Q-44 -100 -80 -126z'),
  straps: shape(
    'M-42 -200H-28V-58H-42z',
    'M28 -200H42V-58H28z',
    'M-46 -256H-30V-198H-46z',
    'M30 -256H46V-198H30z',
  ),
  roll: shape('M-96 -250Q0 -262 96 -250Q108 -228 96 -204Q0 -194 -96 -204Q-108 -228 -96 -250z'),
  turns: shape(
    taper(points('-94 -240, -82 -230, -84 -214, -96 -214'), 5),
    taper(points('92 -242, 80 -230, 84 -214, 96 -214'), 5),
  ),
};

/** The pole, around its foot, with what is hung on it. */
const pole = {
  wood: shape(taper(points('0 -1000, 0 -6'), [22, 24])),
  grain: shape(
    taper(points('-4 -780, -2 -700, -5 -620'), 4),
    taper(points('4 -430, 5 -330, 3 -240'), 4),
    taper(points('-4 -190, -3 -120, -5 -60'), 4),
  ),
  plate: shape('M-40 -14H40V4H-40z'),
  rings: shape('M-15 -706H15V-690H-15z', 'M-15 -568H15V-552H-15z', 'M-16 -38H16V-22H-16z'),
  hooks: shape(
    taper(points('6 -698, 42 -704, 56 -692, 54 -676'), [7, 7, 7, 6]),
    taper(points('-6 -560, -34 -560'), [7, 6]),
  ),
};
/** A straw hat, aslant on its hook, around the middle of its brim. */
const hat = {
  straw: shape(
    'M-49 -4Q-48 -66 -16 -74Q-2 -66 12 -75Q48 -66 49 -4z',
    'M-96 -2Q-50 -22 0 -20Q50 -22 96 -6Q94 16 0 20Q-92 20 -96 -2z',
  ),
  band: shape('M-49 -30Q0 -16 49 -30L50 -8Q0 8 -50 -8z'),
  weave: shape(
    taper(points('-82 2, -50 11, -10 14'), [2, 4, 2]),
    taper(points('14 14, 54 10, 84 0'), [2, 4, 2]),
    taper(points('-30 -56, -14 -60, -2 -54'), [2, 4, 2]),
    taper(points('10 -44, 26 -46, 38 -42'), [2, 4, 2]),
  ),
};

/** The point that all boards run to. */
const eye = [800, 500] as const;

/** How far down the floor begins at a place. */
function floorAt(x: number): number {
  const index = feet.findIndex(([at]) => at > x);
  const [[fromX, fromY], [toX, toY]] = [pick(feet, index - 1), pick(feet, index)];
  return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
}

/** Light around the lantern. */
const shine = [104, 66].map((r) => `<circle cx="602" cy="236" r="${r}" opacity=".3"/>`);

const floor = {
  boards: shape(outline([...feet, [1900, 1500], [-300, 1500]])),
  joints: shape(
    ...[-20, 70, 180, 310, 440, 560, 1050, 1160, 1290, 1420, 1530].map((x) => {
      const y = floorAt(x);
      const near = (1064 - eye[1]) / (y - eye[1]);
      return taper(
        [
          [x, y],
          [eye[0] + (x - eye[0]) * near, 1064],
        ],
        [2, 7],
      );
    }),
  ),
  sill: shape('M592 726H1024V744H590z'),
  light: outline(points('632 744, 980 744, 700 1060, 140 1060')),
  onBed: outline(
    points(
      '620 800, 668 792, 700 756, 742 738, 980 744, 768 986, 404 986, 440 930, 520 852, 584 812',
    ),
  ),
  // Under what stands on it.
  shade: ellipses(
    [308, 948, 128, 13],
    [1150, 808, 100, 10],
    [1336, 902, 120, 13],
    [548, 808, 66, 9],
  ),
};

/** The land before the door: by day with the sun on it, by night with the moon. */
function land(variant: Variant): Block[] {
  const day = variant === 'day';
  const [belowSun = '', belowMoon = ''] = outside.glints;
  return [
    block(day ? 'paper' : 'sky', outside.air, 2),
    block(
      'disc',
      day ? outside.glow : shape(stars(points('740 236, 712 316, 768 306, 694 412'))),
      2,
    ),
    block('disc', day ? outside.sun : outside.moon, 2),
    block(day ? 'haze' : 'mist', outside.far, 4),
    block('lagoon', outside.near, 4),
    block('disc', day ? belowSun : belowMoon, 2),
    block('moss', outside.field, 4),
    block(day ? 'sky' : 'paper', `<g opacity="${day ? 1 : 0.5}">${outside.path}</g>`, 3),
    block(day ? 'paper' : 'haze', outside.dew, 2),
    block(day ? 'clay' : 'ink', placed(outside.trunk, 742, 648, 0.74), 2),
    block('pine', placed(outside.crown, 742, 648, 0.74), 4),
  ];
}

/** The canvas around the door. */
function canvas(variant: Variant): Block[] {
  const day = variant === 'day';
  return [
    block(day ? 'sky' : 'ochre', tent.canvas, 3),
    block('lamp', day ? '' : thin(0.62, `${panel(6)}${opening}`), 3),
    block(day ? 'ochre' : 'lamp', thin(day ? 0.16 : 0.46, panel(5), panel(7)), 3),
    block(day ? 'ochre' : 'lamp', thin(day ? 0.34 : 0.2, panel(4), panel(8)), 3),
    block(day ? 'ochre' : 'mist', thin(day ? 0.5 : 0.4, panel(3), panel(9)), 3),
    block(day ? 'ochre' : 'mist', thin(day ? 0.68 : 0.78, ...[0, 1, 2, 10, 11, 12].map(panel)), 3),
    block(
      day ? 'clay' : 'ink',
      thin(day ? 0.12 : 0.18, ...[1, 2, 3, 4, 5, 7, 8, 9, 10].map(wall)),
      3,
    ),
    block(day ? 'paper' : 'ochre', [tent.seams, tent.hem], 3),
  ];
}

/**
 * Print: inside a tent, seen from the bed: the open door on a field and the lagoon, a lantern and a
 * hat on the pole, a mug on a stool, boots and a rucksack.
 */
export const insideTent: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const stoolAt = (part: keyof typeof stool) => placed(stool[part], 300, 944, 1.15);
    const rucksackAt = (part: keyof typeof rucksack) => placed(rucksack[part], 1330, 900, 1);
    const bootsAt = (part: keyof typeof boots) => placed(boots[part], 1130, 808, 0.9);
    const poleAt = (part: string) => placed(part, 548, 806);
    const hatAt = (part: string) =>
      poleAt(placed(`<g transform="rotate(-13)">${part}</g>`, -70, -536));
    const lanternAt = (part: string) => placed(part, 602, 276, 0.9);
    return [
      ...land(variant),
      ...canvas(variant),
      block(day ? 'ochre' : 'clay', floor.boards, 3),
      block(day ? 'clay' : 'ink', floor.joints, 2),
      block('disc', thin(day ? 0.9 : 0.3, floor.light), 3),
      block(day ? 'sky' : 'clay', [tent.flaps, floor.sill], 3),
      block(day ? 'ochre' : 'ink', tent.folds, 2),
      block(day ? 'clay' : 'ochre', tent.straps, 2),
      block('ink', `<g opacity=".3">${floor.shade}</g>`, 2),
      block('lamp', day ? '' : shine, 2),
      block(day ? 'clay' : 'ink', poleAt(pole.wood), 2),
      block('ink', [poleAt(pole.hooks), poleAt(pole.plate), poleAt(pole.rings)], 2),
      block(day ? 'ink' : 'clay', poleAt(pole.grain), 1),
      block(day ? 'ochre' : 'paper', hatAt(hat.straw), 2),
      block('clay', hatAt(hat.band), 2),
      block(day ? 'clay' : 'haze', hatAt(hat.weave), 1),
      block('ink', lanternAt(shape(...lantern.iron)), 2),
      block(day ? 'mist' : 'lamp', lanternAt(shape(lantern.glass)), 2),
      block('pine', rucksackAt('body'), 3),
      block('ink', [bootsAt('legs')], 2),
      block('clay', [bootsAt('cuffs'), rucksackAt('roll')], 2),
      block('moss', [rucksackAt('flap'), rucksackAt('pocket')], 2),
      block(day ? 'ochre' : 'ink', [rucksackAt('straps'), rucksackAt('turns')], 2),
      block(day ? 'clay' : 'ochre', [stoolAt('legs'), stoolAt('rung'), stoolAt('seat')], 2),
      block('paper', [stoolAt('mug'), stoolAt('handle'), stoolAt('steam')], 2),
      block('lagoon', [bed.blanket, stoolAt('rim')], 3),
      block('paper', [bed.stripes, bed.sheet], 3),
      block('pine', bed.folds, 2),
      block('mist', bed.creases, 2),
      block('clay', book.back, 2),
      block('paper', book.pages, 2),
      block('clay', book.cover, 2),
      block('ochre', book.label, 2),
      block(day ? 'paper' : 'disc', thin(day ? 0.26 : 0.16, floor.onBed), 3),
    ];
  },
};
