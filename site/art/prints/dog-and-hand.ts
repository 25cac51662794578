import { along, hatch, mark, shape, type Point } from '../knife.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../press.ts';

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
  '704 470, 722 540, 718 620, 696 704, 662 774, 620 816, 578 812, 548 760, 532 680, 524 600, 520 530, 560 460, 640 436',
);
const earRim = points(
  '714 500, 724 560, 718 624, 698 704, 664 776, 620 818, 576 814, 546 762, 530 684, 522 610',
);
const leg = points(
  '1560 720, 1400 734, 1200 748, 1000 756, 820 764, 700 780, 630 820, 596 890, 596 980, 606 1060, 606 1060, 1560 1060, 1560 1060',
);
const hand = points(
  '1030 200, 970 234, 900 268, 830 292, 760 310, 690 336, 630 372, 576 420, 524 464, 484 500, 474 524, 490 536, 516 524, 498 556, 490 586, 504 598, 528 584, 524 614, 524 642, 542 650, 566 630, 566 658, 576 680, 598 674, 630 620, 662 566, 696 514, 724 470, 742 448, 744 480, 734 512, 736 540, 756 544, 778 522, 804 476, 828 436, 866 402, 924 372, 984 340, 1070 296',
);
const sleeve = points(
  '962 200, 1010 158, 1100 84, 1200 4, 1240 -40, 1240 -40, 1560 -40, 1560 -40, 1560 130, 1400 200, 1240 272, 1130 330, 1068 362, 1038 352, 1002 280',
);
const torso = points(
  '1420 -40, 1420 -40, 1560 -40, 1560 -40, 1560 760, 1560 760, 1310 750, 1310 750, 1330 600, 1340 400, 1380 200',
);

/** The ribs of the corduroy: they follow the thigh and turn down at the knee. */
const ribs = Array.from({ length: 7 }, (_, index): Point[] => {
  const down = 30 + index * 34;
  const turn = 190 - down * 0.5;
  const [x, y] = [606 + down, 768 + down];
  return [
    [1570, y - 44],
    [1400, y - 30],
    [1200, y - 16],
    [1000, y - 4],
    [x + turn, y],
    [x + turn * 0.55, y + turn * 0.12],
    [x + turn * 0.14, y + turn * 0.5],
    [x, y + turn],
    [x + 4, 1060],
    [x + 8, 1090],
  ];
});

/** Fur: short cuts that run down the neck. */
const fur = hatch(
  points('470 560, 520 640, 560 800, 590 900, 590 1040, 300 1040, 370 820, 430 640'),
  { gap: 30, length: 44, width: 5, angle: ([x]) => 100 + (520 - x) * 0.08, seed: 5, share: 0.7 },
);

/** By night: the edges that the moon touches. */
const moonlight = shape(
  taper(points('326 800, 374 682, 426 574, 470 504'), 6),
  taper(points('540 452, 580 420, 632 374, 692 338, 760 313, 830 296, 900 272'), 6),
  taper(points('964 204, 1010 162, 1100 88, 1200 8'), 6),
);

/** Print: an old dog's head on a lap under a stroking hand, close by; the house stands far behind. */
export const dogAndHand: Print = {
  blocks: (pulling) => {
    const night = pulling === 'night';
    return [
      block('sky', shape('M-20 -20H1560V700H-20z'), 2),
      block('disc', '<circle cx="390" cy="262" r="74"/>', 7),
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
      block('clay', [shape(smooth(leg)), shape('M274 508L298 470H384L408 508z')], 4),
      block('ink', shape(...ribs.map((line) => taper(line, 5))), 3),
      block('lamp', shape('M304 530H326V574H304zM350 528H374V548H350z'), 2),
      block('ink', shape(smooth(dog)), 4),
      block('haze', shape(fur), 3),
      block('pine', shape(smooth(ear)), 3),
      block(
        'haze',
        [
          shape(taper(earRim, 7)),
          shape(
            along(points('700 640, 670 730, 620 790, 572 770'), {
              gap: 20,
              length: 34,
              width: 5,
              angle: 20,
              seed: 4,
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
            along(points('850 600, 838 640, 838 694'), {
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
            hatch(points('740 620, 820 610, 830 740, 740 740'), {
              gap: 26,
              length: 30,
              width: 5,
              angle: -6,
              seed: 8,
              share: 0.55,
            }),
          ),
          shape(
            along(points('770 516, 796 508, 818 524'), {
              gap: 10,
              length: 34,
              width: 6,
              angle: 60,
              seed: 13,
            }),
          ),
          shape(
            along(points('772 596, 800 604, 826 600'), {
              gap: 12,
              length: 26,
              width: 5,
              angle: 40,
              seed: 17,
            }),
          ),
          // The closed eye.
          shape(taper(points('758 548, 772 566, 798 576, 822 572, 838 560'), 13)),
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
      block('lagoon', shape(smooth(sleeve)), 4),
      block('ochre', shape(smooth(hand)), 3),
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
          // Between the fingers, over the knuckles.
          shape(
            taper(points('616 452, 570 488, 516 526'), 6),
            taper(points('650 486, 596 530, 528 586'), 6),
            taper(points('682 516, 630 566, 566 632'), 6),
          ),
          shape(
            taper(points('642 400, 654 408, 660 420'), 5),
            taper(points('672 426, 684 436, 690 448'), 5),
            taper(points('702 454, 712 466, 716 476'), 5),
          ),
          shape(
            taper(points('1060 200, 1084 250, 1090 300'), 6),
            taper(points('1180 100, 1200 160, 1196 200'), 6),
            taper(points('1560 132, 1400 204, 1320 240, 1230 280'), 6),
          ),
        ],
        2,
      ),
      block(
        'paper',
        shape(
          mark([486, 518], 140, 22, 8),
          mark([502, 584], 130, 22, 8),
          mark([536, 636], 124, 22, 8),
          mark([582, 664], 124, 24, 8),
        ),
        2,
      ),
      ...(night ? [block('disc', moonlight, 2)] : []),
    ];
  },
};
