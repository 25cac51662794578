import { along, hatch, mark, shape, thin, type Point } from '../shapes.ts';
import { stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The dog comes from the left; its chin lies on the thigh, its nose points right.
const dog = points(
  '1074 636, 1066 606, 1034 592, 980 588, 920 578, 872 566, 848 544, 830 500, 796 462, 740 432, 680 416, 610 408, 550 424, 486 480, 424 570, 372 680, 322 800, 270 940, 230 1060, 230 1060, 620 1060, 620 1060, 604 900, 640 810, 720 784, 820 776, 930 772, 1010 764, 1046 744, 1058 706, 1070 672',
);
const muzzle = points(
  '1012 608, 970 600, 920 591, 880 582, 862 590, 872 604, 850 612, 864 624, 842 636, 862 648, 840 664, 862 674, 846 692, 872 694, 900 708, 940 720, 984 722, 1012 708, 1024 680, 1010 652',
);
const nose = points(
  '1082 636, 1074 602, 1046 588, 1016 592, 1006 614, 1022 650, 1052 672, 1076 662',
);
const ear = points(
  '720 460, 738 540, 734 620, 716 706, 686 774, 646 810, 602 810, 568 776, 552 710, 552 630, 566 540, 600 450',
);
const earRim = points(
  '742 500, 746 560, 738 630, 718 706, 688 774, 648 811, 602 811, 567 776, 551 710, 550 640',
);
const leg = points(
  '1570 720, 1400 734, 1200 748, 1000 756, 820 764, 700 780, 630 820, 598 890, 598 980, 606 1060, 606 1060, 786 1060, 786 1060, 792 1000, 824 960, 900 948, 1200 956, 1570 952',
);
const palm = points(
  '1110 192, 1050 208, 990 232, 930 250, 866 266, 800 288, 752 318, 728 352, 736 402, 760 434, 796 446, 834 438, 872 420, 910 394, 950 358, 1002 328, 1064 300, 1130 276',
);
/** From the little finger to the thumb, each thinner between its joints. */
const fingers = [
  taper(points('796 316, 716 338, 654 370, 619 406, 603 432'), [48, 44, 39, 32, 22]),
  taper(points('768 360, 700 382, 642 424, 604 474, 588 508'), [53, 47, 45, 37, 26]),
  taper(points('780 392, 718 424, 662 480, 630 544, 618 582'), [56, 49, 47, 38, 27]),
  taper(points('806 414, 752 456, 708 514, 684 568, 676 598'), [55, 48, 45, 37, 27]),
  taper(points('914 322, 898 390, 867 444, 838 482, 818 512'), [50, 68, 56, 48, 30]),
];
const nails = [
  taper(points('608 423, 602 432'), [14, 11]),
  taper(points('594 496, 588 508'), [17, 14]),
  taper(points('622 570, 618 582'), [17, 14]),
  taper(points('680 586, 676 598'), [17, 14]),
  taper(points('829 496, 820 509'), [20, 15]),
];
/** Between the fingers, over their joints, and over the knuckles. */
const creases = [
  taper(points('748 348, 694 360, 646 392, 616 430'), 5),
  taper(points('750 384, 700 406, 652 454, 614 516'), 5),
  taper(points('768 416, 724 452, 686 510, 658 570'), 5),
  ...points('652 373, 644 424, 663 479, 708 513').flatMap(([x, y], index) =>
    [-5, 5].map((apart) => mark([x - apart, y + apart], 30 - index * 6, 24, 3)),
  ),
  ...[-6, 6].map((apart) => mark([864 - apart * 0.7, 448 + apart], 36, 26, 3)),
  // The ball of the thumb, and the wrist.
  taper(points('846 434, 872 398, 890 360, 894 330'), 6),
  taper(points('778 312, 790 320, 796 334'), 5),
  taper(points('784 346, 796 354, 802 368'), 5),
  taper(points('798 378, 810 386, 816 400'), 5),
];
const sleeve = points(
  '962 200, 1010 158, 1100 84, 1200 4, 1240 -40, 1240 -40, 1560 -40, 1560 -40, 1560 130, 1400 200, 1240 272, 1130 330, 1068 362, 1038 352, 1002 280',
);
const torso = points(
  '1420 -40, 1420 -40, 1560 -40, 1560 -40, 1560 760, 1560 760, 1310 750, 1310 750, 1330 600, 1340 400, 1380 200',
);

/** The blanket over the thigh: its edge below, and what lies between the dog and that. */
const hem = points('660 850, 780 862, 900 852, 1040 862, 1200 848, 1380 852, 1570 836');
const blanket: Point[] = [
  ...points('1570 700, 1400 724, 1200 742, 1000 752, 820 760, 716 774, 672 804, 656 846'),
  ...hem,
  [1570, 836],
];
/** Stripes of the weave, along the hem. */
const stripe = (up: number, width: number) =>
  taper(
    [...hem.map(([x, y]): Point => [x + up * 0.1, y - up]), [1620, 830 - up]],
    hem.map(() => width).concat(width),
  );
const folds = [
  taper(points('1130 752, 1112 800, 1120 850'), 7),
  taper(points('1290 740, 1310 790, 1300 840'), 7),
  taper(points('760 776, 740 812, 744 852'), 7),
  taper(points('930 780, 918 812, 924 846'), 6),
];

/** Fur: short cuts that run down the neck. */
const fur = hatch(
  points('470 560, 520 640, 560 800, 590 900, 590 1040, 300 1040, 370 820, 430 640'),
  { gap: 30, length: 44, width: 5, angle: ([x]) => 100 + (520 - x) * 0.08, seed: 5, share: 0.7 },
);

const nightSky = stars(
  points('90 210, 214 90, 330 300, 420 150, 560 246, 640 70, 812 180, 860 60, 1180 330, 1282 352'),
);

/** By night: the edges that the moon touches. */
const moonlight = shape(
  taper(points('326 800, 374 682, 426 574, 470 504'), 6),
  taper(points('591 420, 630 364, 696 325, 752 306, 800 288, 866 265, 930 249'), 6),
  taper(points('964 204, 1010 162, 1100 88, 1200 8'), 6),
);

/**
 * Print: an old dog's head on a lap under a stroking hand, close by; the house stands far behind.
 */
export const dogAndHand: Print = {
  fields: { square: { x: 236, y: 44, width: 980 } },
  blocks: (variant) => {
    const night = variant === 'night';
    return [
      block('sky', shape('M-20 -20H1560V700H-20z'), 2),
      ...(night ? [block('paper', shape(nightSky), 2)] : []),
      block(
        'haze',
        shape('M-20 470L160 440L340 400L520 420L760 470L1000 440L1240 400L1560 430V760H-20z'),
      ),
      block('moss', shape('M-20 560Q200 520 420 530T900 520T1560 540V1044H-20z')),
      block('pine', shape('M-20 790Q140 730 420 750V1044H-20z')),
      block(
        'pine',
        shape(
          hatch(points('-20 590, 420 570, 420 730, -20 740'), {
            gap: 34,
            length: 34,
            width: 5,
            angle: -80,
            seed: 9,
            share: 0.5,
          }),
          hatch(points('900 560, 1300 570, 1300 730, 900 730'), {
            gap: 34,
            length: 34,
            width: 5,
            angle: -80,
            seed: 10,
            share: 0.5,
          }),
        ),
        3,
      ),
      block('paper', shape('M286 500L340 496L396 504V574H286z'), 3),
      block('lagoon', shape(smooth(torso)), 4),
      block('clay', shape('M274 508L298 470H384L408 508z'), 4),
      // The bench, and the leg that bends over its edge.
      block('ochre', shape('M884 930H1570V1000H888z'), 4),
      block('lagoon', shape(smooth(leg)), 4),
      block(
        'ink',
        shape(
          // The creases of the trousers, in front of the knee and behind it.
          taper(points('630 900, 668 880, 706 890'), 7),
          taper(points('640 932, 672 916, 700 924'), 6),
          taper(points('806 984, 770 944, 720 934'), 8),
          taper(points('900 950, 840 938, 790 912'), 7),
        ),
        3,
      ),
      block(
        'clay',
        shape(smooth(blanket), along(hem, { gap: 11, length: 76, width: 6, angle: 90, seed: 6 })),
        3,
      ),
      block('ochre', shape(stripe(20, 9), stripe(54, 16)), 3),
      block('ink', shape(...folds, stripe(36, 4)), 3),
      block('lamp', shape('M304 530H326V574H304zM350 528H374V548H350z'), 2),
      block('ink', shape(smooth(dog)), 4),
      block('haze', shape(fur), 3),
      block('ink', shape(smooth(ear)), 3),
      block(
        'haze',
        [
          shape(taper(earRim, 7)),
          shape(
            hatch(points('580 640, 716 600, 700 710, 650 780, 600 780'), {
              gap: 22,
              length: 40,
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
            along(points('852 622, 840 650, 840 694'), {
              gap: 10,
              length: 84,
              width: 6,
              angle: 86,
              seed: 3,
            }),
          ),
          shape(
            along(points('1030 716, 1000 738, 940 742, 880 734'), {
              gap: 13,
              length: 26,
              width: 5,
              angle: -12,
              seed: 23,
              share: 0.85,
            }),
          ),
          shape(
            hatch(points('768 636, 820 630, 830 740, 758 740'), {
              gap: 26,
              length: 30,
              width: 5,
              angle: -6,
              seed: 8,
              share: 0.55,
            }),
          ),
          shape(
            along(points('794 500, 812 506, 828 522'), {
              gap: 11,
              length: 24,
              width: 5,
              angle: 60,
              seed: 13,
            }),
          ),
          // The closed eye.
          shape(taper(points('758 552, 778 574, 806 582, 832 574, 848 556'), 15)),
        ],
        2,
      ),
      block('ink', shape(smooth(nose)), 3),
      block(
        'haze',
        shape(
          taper(points('1030 604, 1046 600, 1060 606'), 8),
          taper(points('1062 630, 1070 638, 1066 648'), 8),
        ),
        2,
      ),
      // The wrist goes into the sleeve.
      block('ochre', shape(smooth(palm), ...fingers), 3),
      block('lagoon', shape(smooth(sleeve)), 4),
      block(
        'ink',
        [
          // The roots of the whiskers, the flank of the muzzle.
          shape(taper(points('1010 660, 1004 690, 984 708'), 5)),
          shape(
            hatch(points('900 640, 980 640, 980 690, 900 690'), {
              gap: 16,
              length: 9,
              width: 4,
              angle: 10,
              seed: 2,
              share: 0.7,
            }),
          ),
          shape(...creases),
          shape(
            taper(points('1060 200, 1084 250, 1090 300'), 6),
            taper(points('1180 100, 1200 160, 1196 200'), 6),
            taper(points('1560 132, 1400 204, 1320 240, 1230 280'), 6),
          ),
        ],
        2,
      ),
      block('paper', thin(0.7, ...nails), 1),
      ...(night ? [block('disc', moonlight, 2)] : []),
    ];
  },
};
