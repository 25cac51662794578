import { hatch, mark, shape, type Point } from '../shapes.ts';
import { stars, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';
import { finger } from './figures.ts';

/** One side of an oak leaf, from stalk to tip: how far along, how far out. */
const lobes = [
  [0.08, 0.04],
  [0.2, 0.15],
  [0.29, 0.1],
  [0.41, 0.25],
  [0.5, 0.16],
  [0.63, 0.31],
  [0.72, 0.19],
  [0.83, 0.24],
  [0.91, 0.14],
  [0.98, 0.1],
] as const;

/** An oak leaf from its stalk, and its veins. */
function leaf(stalk: Point, angle: number, length: number) {
  const at = turned(stalk, angle, length);
  return {
    blade: smooth([
      at(0, 0.015),
      ...lobes.map(([far, side]) => at(far, side)),
      ...lobes.toReversed().map(([far, side]) => at(far, -side)),
    ]),
    veins: [
      mark(at(0.5, 0), angle, length * 0.86, length * 0.022),
      ...[0.34, 0.55, 0.74].flatMap((far) =>
        [-1, 1].map((side) =>
          mark(at(far + 0.06, side * 0.09), angle + side * 46, length * 0.2, length * 0.014),
        ),
      ),
    ].join(''),
  };
}

const front = [
  leaf([772, 272], -84, 148),
  leaf([772, 296], -150, 154),
  leaf([776, 302], -28, 156),
  leaf([634, 346], 174, 156),
  leaf([912, 340], -6, 160),
  leaf([652, 352], 116, 124),
];
const back = [
  leaf([774, 284], -117, 146),
  leaf([776, 288], -53, 146),
  leaf([650, 344], -140, 134),
  leaf([890, 338], -44, 134),
  leaf([894, 344], 32, 104),
  leaf([752, 462], 160, 140),
];

/** The stump of a felled tree. */
const stump = (x: number, foot: number, size: number) => ({
  wood: shape(
    smooth([
      [x - size * 0.72, foot],
      [x - size * 0.5, foot - size * 0.3],
      [x - size * 0.48, foot - size * 0.8],
      [x + size * 0.48, foot - size * 0.8],
      [x + size * 0.5, foot - size * 0.3],
      [x + size * 0.76, foot],
      [x, foot + size * 0.06],
    ]),
  ),
  face: `<ellipse cx="${String(x)}" cy="${String(foot - size * 0.8)}" rx="${String(size * 0.47)}" ry="${String(size * 0.19)}"/>`,
  ring: `<ellipse cx="${String(x)}" cy="${String(foot - size * 0.8)}" rx="${String(size * 0.2)}" ry="${String(size * 0.08)}"/>`,
});

/** A young tree on its thin trunk. */
const tree = (x: number, foot: number, size: number) => ({
  trunk: shape(
    taper(
      [
        [x, foot],
        [x, foot - size * 0.6],
      ],
      [size * 0.12, size * 0.08],
    ),
  ),
  crown: shape(
    smooth([
      [x - size * 0.36, foot - size * 0.5],
      [x - size * 0.3, foot - size * 0.85],
      [x - size * 0.05, foot - size * 1.12],
      [x + size * 0.24, foot - size * 0.92],
      [x + size * 0.37, foot - size * 0.52],
      [x, foot - size * 0.36],
    ]),
  ),
  light: mark([x - size * 0.12, foot - size * 0.74], -70, size * 0.4, size * 0.05),
});

const stumps = [
  stump(90, 470, 34),
  stump(276, 446, 30),
  stump(420, 440, 30),
  stump(560, 450, 28),
  stump(170, 540, 52),
  stump(360, 520, 48),
  stump(530, 532, 46),
];
const trees = [
  ...[860, 1100, 1180, 1260, 1340, 1420, 1500].map((x, index) =>
    tree(x, 436 - (index % 3) * 8, 62),
  ),
  ...[900, 1010, 1120, 1230, 1340, 1450].map((x, index) => tree(x, 506 + (index % 2) * 10, 88)),
  ...[985, 1130, 1280, 1430].map((x) => tree(x, 590, 116)),
];

/** The fingers around the clod, from the lowest, each lying over the one below it. */
const fingers = [
  finger('520 778, 572 800, 612 820, 642 842, 656 862', [45, 40, 39, 31, 19], 10),
  finger('534 744, 600 766, 652 782, 694 806, 714 830', [51, 46, 46, 36, 21], 10),
  finger('540 704, 616 718, 678 732, 730 756, 754 780', [54, 48, 49, 38, 22], 10),
  finger('534 662, 606 662, 666 672, 718 698, 742 722', [53, 47, 48, 38, 22], 10),
];

/** The left hand; the right one is the same turned over. */
const hand = {
  back: shape(
    smooth(
      points(
        '326 664, 380 664, 430 650, 490 632, 546 634, 582 652, 590 694, 582 746, 556 788, 514 804, 468 796, 424 774, 378 760, 326 756',
      ),
    ),
  ),
  thumb: shape(
    taper(points('430 700, 476 656, 532 614, 584 590, 630 588, 660 604'), [72, 80, 66, 50, 46, 26]),
  ),
  creases: shape(
    taper(points('572 632, 544 640, 516 652, 490 668'), [9, 8, 6, 2]),
    // Two folds over the middle joint of each finger.
    ...points('660 671, 670 730, 646 780, 606 817').flatMap(([x, y], index) =>
      [-5, 5].map((apart) =>
        mark([x + apart, y + apart * 0.5], 106 + index * 6, 22 - index * 2, 3),
      ),
    ),
    mark([588, 578], 66, 18, 3),
    mark([598, 577], 66, 16, 3),
    // The sinews.
    taper(points('476 690, 518 680, 556 678'), 4.5),
    taper(points('470 714, 516 712, 556 716'), 4.5),
    taper(points('464 736, 506 744, 544 756'), 4.5),
  ),
  nails: shape(
    taper(points('730 711, 740 721'), [17, 13]),
    taper(points('742 769, 752 779'), [17, 13]),
    taper(points('703 819, 712 829'), [16, 12]),
    taper(points('648 852, 655 861'), [14, 11]),
    taper(points('645 596, 658 604'), [17, 13]),
  ),
  // By night the moon is on the upper edge of the arm.
  moonlit: shape(
    taper(points('344 663, 400 656, 446 634, 512 589, 576 563, 634 563'), 7),
    taper(points('-20 590, 140 616, 300 642'), [6, 7, 4]),
  ),
  sleeve: shape('M-20 588L300 640L342 644L350 776L300 784L-20 806z'),
  cuff: shape('M298 636L350 640L360 778L308 786z'),
};
const bothHands = (shapes: string) =>
  `<g transform="translate(-14 0)">${shapes}</g><g transform="rotate(3 768 720) translate(1586 10) scale(-1 1)">${shapes}</g>`;

const roots = [
  taper(points('770 596, 768 660, 766 780, 774 880, 760 960'), [28, 40, 26, 14, 4]),
  taper(points('762 660, 730 780, 680 850, 600 890, 520 900'), [26, 18, 12, 8, 2]),
  taper(points('774 670, 806 780, 856 858, 930 890, 1010 904'), [26, 18, 12, 8, 2]),
  taper(points('764 760, 736 860, 680 920, 640 960'), [18, 12, 6, 2]),
  taper(points('770 760, 806 860, 850 930, 890 960'), [18, 12, 6, 2]),
  taper(points('680 850, 650 900, 590 940'), [8, 6, 2]),
  taper(points('856 858, 890 910, 950 944'), [8, 6, 2]),
  taper(points('740 850, 716 900, 712 960'), [8, 6, 2]),
];

const clouds = hatch(points('0 40, 1536 60, 1536 280, 0 300'), {
  gap: 40,
  length: 170,
  width: 5,
  angle: -2,
  seed: 3,
  share: 0.35,
});
const nightSky = stars(
  points(
    '70 250, 196 110, 330 226, 452 70, 560 168, 500 268, 660 44, 884 92, 960 216, 1074 64, 1180 180, 1336 86, 1410 208, 1500 60',
  ),
);

/**
 * Print: two hands set a young oak into the soil, roots and all; behind it a hillside, half felled,
 * half growing.
 */
export const plantingATree: Print = {
  fields: { square: { x: 236, y: -48, width: 1066 } },
  blocks: (variant) => {
    const shade = variant === 'day' ? 'pine' : 'haze';
    return [
      block('sky', shape('M-20 -100H1560V520H-20z'), 2),
      block('paper', shape(variant === 'day' ? clouds : nightSky), variant === 'day' ? 4 : 2),
      block(
        'mist',
        shape('M-20 380L180 330L400 352L640 300L900 330L1180 280L1400 320L1560 300V480H-20z'),
      ),
      block('ochre', shape('M-20 428L240 404L520 396L780 402L740 500L680 660H-20z')),
      block('moss', shape('M780 402L1000 384L1280 372L1560 390V680H660L720 500z')),
      block(
        'clay',
        shape(
          hatch(points('0 440, 700 420, 640 620, 0 620'), {
            gap: 26,
            length: 60,
            width: 5,
            angle: ([x]) => 8 - x * 0.02,
            seed: 12,
            share: 0.5,
          }),
        ),
        3,
      ),
      block(
        'ink',
        [...stumps.map((each) => each.wood), ...trees.map((each) => each.trunk)].join(''),
        3,
      ),
      block(
        'paper',
        stumps.map((each) => each.face),
        2,
      ),
      block(
        'clay',
        stumps.map((each) => each.ring),
        2,
      ),
      block(
        'pine',
        trees.map((each) => each.crown),
        4,
      ),
      block('moss', shape(...trees.map((each) => each.light)), 2),
      block(
        'ink',
        shape('M-20 664L200 640L420 612L640 600L800 590L1000 604L1240 616L1560 650V1044H-20z'),
      ),
      block(
        'clay',
        shape(
          hatch(points('0 700, 1536 680, 1536 1024, 0 1024'), {
            gap: 34,
            length: 44,
            width: 5,
            angle: ([x]) => (x - 768) * 0.02,
            seed: 15,
            share: 0.4,
          }),
        ),
        3,
      ),
      block(
        'ink',
        shape(
          smooth(
            points(
              '640 640, 700 600, 768 590, 840 600, 900 640, 920 740, 880 840, 770 880, 660 840, 620 740',
            ),
          ),
        ),
      ),
      block(shade, shape(...back.map((each) => each.blade)), 3),
      block(
        'ink',
        shape(
          taper(points('770 610, 772 480, 766 380, 774 272'), [30, 26, 22, 12]),
          taper(points('768 460, 720 390, 630 346'), [16, 14, 8]),
          taper(points('770 440, 826 376, 914 340'), [16, 14, 8]),
          taper(points('768 476, 745 464'), [10, 6]),
        ),
        3,
      ),
      block('moss', shape(...front.map((each) => each.blade)), 3),
      block('paper', shape(...front.map((each) => each.veins)), 2),
      block('paper', shape(...roots), 3),
      block('lagoon', bothHands(hand.sleeve), 4),
      ...fingers.flatMap(({ line, skin }) => [
        block('ink', bothHands(line), 2),
        block('clay', bothHands(skin), 2),
      ]),
      block('clay', bothHands(hand.back + hand.thumb), 3),
      block('ink', bothHands(hand.creases), 2),
      block('ochre', bothHands(hand.nails), 2),
      block('paper', [bothHands(hand.cuff), variant === 'day' ? '' : bothHands(hand.moonlit)], 2),
    ];
  },
};
