import { mark, outline, shape, type Point } from '../shapes.ts';
import { placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print } from '../renderer.ts';
import { flowers, lamp, land, oak, pine, sky } from './hammock-scenery.ts';
import { asleep } from './old-dogs.ts';

// The hammock: its near rim, its bottom and its far rim, point for point. The hips weigh it down.
const rim = points(
  '334 452, 420 516, 520 574, 640 616, 760 628, 880 610, 1000 568, 1110 512, 1210 446',
);
const bottom = points(
  '324 494, 400 572, 492 642, 604 700, 730 726, 856 712, 978 656, 1100 570, 1222 488',
);
const farRim = points(
  '338 430, 440 482, 550 536, 660 582, 770 606, 880 594, 990 566, 1104 514, 1206 446',
);

const between = (share: number): Point[] =>
  rim.map(([x, y], index): Point => {
    const [toX, toY] = bottom[index] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
const stripe = (share: number, width: number) =>
  taper(
    between(share),
    rim.map((_, index) => width * (0.5 + 0.5 * Math.sin((Math.PI * index) / 8))),
  );
/** From a ring on the rope to a side of the cloth. */
const strings = (ring: Point, from: Point, to: Point) =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
    taper(
      [ring, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]],
      [5, 5],
    ),
  );
const sling = {
  inside: shape(smooth([...farRim, ...rim.toReversed()])),
  cloth: shape(smooth([...rim, ...bottom.toReversed()])),
  stripes: shape(stripe(0.3, 13), stripe(0.42, 5), stripe(0.74, 13)),
  insideStripe: shape(
    taper(
      rim.map(([x, y], index): Point => {
        const [toX, toY] = farRim[index] ?? [x, y];
        return [(x + toX) / 2, (y + toY) / 2];
      }),
      rim.map(() => 8),
    ),
  ),
  thin: shape(stripe(0.56, 5), stripe(0.87, 6)),
  hem: shape(
    taper(
      rim,
      rim.map(() => 8),
    ),
  ),
  ropes: shape(
    ...strings([226, 388], [340, 446], [326, 488]),
    ...strings([1318, 380], [1204, 440], [1220, 482]),
    taper(points('100 346, 140 366, 226 388'), [9, 9, 9]),
    taper(points('1420 344, 1370 362, 1318 380'), [9, 9, 9]),
    // Round the trunks.
    taper(points('98 356, 140 364, 180 356'), [10, 10, 10]),
    taper(points('100 342, 140 350, 182 342'), [10, 10, 10]),
    taper(points('1352 352, 1420 362, 1494 350'), [10, 10, 10]),
    taper(points('1350 338, 1420 348, 1494 336'), [10, 10, 10]),
  ),
};

// The head, its face up, around its middle: the body leaves it to the right.
const onHead = (...data: string[]) =>
  `<g transform="translate(462 500) rotate(24)">${shape(...data)}</g>`;
const head = {
  skin: smooth(
    points(
      '-20 -44, 20 -46, 42 -46, 57 -41, 58 -36, 54 -33, 60 -27, 59 -19, 53 -12, 62 -8, 88 -12, 108 4, 100 56, 50 54, 0 44, -30 20',
    ),
  ),
  hair: smooth(
    points(
      '-20 -48, -52 -34, -62 0, -50 36, -18 52, 24 48, 26 30, 16 20, 14 4, 16 -12, 4 -24, 6 -44',
    ),
  ),
  ear: smooth(points('0 -12, 12 -18, 22 -8, 18 8, 8 14, 2 6')),
  lines: [
    // The ear, the jaw, the mouth.
    taper(points('6 -10, 12 -6, 12 4'), 4),
    taper(points('18 16, 36 14, 50 2, 57 -10'), 4),
    taper(points('57 -33, 50 -34, 44 -31'), 4),
  ],
  brim: smooth(points('-92 -34, -60 -52, 0 -60, 50 -60, 84 -50, 66 -38, 0 -36, -60 -28')),
  crown: smooth(
    points('-46 -50, -46 -50, -40 -104, -14 -118, 10 -110, 30 -116, 42 -102, 42 -56, 42 -56'),
  ),
  band: outline(points('-46 -50, -43 -70, 42 -76, 42 -56')),
  // What the hat hides by day, in profile, the nose up.
  face: smooth(
    points(
      '-46 -30, -38 -46, -20 -55, -6 -57, 2 -52, 10 -60, 22 -74, 28 -72, 30 -58, 38 -60, 42 -52, 48 -54, 56 -50, 60 -40, 60 -24, 20 0, -30 0',
    ),
  ),
  fringe: smooth(
    points('-40 -46, -54 -38, -64 -10, -54 20, -20 10, -10 -8, -20 -20, -24 -38, -32 -52'),
  ),
  closedEye: taper(points('2 -38, 8 -33, 16 -34, 20 -40'), 5),
};

const sleeper = {
  pillow: shape(
    smooth(
      points('350 470, 352 446, 378 432, 420 444, 500 500, 540 560, 520 606, 450 580, 380 520'),
    ),
  ),
  shirt: shape(
    smooth(
      points(
        '518 528, 532 504, 556 500, 586 508, 632 526, 692 552, 750 574, 750 574, 742 610, 722 690, 722 690, 660 690, 600 660, 530 612, 508 566',
      ),
    ),
  ),
  sleeve: shape(taper(points('552 566, 578 598, 594 626, 599 652'), [64, 64, 56, 48])),
  cuff: shape(taper(points('573 656, 600 663, 626 655'), [12, 15, 12])),
  forearm: shape(taper(points('599 646, 610 692, 623 744'), [39, 37, 24])),
  farLeg: shape(taper(points('750 624, 880 582, 1000 532, 1076 498'), [92, 80, 60, 50])),
  nearLeg: shape(
    smooth(
      points(
        '746 572, 746 572, 792 586, 834 544, 868 494, 900 474, 934 488, 956 540, 984 596, 984 626, 934 636, 914 600, 894 568, 858 624, 800 690, 716 690, 716 690, 736 610',
      ),
    ),
  ),
  turnUp: shape(taper(points('1066 474, 1082 498, 1088 526'), [15, 16, 14])),
  foot: shape(
    smooth(
      points(
        '1066 480, 1082 458, 1092 430, 1097 404, 1106 393, 1119 398, 1125 414, 1130 440, 1125 466, 1136 492, 1138 512, 1124 524, 1100 524, 1078 514',
      ),
    ),
  ),
  toes: shape(
    taper(points('1099 410, 1108 414, 1114 424'), 4),
    taper(points('1096 470, 1106 480, 1104 494'), 5),
  ),
  book: shape(outline(points('572 548, 644 488, 658 489, 756 568, 750 580, 654 508, 580 560'))),
  pages: shape(
    smooth(
      points(
        '586 554, 586 554, 616 526, 652 505, 652 505, 698 536, 742 574, 742 574, 712 574, 682 558, 656 544, 656 544, 640 554, 616 562, 616 562',
      ),
    ),
  ),
  leaves: shape(
    taper(points('594 555, 622 531, 654 512, 694 541, 728 570'), 3),
    taper(points('602 557, 628 536, 655 523, 690 547, 718 571'), 3),
    taper(points('610 559, 634 543, 656 534, 684 553, 708 570'), 3),
  ),
  farHand: shape(
    smooth(points('780 588, 756 566, 730 541, 715 531, 705 538, 710 556, 724 576, 748 598')),
    taper(points('719 546, 702 529, 681 518'), [15, 14, 10]),
    taper(points('715 553, 696 539, 673 531'), [15, 14, 10]),
    taper(points('715 562, 697 550, 676 544'), [14, 13, 9]),
    taper(points('719 570, 703 562, 687 558'), [13, 12, 8]),
  ),
  fingers: shape(
    taper(points('711 544, 696 533, 678 524'), 4),
    taper(points('709 554, 694 545, 676 537'), 4),
    taper(points('711 563, 698 556, 682 551'), 4),
  ),
  creases: shape(
    taper(points('528 566, 554 592, 568 620, 572 646'), 6),
    taper(points('574 532, 604 566, 622 606'), 6),
    taper(points('604 620, 592 626, 580 624'), 5),
    taper(points('690 566, 706 590, 708 620'), 5),
  ),
  folds: shape(
    taper(points('796 586, 816 604, 820 622'), 6),
    taper(points('892 566, 906 540, 910 516'), 6),
    taper(points('886 500, 900 494, 914 500'), 5),
  ),
};

/** It has come to lie on the dog's neck. */
const hand = {
  skin: shape(
    smooth(points('611 738, 634 738, 645 752, 651 770, 646 786, 629 790, 612 784, 608 764')),
    taper(points('613 748, 603 764, 599 780'), [14, 13, 8]),
    taper(points('616 776, 614 796, 614 811'), [13, 12, 8]),
    taper(points('627 782, 627 802, 628 818'), [13, 12, 8]),
    taper(points('638 780, 640 800, 642 815'), [13, 12, 8]),
    taper(points('646 772, 651 788, 655 802'), [11, 11, 7]),
  ),
  lines: shape(
    taper(points('621 780, 620 796, 620 810'), 3.4),
    taper(points('632 782, 633 798, 634 812'), 3.4),
    taper(points('643 778, 646 792, 649 804'), 3.4),
  ),
};

/** A black dog, asleep as the brown one: its muzzle is grey up to the nose. */
export const blackDog = {
  muzzle: smooth(
    points(
      '536 -100, 554 -96, 574 -86, 584 -76, 584 -60, 572 -50, 548 -46, 530 -50, 520 -66, 526 -86',
    ),
  ),
  nose: smooth(points('574 -88, 590 -84, 600 -68, 592 -56, 580 -62, 574 -74')),
  mouth: taper(points('588 -56, 566 -54, 540 -60'), 5),
  brow: mark([500, -120], 34, 24, 6),
  cuts: [
    // Its haunch, hind paw and ear, as on the other sleeper.
    ...asleep.cuts.slice(2, 5),
    taper(points('330 -70, 336 -54, 360 -43, 420 -42, 500 -36, 570 -35, 628 -32'), 7),
    taper(points('336 -20, 360 -6, 400 0'), 6),
  ],
  eye: taper(points('478 -110, 490 -99, 506 -99, 516 -108'), 7),
};

/** Shoes put down on the grass, seen from their side, the toes to the right. */
const shoe = {
  sole: smooth(
    points('-54 -2, -55 -12, -55 -12, 0 -13, 60 -13, 60 -13, 61 -4, 54 0, 54 0, 0 2, -48 1'),
  ),
  upper: smooth(
    points(
      '-53 -10, -53 -10, -55 -32, -48 -44, -40 -42, -24 -32, 0 -30, 12 -40, 20 -42, 40 -30, 56 -24, 61 -14, 60 -10, 60 -10',
    ),
  ),
  opening: smooth(points('-46 -40, -32 -36, -14 -31, 2 -32, 14 -40, -2 -38, -24 -40')),
};

/** By night: the edges that the lantern lights. */
const lit = shape(
  taper(points('872 488, 902 471, 934 484, 952 520'), 6),
  taper(points('986 500, 1030 486, 1062 470'), 5),
  taper(points('1094 420, 1103 394, 1119 396, 1127 416'), 6),
  taper(points('1000 566, 1060 538, 1110 510, 1160 478, 1204 446'), 6),
  taper(points('1364 380, 1362 460, 1366 540, 1362 620'), 7),
);

/** Shapes in thinned ink. */
const faint = (strength: number, shapes: string) => `<g opacity="${strength}">${shapes}</g>`;

/** All that is behind the sleeper. */
function sceneBlocks(day: boolean): Block[] {
  return [
    block('sky', sky.air, 2),
    block(day ? 'paper' : 'disc', day ? sky.wisps : sky.stars, day ? 4 : 2),
    block('disc', day ? '' : sky.disc, 5),
    block('mist', land.hills, 5),
    block(day ? 'pine' : 'ink', faint(0.7, land.groves), 2),
    block('haze', land.ridge, 4),
    block('lagoon', land.water, 3),
    block(day ? 'paper' : 'disc', land.glitter, 2),
    block('pine', land.bushes, 4),
    block('moss', land.bushLight, 3),
    block('ochre', land.meadow, 4),
    block(day ? 'disc' : 'moss', land.straw, 3),
    block('moss', land.ground, 4),
    block('pine', [land.blades, land.shade], 3),
    block('pine', [pine.crown, oak.crown], 4),
    block('clay', oak.stem, 4),
    block('ink', [pine.shade, pine.wood, oak.limbs], 4),
    block('moss', [pine.needles, oak.clumps, oak.leaves], 3),
    block(day ? 'clay' : 'haze', pine.bark, 2),
    block('pine', oak.dapple, 2),
    block('haze', oak.bark, 2),
    block('ink', oak.grain, 2),
    block('lamp', day ? '' : lamp.glow, 2),
    block('ink', lamp.iron, 2),
    block(day ? 'haze' : 'lamp', lamp.glass, 1),
  ];
}

/** The sleeper, down to what of them the cloth hides. By night they need no hat. */
const sleeperBlocks = (day: boolean): Block[] => [
  block('haze', sling.inside, 3),
  block('clay', sling.insideStripe, 2),
  block('paper', [sling.ropes, sleeper.pillow], 1),
  block('clay', [onHead(head.skin, day ? '' : head.face), sleeper.foot], 2),
  block('ink', [onHead(head.hair, day ? '' : head.fringe), faint(0.4, sleeper.toes)], 2),
  block('clay', onHead(head.ear), 1),
  block('ink', faint(0.4, onHead(...head.lines)), 1),
  block('ochre', day ? onHead(head.brim, head.crown) : '', 2),
  block('ink', onHead(day ? head.band : head.closedEye), 2),
  block('pine', sleeper.farLeg, 3),
  block('ink', faint(0.4, sleeper.farLeg), 3),
  block('moss', sleeper.turnUp, 2),
  block('pine', sleeper.nearLeg, 3),
  block('lagoon', sleeper.shirt, 3),
  block('pine', sleeper.book, 2),
  block('paper', sleeper.pages, 1),
  block('ink', faint(0.4, sleeper.leaves), 1),
  block('clay', sleeper.farHand, 2),
  block('ink', [sleeper.folds, faint(0.4, sleeper.fingers)], 2),
];

/**
 * Print: somebody asleep in a hammock between a pine and a cork oak, a book on their chest, a hand
 * on the old dog that sleeps below.
 */
export const hammock: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const lying = (...data: string[]) => placed(shape(...data), 920, 914, 0.8, -0.8);
    const pair = (part: keyof typeof shoe) =>
      placed(shape(shoe[part]), 1110, 928, 0.95) + placed(shape(shoe[part]), 1184, 898, 0.86);
    return [
      ...sceneBlocks(day),
      ...sleeperBlocks(day),
      block('paper', sling.cloth, 3),
      block('clay', sling.stripes, 2),
      block('lagoon', sling.thin, 2),
      block('paper', sling.hem, 2),
      block('ink', lying(asleep.body, ...asleep.limbs, asleep.farPaw), 3),
      block('paper', lying(blackDog.muzzle, blackDog.brow, ...asleep.toes), 2),
      block('haze', lying(...blackDog.cuts, blackDog.eye, asleep.fur), 2),
      block('ink', lying(blackDog.nose, blackDog.mouth), 2),
      block('clay', [sleeper.forearm, hand.skin], 2),
      block('lagoon', [sleeper.sleeve, sleeper.cuff], 2),
      block('ink', [sleeper.creases, faint(0.4, hand.lines)], 2),
      block('paper', pair('upper'), 2),
      block('ochre', pair('sole'), 2),
      block('ink', pair('opening'), 2),
      block('lamp', day ? '' : lit, 2),
      block('pine', [land.near, land.fringe, flowers.stalks], 3),
      block('paper', flowers.daisies, 2),
      block('clay', flowers.poppies, 2),
    ];
  },
};
