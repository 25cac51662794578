import { along, ellipses, hatch, mark, outline, shape, type Point } from '../shapes.ts';
import { stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The dog sits on the left; its chin lies in the hand, its nose points right.
const dog = points(
  '1007 437, 999 410, 971 398, 922 394, 868 385, 825 374, 803 355, 787 315, 756 281, 706 254, 652 239, 589 232, 544 243, 504 272, 470 334, 428 400, 380 462, 322 522, 260 590, 200 672, 150 762, 112 856, 84 960, 62 1100, 62 1100, 536 1100, 536 1100, 534 930, 538 840, 544 760, 566 686, 604 626, 652 581, 706 569, 778 563, 877 560, 949 553, 981 535, 992 500, 1003 470',
);
const muzzle = points(
  '951 412, 913 405, 868 397, 832 389, 816 396, 825 409, 805 416, 818 427, 798 437, 816 448, 796 463, 816 472, 801 488, 825 490, 850 502, 886 513, 926 515, 951 502, 962 477, 949 452',
);
const nose = points('1014 437, 1007 407, 981 394, 954 398, 945 418, 960 450, 987 470, 1008 461');
const ear = points(
  '688 279, 704 351, 701 423, 684 500, 657 562, 621 594, 582 594, 551 563, 537 504, 537 432, 549 351, 580 270',
);
const earRim = points(
  '708 315, 711 369, 704 432, 686 500, 659 562, 623 595, 582 595, 550 563, 536 504, 535 441',
);
/** The foreleg up to the shoulder, and the haunch. */
const limbs = [
  taper(points('404 1096, 406 950, 396 880, 376 830'), 9),
  taper(points('398 666, 448 702, 474 756, 476 810'), 8),
  taper(points('336 1096, 322 980, 280 934, 224 918, 160 930'), 9),
];

/** The collar, and what hangs from it. */
const collar = taper(points('378 486, 428 552, 498 606, 584 642'), [22, 25, 25, 22]);
const tag = '<circle cx="548" cy="652" r="19"/>';

/** The thigh, the knee and the shin. */
const leg = points(
  '1570 650, 1200 658, 900 658, 770 658, 700 666, 650 690, 622 740, 614 810, 620 1060, 620 1060, 800 1060, 800 1060, 806 920, 830 876, 900 858, 1200 862, 1570 856',
);
const creases = [
  taper(points('632 780, 660 762, 690 764'), 7),
  taper(points('628 818, 654 806, 676 808'), 6),
  taper(points('802 950, 776 916, 744 906'), 8),
];

/** The blanket over the thigh, and its hem. */
const hem = points('712 830, 800 840, 920 828, 1060 842, 1200 830, 1380 836, 1570 820');
const blanket: Point[] = [
  ...points('1570 630, 1380 634, 1200 632, 1040 634, 900 644, 790 648, 738 656, 716 690, 708 760'),
  ...hem,
];
/** Stripes of the weave, along the hem. */
const stripe = (up: number, width: number) =>
  taper(
    // Its round end stays within the blanket.
    hem.map(([x, y], index): Point => [index > 0 ? x : x + 9, y - up]),
    hem.map(() => width),
  );
const folds = [
  taper(points('800 666, 776 730, 778 830'), 9),
  taper(points('1060 676, 1076 750, 1066 834'), 8),
  taper(points('1260 666, 1244 750, 1256 826'), 8),
  taper(points('1440 666, 1452 750, 1440 826'), 8),
];

const torso = points(
  '1352 -40, 1352 -40, 1570 -40, 1570 -40, 1570 680, 1570 680, 1380 680, 1380 680, 1346 550, 1330 370, 1330 150',
);
/** Down the front of the jacket. */
const placket = taper(points('1390 -30, 1370 150, 1371 330, 1386 500'), [5, 5, 5, 3]);
const buttons = ellipses([1357, 70, 7, 7], [1350, 206, 7, 7], [1351, 342, 7, 7], [1359, 470, 7, 7]);
const sleeve = [
  taper(points('1514 -80, 1502 130, 1488 350, 1478 530'), [178, 172, 164, 160]),
  taper(points('1486 550, 1380 582, 1264 592'), [170, 142, 112]),
];
/** Turned up over the end of the sleeve. */
const cuff = outline(
  points('1200 533, 1230 528, 1266 529, 1271 592, 1266 656, 1230 657, 1201 652, 1205 592'),
);
const armFolds = [
  // Between arm and body, and in the bend of the elbow.
  taper(points('1424 -30, 1416 130, 1404 330, 1398 490'), 10),
  taper(points('1382 510, 1424 512, 1462 542'), 9),
  taper(points('1408 474, 1442 488, 1468 510'), 7),
  taper(points('1540 614, 1496 628, 1452 618'), 8),
  taper(points('1265 532, 1271 562, 1272 592, 1270 624, 1264 654'), [5, 6, 6, 6, 5]),
];

/** The hand under the chin: its back, then the fingers from the first to the last. */
const hand = [
  smooth(
    points(
      '1226 542, 1150 544, 1080 546, 1016 548, 974 560, 964 596, 980 630, 1024 648, 1090 644, 1150 634, 1226 626',
    ),
  ),
  taper(points('1026 626, 970 650, 914 661, 858 659, 816 652'), [46, 42, 37, 31, 21]),
  taper(points('1012 608, 944 628, 874 632, 802 622, 754 610'), [50, 46, 42, 36, 24]),
  taper(points('1008 586, 934 602, 856 600, 780 584, 732 566'), [54, 48, 44, 38, 25]),
  taper(points('1012 564, 944 574, 876 570, 812 554, 768 536'), [54, 46, 42, 37, 25]),
];
/** Along the jaw. */
const thumb = taper(points('1140 580, 1082 548, 1026 530, 972 526, 928 534'), [76, 68, 56, 47, 29]);
/** Between the fingers up to where they part, over their joints, and at the ball of the thumb. */
const lines = [
  taper(points('1004 576, 940 589, 876 586, 822 574, 790 562'), [1, 4, 5, 5, 6]),
  taper(points('1004 600, 938 615, 864 616, 800 605, 760 592'), [1, 4, 5, 5, 6]),
  taper(points('1014 624, 956 640, 896 647, 846 644, 820 640'), [1, 4, 5, 5, 5]),
  ...points('876 568, 858 600, 876 631').map(([x, y]) => mark([x, y], 92, 17, 3)),
  ...[-6, 6].map((apart) => mark([1014 + apart, 530], 82, 26, 3)),
  taper(points('1030 562, 1068 574, 1104 596, 1120 616'), 6),
];

/** Fur: short cuts that run down the neck. */
const fur = hatch(
  points('470 420, 520 510, 530 590, 490 730, 480 1040, 220 1040, 280 730, 400 530'),
  { gap: 30, length: 44, width: 5, angle: ([x]) => 108 + (460 - x) * 0.06, seed: 5, share: 0.6 },
);

/** A pine beside the house. */
const tree =
  'M1066 506V474H1074V506zM1024 470Q1030 440 1070 432Q1112 440 1118 470Q1070 480 1024 470z';

const cloud = smooth(
  points(
    '96 196, 96 196, 140 168, 192 164, 220 132, 276 122, 318 144, 358 150, 390 178, 440 196, 440 196',
  ),
);
const nightSky = stars(
  points('90 210, 214 90, 330 300, 420 150, 560 190, 640 70, 812 180, 960 60, 1130 240, 1282 130'),
);

/** By night: the edges that the moon touches. */
const moonlight = shape(
  taper(
    points('112 860, 150 764, 200 674, 260 592, 322 524, 380 464, 428 402, 470 336, 504 274'),
    8,
  ),
  taper(points('544 243, 589 232, 652 239, 706 254, 756 281, 784 312'), 6),
  taper(points('1350 -20, 1330 150, 1330 370, 1344 520'), 6),
);

/** Print: an old dog rests its chin in a hand that lies on a lap; the house stands far behind. */
export const dogAndHand: Print = {
  fields: { square: { x: 330, y: 24, width: 980 } },
  blocks: (variant, cut) => {
    const night = variant === 'night';
    return [
      block('sky', shape('M-20 -20H1560V700H-20z'), 2),
      block('paper', night ? shape(nightSky) : cut === 'square' ? '' : shape(cloud), night ? 2 : 5),
      block(
        'haze',
        shape('M-20 430L160 400L340 364L520 390L760 436L1000 400L1240 366L1560 396V760H-20z'),
      ),
      block('moss', shape('M-20 520Q200 484 420 496T900 486T1560 504V1044H-20z')),
      block('pine', shape('M-20 760Q200 690 560 730T1560 720V1044H-20z')),
      block(
        'pine',
        [
          shape(tree),
          shape(
            hatch(points('-20 560, 420 540, 420 700, -20 710'), {
              gap: 34,
              length: 34,
              width: 5,
              angle: -80,
              seed: 9,
              share: 0.5,
            }),
            hatch(points('1020 540, 1400 540, 1400 690, 1020 690'), {
              gap: 34,
              length: 34,
              width: 5,
              angle: -80,
              seed: 10,
              share: 0.5,
            }),
          ),
        ],
        3,
      ),
      block('paper', shape('M1142 446L1196 442L1252 450V518H1142z'), 3),
      block('clay', shape('M1130 454L1154 416H1240L1264 454z'), 4),
      block('lamp', shape('M1160 474H1182V518H1160zM1206 472H1230V492H1206z'), 2),
      block('clay', shape(smooth(torso)), 4),
      block('ink', shape(placket), 2),
      block('ochre', buttons, 1),
      // The bench, and the leg that bends over its edge.
      block('ochre', shape('M884 856H1570V914H888zM1330 900H1392V1060H1336z'), 4),
      block('lagoon', shape(smooth(leg)), 4),
      block('ink', shape(...creases), 3),
      block(
        night ? 'haze' : 'mist',
        shape(smooth(blanket), along(hem, { gap: 13, length: 64, width: 6, angle: 90, seed: 6 })),
        3,
      ),
      block('clay', shape(stripe(26, 18), stripe(92, 10)), 3),
      block('lagoon', shape(stripe(58, 22)), 3),
      block(night ? 'lagoon' : 'haze', shape(...folds), 2),
      block('ink', shape(smooth(dog)), 4),
      block('haze', shape(fur, ...limbs), 3),
      block('clay', shape(collar), 2),
      block('ochre', tag, 1),
      block('ink', shape(smooth(ear)), 3),
      block(
        'haze',
        [
          shape(taper(earRim, 7)),
          shape(
            hatch(points('562 441, 684 405, 670 504, 625 567, 580 567'), {
              gap: 22,
              length: 38,
              width: 5,
              angle: 98,
              seed: 4,
              share: 0.8,
            }),
          ),
        ],
        3,
      ),
      block(
        'paper',
        [
          shape(smooth(muzzle)),
          // Grey fur runs from the muzzle over cheek and bridge to the brow.
          shape(
            along(points('807 425, 796 450, 796 490'), {
              gap: 9,
              length: 76,
              width: 6,
              angle: 86,
              seed: 3,
            }),
          ),
          shape(
            hatch(points('731 437, 778 432, 785 506, 724 506'), {
              gap: 24,
              length: 28,
              width: 5,
              angle: -6,
              seed: 8,
              share: 0.55,
            }),
          ),
          shape(
            along(points('755 315, 771 320, 785 335'), {
              gap: 10,
              length: 22,
              width: 5,
              angle: 60,
              seed: 13,
            }),
          ),
          // The closed eye.
          shape(taper(points('722 362, 740 382, 765 389, 789 382, 803 365'), 14)),
        ],
        2,
      ),
      block('ink', shape(smooth(nose)), 3),
      block(
        'haze',
        shape(
          taper(points('967 409, 981 405, 994 410'), 8),
          taper(points('996 432, 1003 439, 999 448'), 8),
        ),
        2,
      ),
      block(
        'ink',
        shape(
          // The roots of the whiskers.
          hatch(points('850 441, 922 441, 922 486, 850 486'), {
            gap: 15,
            length: 9,
            width: 4,
            angle: 10,
            seed: 2,
            share: 0.7,
          }),
        ),
        2,
      ),
      block('ochre', shape(...hand, thumb), 3),
      block('ink', shape(...lines), 2),
      // The wrist goes into the sleeve.
      block('clay', shape(...sleeve, cuff), 3),
      block('ink', shape(...armFolds), 2),
      ...(night ? [block('disc', moonlight, 2)] : []),
    ];
  },
};
