import { along, ellipses, hatch, mark, shape, thin } from '../shapes.ts';
import { foliage, lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print } from '../renderer.ts';
import { bowl, land, oak, rug, sky } from './brushing-scenery.ts';
import { profile, seated } from './figures.ts';
import { blackDog } from './hammock.ts';
import { asleep } from './old-dogs.ts';

/** The dog that is brushed sits before the person, facing left, its back against them. */
const sitting = {
  body: smooth(
    points(
      '864 545, 852 600, 826 650, 808 704, 812 757, 816 815, 808 877, 790 893, 792 907, 850 908, 863 905, 868 891, 873 903, 889 908, 939 908, 1008 905, 1040 888, 1050 847, 1042 785, 1026 702, 1004 624, 984 562, 960 512, 910 500',
    ),
  ),
  tail: taper(points('1016 890, 1076 906, 1130 902, 1172 878'), [36, 30, 22, 8]),
  chest: along(points('838 652, 822 704, 824 764'), {
    gap: 11,
    length: 34,
    width: 4,
    angle: -10,
    seed: 12,
  }),
  toes: [
    taper(points('810 892, 806 899, 808 907'), 4),
    taper(points('830 892, 826 899, 828 907'), 4),
  ],
  cuts: [
    // The foreleg, the haunch and the hind foot.
    taper(points('868 893, 870 840, 866 785, 884 730'), 7),
    taper(points('1020 764, 966 757, 921 790, 907 845, 925 890'), 7),
    taper(points('920 892, 900 894, 884 906'), 6),
  ],
  // What the brush has passed over lies smooth.
  fur: hatch(points('960 650, 1000 720, 1010 752, 950 742, 926 770, 890 800, 880 760'), {
    gap: 17,
    length: 34,
    width: 3.4,
    angle: 62,
    seed: 5,
    share: 0.8,
  }),
};
/** Its head, around the middle of the skull. */
const head = {
  skull: smooth(
    points(
      '-112 20, -105 4, -90 -3, -66 -7, -49 -12, -42 -26, -37 -48, -18 -63, 12 -67, 38 -57, 54 -28, 62 20, 50 70, 10 90, -34 70, -65 62, -85 55, -101 46, -110 34',
    ),
  ),
  muzzle: smooth(points('-94 9, -78 4, -62 7, -52 20, -52 36, -60 50, -74 53, -90 47, -102 36')),
  whiskers: along(points('-54 10, -48 28, -58 52'), {
    gap: 8,
    length: 22,
    width: 4,
    angle: -86,
    seed: 14,
  }),
  nose: smooth(points('-115 20, -109 6, -97 0, -86 5, -87 18, -96 28, -108 30')),
  mouth: taper(points('-102 32, -84 39, -62 44, -42 36'), 6),
  eye: 'M-43 -6Q-22 18 -2 -8Q-22 3 -43 -6z',
  lid: taper(points('-46 -11, -33 -4, -15 -4, 1 -13'), 8),
  ear: taper(
    points('12 -42, 0 -10, -4 34, 6 68, 20 78, 36 66, 46 32, 42 -10, 30 -36'),
    [4, 7, 7, 7, 7, 7, 7, 7, 4],
  ),
};

/** A dog curled up, its nose at its hind paw, around the middle of its foot. */
const curled = {
  body: smooth(
    points(
      '-142 -24, -152 -60, -130 -104, -76 -138, 0 -152, 74 -142, 130 -106, 154 -56, 148 -18, 110 0, 0 6, -100 4',
    ),
  ),
  limbs: [
    // The tail, and the hind paw.
    taper(points('140 -22, 92 2, 20 6, -44 4, -84 -2'), [34, 34, 28, 20, 8]),
    taper(points('120 -30, 70 -20, 24 -18'), [44, 34, 26]),
  ],
  head: smooth(
    points(
      '-142 -52, -128 -88, -96 -102, -64 -94, -48 -74, -26 -60, -2 -48, 6 -32, -4 -16, -40 -8, -90 -6, -130 -14',
    ),
  ),
  muzzle: smooth(points('-34 -60, -12 -52, 2 -40, 4 -26, -8 -16, -34 -14, -44 -28, -42 -48')),
  whiskers: along(points('-40 -58, -48 -38, -40 -16'), {
    gap: 8,
    length: 18,
    width: 4,
    angle: 86,
    seed: 19,
  }),
  brow: mark([-68, -80], 28, 24, 6),
  ear: smooth(
    points('-116 -88, -98 -96, -86 -86, -76 -56, -68 -24, -80 -6, -102 -6, -118 -28, -122 -60'),
  ),
  nose: smooth(points('-8 -50, 6 -46, 14 -34, 8 -26, -2 -30, -8 -40')),
  cuts: [
    // The closed eye, the mouth, the rim of the head, the haunch, the tail.
    taper(points('-72 -62, -62 -53, -50 -54, -44 -62'), 7),
    taper(points('4 -24, -12 -20, -34 -24'), 5),
    taper(points('-146 -46, -130 -90, -96 -106, -62 -98, -44 -76'), [3, 8, 9, 8, 3]),
    taper(points('36 -34, 30 -84, 64 -118, 110 -112'), [4, 9, 9, 3]),
    taper(points('130 -6, 84 -10, 20 -4, -40 -8'), [3, 7, 7, 3]),
  ],
  toes: [taper(points('24 -28, 14 -22, 16 -12'), 4), taper(points('36 -30, 26 -24, 28 -10'), 4)],
  fur: along(points('-100 -112, -20 -138, 60 -134'), {
    gap: 24,
    length: 32,
    width: 3,
    angle: 40,
    seed: 31,
  }),
};

/** The legs stretched out on the rug, and the bare feet at their end. */
const legs = {
  far: taper(points('1150 830, 940 790, 740 836, 714 840'), [104, 92, 66, 58]),
  near: smooth(
    points(
      '1200 884, 1246 856, 1240 800, 1160 770, 1050 772, 960 768, 910 764, 860 774, 780 800, 706 818, 676 826, 676 826, 680 876, 680 876, 780 880, 880 880, 980 884, 1100 890',
    ),
  ),
  turnUp: taper(points('684 820, 690 850, 692 880'), [14, 17, 14]),
  foot: smooth(
    points(
      '700 832, 664 828, 646 812, 636 786, 630 760, 624 738, 612 730, 600 736, 596 752, 600 780, 604 806, 596 836, 586 856, 590 876, 608 886, 640 882, 700 876',
    ),
  ),
  toes: [
    taper(points('606 742, 616 746, 626 744'), 4),
    taper(points('652 818, 662 832, 660 850'), 5),
  ],
  folds: [
    taper(points('884 776, 900 792, 904 812'), 6),
    taper(points('1130 786, 1110 812, 1108 836'), 7),
    taper(points('760 812, 774 830, 776 850'), 5),
  ],
};

/** By day the person bends to the dog. */
const bent = {
  shirt: smooth(
    points(
      '1240 862, 1240 862, 1262 800, 1256 730, 1240 664, 1210 606, 1168 566, 1124 556, 1086 572, 1062 610, 1046 660, 1042 730, 1052 800, 1058 856, 1058 856, 1150 872',
    ),
  ),
  bib: smooth(
    points(
      '1250 870, 1270 800, 1260 726, 1248 694, 1248 694, 1190 716, 1130 706, 1084 664, 1054 640, 1054 640, 1036 730, 1048 800, 1056 862, 1056 862, 1150 880',
    ),
  ),
  strap: taper(points('1066 656, 1098 600, 1148 564, 1200 604, 1244 704'), [20, 20, 20, 20, 20]),
  button: ellipses([1080, 648, 7, 7]),
  neck: taper(points('1136 590, 1108 560, 1086 522'), [76, 62, 56]),
  collar: taper(points('1082 592, 1106 586, 1140 550'), [8, 20, 10]),
  farSleeve: taper(points('1112 606, 1084 610, 1062 610'), [76, 68, 60]),
  farArm: taper(points('1064 612, 1024 607, 980 599'), [46, 39, 33]),
  /** What of it lies on the dog. */
  farWrist: taper(points('1008 604, 992 601, 968 597'), [36, 34, 32]),
  sleeve: taper(points('1152 620, 1172 690, 1162 756'), [86, 80, 66]),
  cuff: taper(points('1130 766, 1160 786, 1192 764'), [9, 14, 9]),
  arm: taper(points('1162 760, 1094 760, 1028 742'), [52, 42, 30]),
  folds: [
    taper(points('1110 612, 1120 660, 1128 724'), [3, 9, 4]),
    taper(points('1194 618, 1214 680, 1198 748'), [3, 9, 4]),
    taper(points('1150 700, 1164 710, 1184 708'), 5),
    taper(points('1044 582, 1033 610, 1042 638'), 6),
  ],
  creases: [
    taper(points('1236 776, 1206 788, 1180 780'), 6),
    taper(points('1070 816, 1096 802, 1124 802'), 6),
    taper(points('1216 850, 1196 836, 1170 834'), 6),
  ],
};

/** The hand on the shoulder of the dog: its back, then its fingers from the first to the last. */
const resting = {
  back: smooth(points('1008 576, 982 567, 958 576, 948 594, 954 612, 972 618, 992 611, 1010 602')),
  fingers: [
    taper(points('964 578, 938 584, 916 598, 902 616'), [18, 17, 15, 10]),
    taper(points('960 590, 936 602, 918 620, 908 640'), [18, 17, 15, 10]),
    taper(points('964 602, 944 618, 930 636, 922 656'), [18, 16.5, 14.5, 10]),
    taper(points('976 610, 960 626, 948 642, 942 658'), [17, 15, 13, 9]),
  ],
  gaps: [
    taper(points('954 588, 932 600, 910 628'), 3.6),
    taper(points('956 602, 934 618, 916 646'), 3.6),
    taper(points('966 612, 948 630, 934 656'), 3.6),
  ],
};

/** The brush and the fist around it, from the middle of the grip; the arm comes from the right. */
const brush = {
  wood: shape(
    taper(points('42 8, 0 2, -46 -4'), [15, 20, 17]),
    smooth(
      points('-40 -16, -62 -32, -104 -38, -144 -32, -160 -8, -148 16, -108 24, -66 18, -42 10'),
    ),
  ),
  bristles: shape(
    ...Array.from({ length: 13 }, (_, index) => {
      const x = -152 + index * 7.5;
      const top = 30 - Math.abs(index - 4) * 2;
      return taper(
        [
          [x, 0],
          [x - 3, top + 14],
        ],
        [4.4, 4.4],
      );
    }),
  ),
  light: shape(taper(points('-140 -16, -104 -24, -66 -18'), 5)),
  fist: shape(
    smooth(points('46 -18, 22 -28, -6 -30, -24 -22, -30 0, -26 22, -8 34, 20 30, 46 18')),
    taper(points('30 -18, 6 -31, -20 -31, -42 -22'), [22, 21, 17, 11]),
  ),
  lines: shape(
    taper(points('-12 -10, -17 6, -11 26'), 3.6),
    taper(points('4 -10, -1 8, 5 30'), 3.6),
    taper(points('20 -8, 16 8, 21 26'), 3.4),
    taper(points('26 -10, 4 -19, -26 -16'), 3.2),
  ),
};

/** By night the person sits up and looks at the moon. */
const upright = {
  shirt: smooth(
    points(
      '1246 862, 1246 862, 1270 800, 1276 724, 1268 650, 1244 596, 1200 568, 1154 570, 1116 598, 1092 650, 1076 740, 1066 856, 1066 856, 1150 872',
    ),
  ),
  bib: smooth(
    points(
      '1254 870, 1280 800, 1282 726, 1272 690, 1272 690, 1220 714, 1150 706, 1110 676, 1088 656, 1088 656, 1068 740, 1058 800, 1056 862, 1056 862, 1150 880',
    ),
  ),
  strap: taper(points('1100 670, 1126 612, 1180 576, 1232 612, 1268 700'), [20, 20, 20, 20, 20]),
  button: ellipses([1110, 660, 7, 7]),
  neck: taper(points('1190 604, 1182 572, 1170 538'), [80, 66, 60]),
  collar: taper(points('1136 590, 1166 598, 1206 574'), [8, 20, 10]),
  sleeve: taper(points('1190 632, 1186 704, 1144 764'), [86, 78, 64]),
  cuff: taper(points('1118 756, 1138 782, 1168 786'), [9, 14, 9]),
  arm: taper(points('1144 762, 1088 786, 1030 792'), [50, 40, 29]),
  folds: [
    taper(points('1148 622, 1144 670, 1122 730'), [3, 9, 4]),
    taper(points('1232 640, 1228 706, 1182 772'), [3, 9, 4]),
    taper(points('1166 712, 1184 720, 1200 714'), 5),
  ],
  creases: [
    taper(points('1250 790, 1216 798, 1190 790'), 6),
    taper(points('1084 820, 1110 806, 1138 806'), 6),
  ],
};

/** Curls, and an eye that looks down, around the middle of a head that looks left. */
const curls = foliage(
  points('-44 -30, -36 -66, 0 -92, 44 -82, 74 -46, 76 4, 58 44, 36 48, 26 20, 10 -4, -8 -22'),
  11,
  26,
);
const eyes = {
  down: shape(
    taper(points('-45 4, -36 9, -25 6'), 5),
    taper(points('-50 -12, -40 -17, -26 -13'), 5),
  ),
  up:
    ellipses([-40, 4, 4.4, 5.6]) +
    shape(
      taper(points('-51 -2, -40 -8, -26 -3'), 5),
      taper(points('-52 -18, -40 -24, -24 -20'), 5),
    ),
};
const smile = shape(taper(points('-53 44, -45 49, -36 46'), 4));

/** By night: the edges that the lantern lights. */
const lit = {
  legs: shape(
    taper(points('588 872, 588 852, 598 834, 605 806, 600 780, 596 752'), 6),
    taper(points('698 820, 780 800, 860 774, 900 766'), 5),
  ),
  // In the place of the dog asleep.
  rump: taper(points('-2 -52, 8 -112, 44 -162, 98 -186, 152 -180'), 7),
  face: shape(
    taper(points('-49 -15, -45 -5, -52 8, -60 20, -65 28'), 6),
    taper(points('-52 46, -53 54, -47 60, -49 69, -41 77'), 5),
  ),
};

/** The dog leans back, from its paws up. */
const leaning = (part: string) => `<g transform="translate(47 0) skewX(-3)">${part}</g>`;
const onDog = (...data: string[]) => leaning(shape(...data));
const restingAt = (...data: string[]) => placed(onDog(...data), -22, 6);
const dogHead = (...data: string[]) =>
  leaning(`<g transform="translate(892 530) rotate(9) scale(1.18)">${shape(...data)}</g>`);
const bentHead = (part: string) =>
  `<g transform="translate(1070 456) rotate(-24) scale(1)">${part}</g>`;
const raisedHead = (part: string) =>
  `<g transform="translate(1156 470) rotate(20) scale(1)">${part}</g>`;
/** By night the brush lies on the rug. */
const putDown = (part: string) =>
  `<g transform="translate(600 922) rotate(8) scale(.86)">${part}</g>`;
const inHand = (part: string) => `<g transform="translate(1012 740) rotate(14)">${part}</g>`;

/** By day: what those on the rug keep from the sun. */
const shadows = [
  smooth(points('180 912, 330 904, 470 882, 530 886, 540 900, 460 918, 320 930, 200 926')),
  smooth(
    points(
      '600 884, 760 876, 1000 884, 1240 852, 1330 856, 1360 874, 1260 896, 1100 912, 900 920, 700 900',
    ),
  ),
];

/** The light of the lantern, in the air and on the rug. */
const glow =
  `<g opacity=".14">${ellipses([366, 848, 118, 118])}</g>` +
  `<g opacity=".2">${ellipses([366, 848, 66, 66])}</g>` +
  `<g opacity=".3">${ellipses([366, 900, 196, 40])}</g>`;

const bowlAt = (part: string) => placed(part, 500, 790, 0.84);
/** The land, the tree, the rug and the bowl. */
const sceneBlocks = (day: boolean): Block[] => [
  block('sky', sky.air, 2),
  block('paper', day ? sky.wisps : sky.stars, day ? 4 : 1),
  block('disc', day ? sky.sun : sky.moon, 4),
  block('mist', land.hills, 5),
  block(day ? 'pine' : 'ink', `<g opacity=".7">${land.groves}</g>`, 2),
  block('haze', land.ridge, 4),
  block('lagoon', land.water, 3),
  block(day ? 'paper' : 'disc', land.glitter, 2),
  block('ochre', land.meadow, 4),
  block(day ? 'disc' : 'moss', land.straw, 3),
  block('pine', land.bushes, 4),
  block('moss', land.bushLight, 3),
  block('moss', land.ground, 4),
  block('pine', [land.blades, land.tufts, land.shade], 3),
  block('pine', oak.crown, 4),
  block('clay', oak.stem, 4),
  block('ink', oak.limbs, 4),
  block('moss', [oak.clumps, oak.leaves], 3),
  block('pine', oak.dapple, 2),
  block('haze', oak.bark, 2),
  block('ink', oak.grain, 2),
  block('pine', bowlAt(bowl.shade), 3),
  block('haze', bowlAt(bowl.body + bowl.rim), 2),
  block('lagoon', bowlAt(bowl.water + bowl.band), 2),
  block('paper', bowlAt(bowl.light), 1),
  block('pine', rug.shade, 3),
  block(day ? 'paper' : 'haze', [rug.cloth, rug.fringe], 3),
  block('ochre', rug.broad, 3),
  block('lagoon', rug.narrow, 2),
  block(day ? 'sky' : 'mist', rug.weft, 2),
];

/**
 * A second old dog, asleep.
 * @param shade how dark its coat is: by night it lies before the trunk, which is as red
 */
function curledBlocks(at: (part: string) => string, shade = 0): Block[] {
  const coat = shape(curled.body, ...curled.limbs, curled.head);
  return [
    block('clay', at(coat), 3),
    block('ink', at(`<g opacity="${shade}">${coat}</g>`), 3),
    block('ink', at(thin(0.6, curled.ear) + shape(curled.fur)), 2),
    block('paper', at(shape(curled.muzzle, curled.whiskers, curled.brow, ...curled.toes)), 2),
    block('ink', at(shape(curled.nose, ...curled.cuts)), 2),
  ];
}

const farFoot = (part: string) => placed(part, -4, -8, 1, 0.97);
const legBlocks: Block[] = [
  block('clay', farFoot(shape(legs.foot)), 2),
  block('lagoon', shape(legs.far), 3),
  block('ink', [farFoot(thin(0.3, legs.foot)), thin(0.4, legs.far)], 3),
  block('clay', shape(legs.foot), 2),
  block('lagoon', shape(legs.near), 3),
  block('haze', shape(legs.turnUp), 2),
  block('ink', [shape(...legs.folds), thin(0.5, ...legs.toes)], 2),
];

/** What the person wears, and the head. */
const dressed = (
  { shirt, bib, strap, button, neck, collar }: typeof bent | typeof upright,
  onHead: (part: string) => string,
  look: string,
): Block[] => [
  block('clay', shape(neck), 2),
  block('paper', shape(shirt, collar), 3),
  block('lagoon', shape(bib, strap), 2),
  block('ochre', button, 1),
  block('clay', onHead(profile.face), 2),
  block('ink', onHead(shape(curls) + look + smile), 2),
  block('clay', onHead(profile.ear), 1),
];

/** By day: the person bends to the dog, and brushes it. */
const brushingBlocks: Block[] = [
  block('clay', shape(bent.farArm), 2),
  block('paper', shape(bent.farSleeve), 2),
  block('ink', thin(0.16, bent.farSleeve), 2),
  ...dressed(bent, bentHead, eyes.down),
  block('ink', [onDog(sitting.body, sitting.tail), dogHead(head.skull)], 3),
  block('paper', [dogHead(head.muzzle, head.whiskers), onDog(sitting.chest, ...sitting.toes)], 2),
  block('haze', [dogHead(head.ear, head.lid), onDog(...sitting.cuts, sitting.fur)], 2),
  block('ochre', dogHead(head.eye), 1),
  block('ink', dogHead(head.nose, head.mouth), 2),
  block('clay', [shape(bent.farWrist), restingAt(resting.back, ...resting.fingers)], 2),
  block('ink', restingAt(...resting.gaps), 1),
  block('paper', inHand(brush.bristles), 1),
  block('ochre', inHand(brush.wood), 2),
  block('clay', [shape(bent.arm), inHand(brush.fist)], 2),
  block('paper', [shape(bent.sleeve), inHand(brush.light)], 2),
  block('ink', [inHand(brush.lines), shape(...bent.creases)], 1),
  block('haze', shape(...bent.folds, bent.cuff), 2),
];

/** By night: the dog asleep along the legs, under a hand. */
function restingBlocks(): Block[] {
  const lying = (...data: string[]) => placed(shape(...data), 694, 914, 0.76);
  const handAt = (part: string) => placed(part, 1204, 933, 0.84);
  return [
    block('lamp', lit.legs, 2),
    ...dressed(upright, raisedHead, eyes.up),
    block('ink', lying(asleep.body, ...asleep.limbs, asleep.farPaw), 3),
    block('paper', lying(blackDog.muzzle, blackDog.brow, ...asleep.toes), 2),
    block('haze', lying(...blackDog.cuts, blackDog.eye, asleep.fur), 2),
    block('ink', lying(blackDog.nose, blackDog.mouth), 2),
    block('clay', [shape(upright.arm), handAt(seated.hand)], 2),
    block('ink', [handAt(seated.knuckles), shape(...upright.creases)], 1),
    block('paper', shape(upright.sleeve), 2),
    block('haze', shape(...upright.folds, upright.cuff), 2),
    block('lamp', [lying(lit.rump), raisedHead(lit.face)], 2),
  ];
}

/**
 * Print: somebody on a rug under a cork oak brushes an old dog that leans against them; another
 * sleeps.
 */
export const brushing: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const lampAt = (part: string) => placed(part, 366, 900, 1.1);
    return [
      ...sceneBlocks(day),
      ...(day
        ? [
            block('ink', thin(0.18, ...shadows), 3),
            ...curledBlocks((part) => placed(part, 322, 918, 1.06)),
            ...legBlocks,
            ...brushingBlocks,
          ]
        : [
            block('lamp', glow, 3),
            block('ink', lampAt(shape(...lantern.iron)), 2),
            block('lamp', lampAt(shape(lantern.glass)), 2),
            block('paper', putDown(brush.bristles), 1),
            block('ochre', putDown(brush.wood), 2),
            ...legBlocks,
            ...restingBlocks(),
            ...curledBlocks((part) => placed(part, 1362, 918, 1, -0.92), 0.34),
          ]),
      block('pine', [land.near, land.fringe], 3),
    ];
  },
};
