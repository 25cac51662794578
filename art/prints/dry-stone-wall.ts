import { mark, outline, shape, thin } from '../shapes.ts';
import { lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import {
  almonds,
  at,
  bed,
  clouds,
  course,
  heap,
  heapShade,
  land,
  loose,
  nightSky,
  wall,
  type Loose,
} from './dry-stone-wall-scenery.ts';
import { profile } from './figures.ts';
import { hat } from './terraces.ts';
import { block, type Block, type Print } from '../renderer.ts';

/** A bucket with small stones, around the middle of its foot. */
const bucket = {
  body: 'M-58 -92H58L44 0Q0 10 -44 0z',
  stones: [
    outline(points('-50 -88, -46 -108, -22 -116, -8 -104, -8 -88')),
    outline(points('-10 -88, -2 -112, 24 -120, 36 -104, 32 -88')),
    outline(points('26 -88, 38 -106, 52 -102, 54 -88')),
  ],
  bands: ['M-60 -94H60L58 -82H-58z', 'M-50 -30H50L48 -18H-48z'],
  handle: taper(points('-56 -90, -50 -134, 0 -160, 50 -134, 56 -90'), [6, 6, 7, 6, 6]),
};
/** A crowbar on the ground. */
const crowbar = taper(points('664 966, 684 974, 712 970, 800 954, 896 938'), [7, 11, 11, 10, 7]);

/** A hand that holds a stone, its wrist at 0 0, its fingers to the right. */
const hold = {
  skin: shape(
    taper(points('-14 2, 6 0, 26 -4, 42 -5'), [30, 33, 42, 42]),
    taper(points('4 -10, 16 -28, 34 -40, 52 -41'), [18, 20, 16, 11]),
    taper(points('34 -20, 58 -25, 78 -20, 88 -8'), [15, 15, 13.5, 9]),
    taper(points('38 -9, 64 -12, 86 -6, 96 6'), [15.5, 15, 13.5, 9]),
    taper(points('38 3, 62 2, 82 8, 91 19'), [15, 14.5, 13, 9]),
    taper(points('34 13, 54 15, 70 22, 76 31'), [13, 12.5, 11, 8]),
    // Between the thumb and the first finger.
    taper(points('16 -16, 34 -26, 50 -30'), [18, 20, 8]),
  ),
  lines: shape(
    taper(points('36 -14, 60 -19, 80 -13, 90 -2'), 3.2),
    taper(points('38 -2, 62 -5, 82 1, 91 12'), 3.2),
    taper(points('36 9, 56 8, 74 15, 81 25'), 3.2),
    taper(points('10 -14, 20 -24, 32 -30'), 3),
  ),
};

/** She kneels at the end of the wall. */
const woman = {
  shadow: smooth(points('330 950, 460 934, 640 938, 720 948, 660 962, 420 968')),
  farSleeve: taper(points('636 660, 668 716, 706 744'), [66, 58, 50]),
  farArm: taper(points('696 738, 730 750, 762 752'), [32, 28, 26]),
  farLeg: smooth(
    points(
      '520 790, 590 850, 640 916, 636 944, 600 950, 520 948, 440 946, 420 930, 470 900, 500 860',
    ),
  ),
  /** Its toes stand on the ground, its heel is up. */
  boot: smooth(
    points(
      '454 898, 454 898, 424 892, 396 878, 372 872, 360 882, 364 908, 362 934, 366 954, 384 962, 410 960, 430 948, 456 946, 456 946',
    ),
  ),
  bootCuts: [
    // The sole, and the edge of the shaft.
    taper(points('366 879, 370 908, 369 936, 382 955'), [7, 11, 11, 7]),
    taper(points('428 904, 424 922, 430 940'), 6),
  ],
  leg: smooth(
    points(
      '450 744, 434 790, 440 836, 476 872, 500 894, 440 902, 424 922, 432 950, 500 956, 590 958, 626 950, 630 922, 606 872, 582 826, 570 780',
    ),
  ),
  creases: [
    taper(points('484 890, 516 884, 546 894'), 7),
    taper(points('498 898, 530 900, 552 910'), 6),
    taper(points('548 800, 520 812, 490 812'), 6),
    taper(points('604 900, 590 922, 594 944'), 5),
  ],
  shirt: smooth(
    points(
      '448 762, 456 716, 488 668, 536 628, 586 606, 624 606, 650 630, 654 668, 636 714, 606 756, 580 796, 580 796, 520 800, 444 778, 444 778',
    ),
  ),
  neck: taper(points('596 632, 616 606, 636 580'), [50, 44, 46]),
  sleeve: taper(points('602 648, 606 706, 624 752'), [74, 66, 54]),
  arm: taper(points('620 744, 650 772, 690 780'), [36, 31, 26]),
  rim: [
    taper(points('568 636, 572 700, 592 758'), [3, 9, 5]),
    taper(points('636 660, 638 700, 652 738'), [3, 8, 4]),
    taper(points('592 762, 620 764, 652 746'), [4, 7, 4]),
    taper(points('470 716, 500 736, 540 742'), [3, 8, 3]),
    taper(points('466 742, 500 758, 530 760'), [3, 7, 3]),
  ],
};
/** Her kerchief, around the middle of a head that looks left. */
const kerchief = {
  cloth: shape(
    smooth(
      points(
        '-50 -22, -47 -48, -30 -72, 8 -84, 46 -70, 66 -26, 62 22, 48 54, 30 62, 22 44, 14 8, -8 -12, -32 -22',
      ),
    ),
    mark([74, 60], 50, 52, 15),
    mark([64, 76], 84, 50, 14),
  ),
  folds: shape(
    taper(points('44 46, 40 6, 14 -30, -22 -46'), [2, 6, 6, 2]),
    taper(points('54 34, 54 -14, 32 -50'), [2, 6, 2]),
    taper(points('36 60, 46 52, 60 48'), [4, 8, 4]),
  ),
};

/** He stands behind the wall with the next stone. */
const man = {
  legs: [
    taper(points('1064 500, 1056 600, 1050 720'), [92, 82, 70]),
    taper(points('1100 500, 1112 600, 1118 720'), [88, 80, 70]),
  ],
  between: taper(points('1084 540, 1084 600, 1086 690'), [3, 6, 6]),
  farSleeve: taper(points('1044 384, 1014 424, 992 446'), [70, 60, 50]),
  farArm: taper(points('1000 446, 962 446, 918 444'), [38, 33, 30]),
  /** Its hand comes over the stone from behind. */
  farHand: smooth(points('938 431, 914 427, 890 430, 872 438, 866 452, 874 470, 930 470, 940 456')),
  farFingers: [
    taper(points('874 442, 868 456, 868 474'), [14, 14, 10]),
    taper(points('888 442, 883 458, 883 480'), [14.5, 14.5, 10]),
    taper(points('903 442, 899 458, 898 479'), [14.5, 14, 10]),
    taper(points('917 444, 914 456, 912 472'), [13, 13, 9]),
  ],
  farGaps: [
    taper(points('880 446, 875 458, 875 476'), 3.4),
    taper(points('895 445, 891 460, 890 480'), 3.4),
    taper(points('910 446, 906 458, 905 474'), 3.4),
  ],
  shirt: smooth(
    points(
      '1030 352, 1066 334, 1106 336, 1140 360, 1154 404, 1156 460, 1152 522, 1152 522, 1018 522, 1018 522, 1016 470, 1008 420, 1010 380',
    ),
  ),
  collar: taper(points('1042 352, 1068 346, 1106 350'), [10, 18, 12]),
  belt: 'M1016 508L1154 510L1153 532L1017 530z',
  neck: taper(points('1046 300, 1062 330, 1074 356'), [48, 48, 56]),
  sleeve: taper(points('1104 388, 1102 450, 1078 506'), [78, 68, 58]),
  arm: taper(points('1082 498, 1036 514, 984 516'), [44, 36, 29]),
  cuff: taper(points('1052 486, 1072 512, 1098 530'), [15, 18, 15]),
  folds: [
    taper(points('1066 392, 1068 440, 1048 486'), [3, 8, 4]),
    taper(points('1142 400, 1138 460, 1106 528'), [3, 9, 4]),
    taper(points('1030 492, 1044 474, 1048 452'), [3, 7, 2]),
    taper(points('1126 500, 1134 478, 1132 456'), [3, 7, 2]),
  ],
};
/** His hair, around the middle of a head that looks left. */
const hair = {
  cap: shape(
    smooth(points('-36 -44, 44 -50, 58 -20, 54 22, 44 46, 32 44, 30 12, 22 -8, 8 -18, 0 -34')),
  ),
  ear: shape(taper(points('8 8, 16 2, 24 12, 20 26, 10 32'), 4)),
  beard: shape(
    smooth(points('-54 56, -46 46, -22 50, 6 30, 18 22, 24 40, 20 62, 0 82, -30 90, -50 80')),
  ),
};
const hatAt = (shapes: string) =>
  placed(`<g transform="rotate(-4)">${shapes}</g>`, 0, -34, 1.08, 1.12);

// By night the stone is set; a lantern stands on the end of the wall, a hat lies on its top.
const hatOn = at(1158, bed(5, 1158), 0.3);
const lampAt = at(548, bed(1, 548), 0.5);
const glow: Block = block(
  'lamp',
  [
    ...[
      [330, 0.16],
      [236, 0.24],
      [190, 0.36],
    ].map(([reach = 0, strength = 0]) =>
      thin(
        strength,
        ...[...wall.faces, ...wall.tops, ...wall.ends]
          .filter(([[x, y] = [0, 0]]) => Math.hypot(x - lampAt[0], (y - lampAt[1]) * 1.3) < reach)
          .map(outline),
      ),
    ),
    thin(
      0.3,
      smooth(points('330 920, 400 880, 560 884, 720 858, 800 870, 740 920, 600 950, 420 960')),
    ),
  ],
  4,
);
/** What of it reaches the stone that was set last. */
const litStone =
  thin(0.46, loose.square.top) +
  thin(0.26, loose.square.face) +
  thin(0.2, outline(points('-76 -4, -80 -50, -64 -80, -18 -75, -10 -40, -24 -2')));
const leftBehind: Block[] = [
  block('ink', placed(shape(...lantern.iron), ...lampAt, 1.2), 2),
  block('lamp', placed(shape(lantern.glass), ...lampAt, 1.2), 2),
  block('ochre', placed(shape(...hat.straw), ...hatOn, 0.82), 2),
  block('ink', placed(shape(...hat.band), ...hatOn, 0.82), 2),
];

const bucketAt = (...data: string[]) => placed(shape(...data), 980, 950);

const hisHead = (part: string) => placed(`<g transform="rotate(-10)">${part}</g>`, 1040, 262, 0.76);
/** What of him is behind the wall and the stone. */
const builder: Block[] = [
  block('clay', shape(man.farArm, man.farHand), 2),
  block('paper', shape(man.farSleeve), 2),
  block('ink', thin(0.14, man.farSleeve), 2),
  block('pine', shape(...man.legs), 3),
  block('ink', shape(man.between), 2),
  block('clay', shape(man.neck), 2),
  block('paper', shape(man.shirt), 3),
  block('mist', shape(man.collar), 2),
  block('ink', shape(man.belt), 2),
  block('clay', hisHead(profile.face), 2),
  block('ink', hisHead(hair.cap + hair.beard + hair.ear + profile.eye), 1),
  block('ochre', hisHead(hatAt(shape(...hat.straw))), 2),
  block('ink', hisHead(hatAt(shape(...hat.band))), 2),
];
/** His near arm around the stone, and the fingers of the other hand on it. */
const hisHand = (part: string) => placed(`<g transform="rotate(-3)">${part}</g>`, 984, 516, 1, -1);
const nearArm: Block[] = [
  block('clay', shape(...man.farFingers), 2),
  block('ink', shape(...man.farGaps), 1),
  block('clay', [shape(man.arm), hisHand(hold.skin)], 2),
  block('ink', hisHand(hold.lines), 1),
  block('paper', shape(man.sleeve), 3),
  block('mist', shape(...man.folds, man.cuff), 2),
];

const herHead = (part: string) =>
  placed(`<g transform="rotate(-20)">${part}</g>`, 652, 530, 0.8, -0.8);
const herHand = (part: string) => placed(`<g transform="rotate(-6)">${part}</g>`, 682, 784, 0.94);
/** The step of the wall between her thigh and her arm: one stone on the bed, one at the end. */
const step: Block[] = [
  block(
    'paper',
    shape(
      outline([
        at(480, bed(1, 600), 0.03),
        at(637, bed(1, 637) + 2, 0.03),
        at(635, bed(1, 637) + 2, 0.97),
        at(480, bed(1, 600), 0.97),
      ]),
    ),
    2,
  ),
  block(
    'sky',
    shape(
      outline([
        at(640, bed(1, 640) + 5, 0.04),
        at(640, bed(2, 640) - 4, 0.03),
        at(640, bed(2, 640) - 4, 0.94),
        at(640, bed(1, 640) + 4, 0.97),
      ]),
    ),
    2,
  ),
];
/** Her arm behind the stone that she sets. */
const farArm: Block[] = [
  block('clay', shape(woman.farArm), 2),
  block('ochre', shape(woman.farSleeve), 3),
  block('ink', thin(0.22, woman.farArm, woman.farSleeve), 2),
];
/** She who sets it. */
const setter: Block[] = [
  block('clay', thin(0.8, woman.shadow), 4),
  block('lagoon', shape(woman.farLeg), 3),
  block('ink', [thin(0.45, woman.farLeg), shape(woman.boot)], 3),
  block('haze', shape(...woman.bootCuts), 1),
  block('lagoon', shape(woman.leg), 3),
  block('ink', shape(...woman.creases), 2),
  block('clay', shape(woman.neck), 2),
  block('ochre', shape(woman.shirt), 3),
  block('clay', herHead(profile.face), 2),
  block('ink', herHead(profile.eye), 1),
  block('paper', herHead(kerchief.cloth), 2),
  block('haze', herHead(kerchief.folds), 1),
  block('clay', [shape(woman.arm), herHand(hold.skin)], 2),
  block('ink', herHand(hold.lines), 1),
  block('ochre', shape(woman.sleeve), 3),
  block('clay', shape(...woman.rim), 2),
];

/** Print: two people build a dry-stone wall: one sets a stone, the other brings the next. */
export const dryStoneWall: Print = {
  fields: { square: { x: 286, y: 64, width: 940 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const toSet = (part: string) => placed(part, 756, 800, 0.86, 0.82);
    const brought = (part: string) =>
      placed(`<g transform="rotate(-4)">${part}</g>`, 898, 552, 0.98, 1.02);
    return [
      block('sky', land.sky, 2),
      block('paper', day ? shape(...clouds) : shape(nightSky), day ? 5 : 1),
      block('disc', land.disc, 3),
      block('mist', land.hills),
      block('haze', land.near),
      block('lagoon', land.water, 4),
      block('haze', land.glitter, 3),
      ...(day ? [] : [block('disc', land.moonlight, 2)]),
      block(day ? 'sky' : 'haze', land.bars, 3),
      block('moss', land.field, 5),
      block('pine', land.rows, 4),
      block(
        'ink',
        almonds.map(({ wood }) => wood),
        2,
      ),
      block(
        'clay',
        almonds.map(({ stake }) => stake),
        2,
      ),
      block(
        'paper',
        almonds.map(({ blossoms, tie }) => blossoms + tie),
        1,
      ),
      ...(day ? builder : []),
      block('ochre', land.soil, 5),
      block('clay', [land.marks, shape(course.trench)], 4),
      block('ink', thin(0.4, course.bank), 3),
      ...wallBlocks(day),
      block('paper', shape(...course.strings(day ? 560 : 826)), 1),
      block('ink', shape(...course.pegs), 2),
      block('paper', shape(...course.knots), 1),
      ...(day ? [...step, ...farArm] : [glow]),
      ...stoneBlocks(day, [[loose.square, toSet]]),
      block('lamp', day ? '' : toSet(litStone), 2),
      ...(day
        ? [...stoneBlocks(day, [[loose.round, brought]]), ...nearArm, ...setter]
        : leftBehind),
      ...(cut === 'square' ? [] : [block('ink', shape(heapShade), 4)]),
      ...(cut === 'square' ? [] : heap).flatMap((row) =>
        stoneBlocks(
          day,
          row.map(([stone, x, foot, size, width, tilt]) => [
            stone,
            (part) => placed(`<g transform="rotate(${tilt})">${part}</g>`, x, foot, size, width),
          ]),
        ),
      ),
      block('ink', [shape(crowbar), bucketAt(bucket.handle)], 2),
      block('lagoon', bucketAt(bucket.body), 2),
      block(day ? 'mist' : 'haze', bucketAt(...bucket.stones), 2),
      block('ink', bucketAt(...bucket.bands), 2),
    ];
  },
};

function wallBlocks(day: boolean): Block[] {
  const [plain, dark] = day ? (['mist', 'haze'] as const) : (['haze', 'mist'] as const);
  const some = (remainder: number) =>
    wall.faces.filter((_, index) => (index * 7) % 5 === remainder).map(outline);
  return [
    block('ink', shape(...wall.gaps), 3),
    block(plain, shape(...wall.faces.map(outline), ...wall.rubble.map(outline)), 3),
    block(dark, shape(...some(2)), 3),
    block(day ? 'sky' : 'mist', shape(...some(4)), 3),
    block('paper', shape(...wall.tops.map(outline)), 2),
    block(day ? 'sky' : 'paper', shape(...wall.ends.map(outline)), 2),
  ];
}

/** Stones that are not in the wall, none of which lies before another. */
function stoneBlocks(
  day: boolean,
  stones: readonly (readonly [stone: Loose, where: (part: string) => string])[],
): Block[] {
  const drawn = (part: 'rim' | 'face' | 'top' | 'side') =>
    stones.map(([stone, where]) => where(shape(stone[part])));
  return [
    block('ink', drawn('rim'), 3),
    block(day ? 'mist' : 'haze', drawn('face'), 2),
    block('paper', drawn('top'), 2),
    block(day ? 'haze' : 'mist', drawn('side'), 2),
    block(
      'ink',
      stones.map(([stone, where]) => where(thin(0.5, ...stone.cuts))),
      1,
    ),
  ];
}
