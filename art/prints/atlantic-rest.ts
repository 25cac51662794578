import { chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

const random = chance(53);

const horizon = 480;

// The headland across the bay: flat above, its cliff falling to the sea, the lighthouse near its
// end.
const headland = points(
  '1580 376, 1440 388, 1300 392, 1180 402, 1060 404, 1040 420, 1034 452, 1012 470, 1006 500, 984 520, 980 548, 1060 560, 1240 572, 1400 600, 1580 620',
);
const nearerHeadland = points(
  '1580 470, 1470 478, 1380 470, 1310 484, 1296 520, 1270 540, 1262 600, 1236 624, 1226 662, 1300 684, 1440 708, 1580 740',
);
const stacks = [
  outline(points('912 560, 918 540, 930 532, 936 520, 952 522, 962 538, 978 544, 986 562')),
  outline(
    points(
      '1128 684, 1134 654, 1154 644, 1160 622, 1186 618, 1200 634, 1204 656, 1226 662, 1236 688',
    ),
  ),
];
const lighthouse = {
  tower: outline(points('1096 410, 1106 262, 1142 262, 1152 410')),
  house: outline(points('1150 408, 1150 368, 1216 366, 1216 408')),
  bands: [
    outline(points('1099 372, 1101 340, 1147 340, 1149 372')),
    outline(points('1104 304, 1106 278, 1142 278, 1144 304')),
    outline(points('1146 370, 1158 348, 1208 346, 1222 368')),
  ],
  iron: [
    outline(points('1096 264, 1096 254, 1152 254, 1152 264')),
    outline(points('1104 256, 1104 216, 1144 216, 1144 256')),
    smooth(points('1100 218, 1110 200, 1124 190, 1138 200, 1148 218')),
  ],
  lamp: outline(points('1111 250, 1111 222, 1137 222, 1137 250')),
  beams: [
    outline(points('1112 232, -20 40, -20 170, 1112 242')),
    outline(points('1136 232, 1580 130, 1580 214, 1136 242')),
  ],
};

const crest = [0.1, 0.6, 1, 0.8, 0.5, 0.1];

/** A long wave that comes in: thick where it breaks. */
const wave = (x: number, y: number, length: number, breadth: number): string =>
  taper(
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Point => [
      x + length * part,
      y + Math.sin(part * 5 + x) * breadth * 0.7 + part * length * 0.02,
    ]),
    crest.map((share) => share * breadth),
  );
const waves = [
  wave(640, 540, 240, 9),
  wave(20, 556, 260, 8),
  wave(890, 596, 250, 12),
  wave(150, 640, 150, 10),
  wave(800, 646, 330, 16),
  wave(960, 712, 300, 20),
  wave(880, 782, 420, 24),
  wave(1290, 800, 300, 20),
  wave(990, 866, 330, 26),
  wave(1080, 950, 470, 34),
];
// Surf where the sea meets the cliff, and about the stacks.
const surfBelow = taper(
  points('930 850, 974 882, 984 936, 1024 976, 1052 1060'),
  [4, 16, 22, 24, 20],
);
const surf = [
  taper(points('896 564, 948 560, 1000 564'), [2, 9, 2]),
  taper(points('1108 690, 1182 684, 1252 692'), [2, 13, 2]),
  taper(points('1206 668, 1290 690, 1420 714, 1580 748'), [3, 14, 12, 14]),
];

const meadow = points(
  '-20 752, 200 770, 430 792, 700 806, 860 818, 910 838, 918 880, 890 1064, -20 1064',
);
const cliff = points('860 822, 920 836, 952 880, 962 940, 1000 980, 1030 1070, 700 1070, 800 900');

// The deck chair, seen from its side and a little from behind: two frames that cross under the
// seat, each with a near and a far beam, the canvas hung from the back frame's top bar to the seat
// frame's front bar.
const beam = (from: Point, to: Point, width: number) => taper([from, to], [width, width]);
/** From the near frame to the far one. */
const depth = [-68, -22] as const;
const frame = (dx: number, dy: number) => [
  beam([178 + dx, 385 + dy], [588 + dx, 888 + dy], 14),
  beam([306 + dx, 886 + dy], [710 + dx, 714 + dy], 14),
  beam([326 + dx, 566 + dy], [346 + dx, 870 + dy], 12),
];
const rails = [beam([186, 392], [100, 364], 15), beam([712, 718], [630, 694], 15)];
/** The near end of the front rail, which the canvas is hung from. */
const frontKnob = taper(points('700 712, 726 720'), [22, 22]);
const slingNear = points(
  '190 398, 300 532, 380 630, 446 712, 500 792, 556 828, 622 804, 668 762, 710 716',
);
const slingFar = slingNear.map(([x, y]): Point => [x + depth[0], y + depth[1]]).toReversed();
const sling = outline([...slingNear, ...slingFar]);
const stripe = (share: number, width: number) =>
  taper(
    slingNear.map(([x, y], index): Point => {
      const [fx, fy] = slingFar[slingFar.length - 1 - index] ?? [x, y];
      return [x + (fx - x) * share, y + (fy - y) * share];
    }),
    slingNear.map((_, index) => width * Math.max(0.2, (8 - index) / 8)),
  );

// The person who sits in it: joints first, then the outline about them.
const sitter = {
  jumper: smooth(
    points(
      '340 520, 366 496, 404 500, 428 530, 450 590, 500 660, 560 700, 566 772, 508 798, 452 722, 386 630, 334 562',
    ),
  ),
  sleeve: taper(
    points('378 536, 396 596, 426 652, 458 690, 500 692, 552 684'),
    [50, 62, 60, 54, 44, 36],
  ),
  farSleeve: taper(points('430 576, 490 640, 556 652, 640 626'), [50, 46, 38, 32]),
  // The face in profile, chin a little up, and the neck.
  face: smooth(
    points(
      '372 372, 404 370, 420 390, 424 410, 422 420, 434 432, 447 444, 447 444, 438 451, 428 452, 428 452, 434 460, 428 465, 428 465, 431 473, 424 480, 424 490, 412 500, 398 506, 396 518, 400 532, 350 530, 346 450',
    ),
  ),
  eye: taper(points('406 423, 412 426, 419 424'), [3, 4, 3]),
  creases: [
    taper(points('400 560, 420 636, 446 704, 500 716'), [2, 7, 6, 2]),
    taper(points('440 662, 462 668, 478 660'), [2, 5, 2]),
    taper(points('536 668, 540 686, 538 704'), [4, 6, 4]),
  ],
  hair: smooth(
    points(
      '420 392, 416 366, 394 344, 358 340, 330 358, 318 396, 318 456, 330 506, 360 504, 374 466, 380 432, 396 404',
    ),
  ),
  // Where the light touches it.
  strands: [
    taper(points('412 372, 396 354, 372 348'), 6),
    taper(points('392 384, 366 374, 346 392, 338 440'), 6),
    taper(points('376 410, 360 430, 352 484'), 6),
  ],
  hat: [
    smooth(points('312 410, 330 398, 400 386, 460 374, 474 380, 440 398, 380 414, 320 426')),
    smooth(points('326 404, 326 360, 346 332, 384 326, 410 344, 424 388, 380 404')),
  ],
  band: outline(points('325 404, 325 384, 372 378, 419 368, 424 386, 374 400')),
  // One foot is set forward, the other drawn back.
  farLeg: smooth(
    points(
      '668 664, 700 632, 736 650, 750 702, 716 770, 693 823, 693 823, 641 818, 641 818, 654 760, 674 708',
    ),
  ),
  trousers: smooth(
    points(
      '528 706, 580 690, 650 650, 704 620, 744 612, 778 634, 796 700, 808 780, 814 830, 814 830, 764 834, 764 834, 740 770, 706 712, 640 756, 590 790, 536 794',
    ),
  ),
  folds: [
    taper(points('552 748, 590 756, 630 748'), [2, 6, 2]),
    taper(points('766 812, 790 808, 812 808'), [4, 5, 4]),
  ],
  feet: [
    smooth(points('760 826, 806 822, 816 850, 864 862, 884 876, 870 886, 770 886, 758 866')),
    smooth(points('642 812, 686 814, 696 838, 730 850, 746 862, 732 871, 648 868, 638 850')),
  ],
};

/** The near hand, flat on the thigh, from the wrist on: its back, thumb and fingers. */
const nearHand = {
  skin: [
    smooth(points('-10 -17, 14 -20, 40 -23, 60 -20, 66 0, 58 22, 38 23, 14 18, -10 17')),
    taper(points('10 -12, 32 -25, 54 -33, 72 -34'), [18, 18, 15, 9]),
    taper(points('50 -14, 76 -15, 98 -11, 112 -5'), [15, 15, 14, 10]),
    taper(points('52 -2, 80 -2, 104 4, 119 11'), [15, 15, 14, 10]),
    taper(points('50 10, 78 11, 100 17, 113 24'), [15, 15, 14, 10]),
    taper(points('44 18, 68 22, 86 28, 97 35'), [14, 13.5, 12.5, 9]),
  ],
  gaps: [
    taper(points('38 -20, 54 -25, 68 -26'), 3.4),
    taper(points('62 -8.5, 84 -7.5, 106 -1, 118 6'), 3),
    taper(points('64 4, 84 5, 104 11, 116 18'), 3),
    taper(points('60 16, 78 17.5, 92 22.5, 104 29'), 3),
  ],
};
/** The far hand, whose fingers hang over the knee, its thumb on our side. */
const farHand = {
  skin: [
    smooth(
      points('626 612, 652 600, 676 593, 694 597, 700 612, 692 627, 672 635, 650 639, 632 640'),
    ),
    taper(points('684 594, 708 590, 729 594, 744 604'), [13, 13, 12, 8]),
    taper(points('688 601, 714 599, 739 607, 755 622'), [14, 14, 13, 9]),
    taper(points('688 610, 714 610, 737 620, 750 637'), [14, 14, 13, 9]),
    taper(points('684 619, 708 621, 728 631, 739 647'), [14, 14, 13, 9]),
    taper(points('650 628, 672 641, 692 650, 708 654'), [18, 17, 14, 9]),
  ],
  gaps: [
    taper(points('696 595, 718 594, 736 601, 750 612'), 3),
    taper(points('698 605, 722 605, 740 614, 753 629'), 3),
    taper(points('696 615, 716 616, 733 626, 745 642'), 3),
    taper(points('670 633, 690 641, 704 646'), 3.4),
  ],
};

/** The head lies back against the canvas. */
const reclined = (...data: string[]) =>
  `<g transform="translate(-24 12) rotate(-33 376 520)">${shape(...data)}</g>`;

// What is far moves to the left where the picture is narrow.

interface Layout {
  /** How far to the right the headland and its lighthouse stand. */
  coast: number;
  /** How far to the right the sun or the moon stands. */
  disc: number;
}
const layouts: Record<'whole' | 'square', Layout> = {
  whole: { coast: 0, disc: 0 },
  square: { coast: -190, disc: -130 },
};

/** By day the hat lies in the grass. */
const laidDown = (...data: string[]) =>
  `<g transform="translate(110 540) rotate(11 380 400)">${shape(...data)}</g>`;

/** A gull that glides: two long wings, bent at the wrist, and a small body. */
const gull = (x: number, y: number, size: number, tilt: number): string => {
  const at = turned([x, y], tilt, size);
  return outline([
    at(-1, -0.06),
    at(-0.72, -0.26),
    at(-0.42, -0.3),
    at(-0.12, -0.06),
    at(0, -0.1),
    at(0.12, -0.06),
    at(0.42, -0.32),
    at(0.72, -0.28),
    at(1, -0.1),
    at(0.7, -0.17),
    at(0.44, -0.17),
    at(0.2, 0.06),
    at(0.06, 0.16),
    at(-0.06, 0.16),
    at(-0.2, 0.06),
    at(-0.42, -0.16),
    at(-0.7, -0.15),
  ]);
};
const gulls = [gull(640, 180, 74, -10), gull(800, 262, 48, 8), gull(520, 290, 36, -3)];

const grass = Array.from({ length: 46 }, (_, index): string => {
  const x = index * 20 + random() * 20;
  const length = 30 + random() * 46;
  return mark([x, 800 + x * 0.03 + random() * 190], -80 + random() * 24, length, 6);
});

/**
 * Print: someone in a deck chair on a clifftop, the Atlantic and a lighthouse before them. Stands
 * with the article on recovering from burnout in Portugal.
 */
export const atlanticRest: Print = {
  fields: { square: { x: 64, y: 26, width: 1024 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const trousers = 'ochre';
    const layout = layouts[cut === 'square' ? cut : 'whole'];
    const onCoast = (...data: string[]) => placed(shape(...data), layout.coast, 0);
    const inLine = (shapes: string) => placed(shapes, layout.disc, 0);
    const onThigh = (...data: string[]) =>
      `<g transform="translate(556 684) rotate(-3)">${shape(...data)}</g>`;
    return [
      block('sky', shape('M-20 -20H1560V620H-20z'), 2),
      block(
        day ? 'paper' : 'haze',
        shape(
          hatch(points('0 40, 1536 20, 1536 330, 0 380'), {
            gap: 44,
            length: 210,
            width: 7,
            angle: -2,
            seed: 14,
            share: 0.3,
          }),
        ),
        4,
      ),
      ...(day ? [] : [block('mist', onCoast(...lighthouse.beams), 3)]),
      block('disc', inLine('<circle cx="800" cy="424" r="96"/>'), 6),
      block('lagoon', shape(`M-20 ${String(horizon)}H1560V1064H-20z`), 4),
      block(
        'disc',
        inLine(
          shape(
            hatch(points('720 500, 880 500, 930 720, 690 720'), {
              gap: 22,
              length: 90,
              width: 7,
              angle: 0,
              seed: 21,
              share: 0.85,
            }),
          ),
        ),
        4,
      ),
      block(
        'haze',
        [
          onCoast(outline(headland)),
          shape(
            hatch(points('0 500, 1536 500, 1536 960, 0 960'), {
              gap: 42,
              length: 120,
              width: 6,
              angle: 1,
              seed: 6,
              share: 0.42,
            }),
          ),
        ],
        4,
      ),
      block(day ? 'ochre' : 'pine', onCoast(outline(nearerHeadland)), 5),
      block(day ? 'ochre' : 'haze', onCoast(...stacks), 3),
      block(
        day ? 'clay' : 'ink',
        onCoast(
          hatch(nearerHeadland, { gap: 26, length: 70, width: 6, angle: 76, seed: 17, share: 0.6 }),
        ),
        3,
      ),
      block(
        'paper',
        [shape(...waves, surfBelow), onCoast(...surf, lighthouse.tower, lighthouse.house)],
        3,
      ),
      block('clay', [shape(outline(cliff)), onCoast(...lighthouse.bands)], 3),
      block(
        day ? 'ochre' : 'ink',
        shape(hatch(cliff, { gap: 22, length: 54, width: 6, angle: 66, seed: 18, share: 0.8 })),
        3,
      ),
      block('moss', shape(outline(meadow)), 6),
      block('pine', shape(...grass), 3),
      block(
        'ink',
        [shape(...frame(...depth), ...rails, ...sitter.feet), onCoast(...lighthouse.iron)],
        3,
      ),
      block('lamp', onCoast(lighthouse.lamp), 1),
      block('clay', shape(sling), 3),
      block('paper', shape(stripe(0.3, 9), stripe(0.66, 9)), 2),
      block('paper', shape(sitter.farSleeve), 3),
      block('ink', thin(0.3, sitter.farSleeve), 3),
      block('clay', reclined(sitter.face), 2),
      block('paper', shape(sitter.jumper, sitter.sleeve), 3),
      block(day ? 'mist' : 'haze', shape(...sitter.creases), 2),
      block(trousers, shape(sitter.farLeg), 3),
      block('ink', thin(0.3, sitter.farLeg), 3),
      block(trousers, shape(sitter.trousers), 3),
      block('ochre', day ? laidDown(...sitter.hat) : '', 3),
      block('clay', [shape(...sitter.folds, ...farHand.skin), onThigh(...nearHand.skin)], 1),
      block('ink', [shape(...farHand.gaps), onThigh(...nearHand.gaps)], 1),
      // The near side of the chair, in which they lie.
      block('ink', shape(...frame(0, 0), frontKnob), 3),
      block('ink', [reclined(sitter.eye, sitter.hair), day ? laidDown(sitter.band) : ''], 3),
      block('haze', reclined(...sitter.strands), 2),
      block(day ? 'ink' : 'paper', shape(...gulls), 2),
    ];
  },
};
