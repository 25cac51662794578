import { along, chance, hatch, mark, shape, thin, type Point } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The dog asleep: chin on its forelegs, facing right.
const asleep = points(
  '288 850, 292 800, 314 752, 352 722, 396 714, 440 722, 490 734, 540 732, 584 728, 616 742, 640 752, 664 758, 682 776, 692 796, 720 808, 752 822, 764 838, 758 856, 736 866, 772 866, 794 876, 796 888, 776 893, 690 893, 600 892, 520 893, 440 894, 360 894, 304 888',
);
const asleepTail = taper(
  points('330 858, 290 882, 246 890, 206 880, 182 856, 178 832'),
  [36, 32, 26, 22, 16, 6],
);
const asleepEar = points(
  '624 752, 648 758, 664 780, 664 818, 648 850, 628 858, 614 838, 610 800, 612 768',
);
const asleepMuzzle = points(
  '698 804, 724 814, 746 828, 750 844, 742 856, 712 862, 684 860, 672 846, 682 822',
);

// The dog that sits: facing left, its shoulder under the hand.
const sitting = points(
  '748 588, 756 572, 784 562, 812 556, 828 546, 838 528, 858 512, 884 506, 910 516, 926 544, 942 596, 968 650, 1000 714, 1026 786, 1040 840, 1036 876, 1010 890, 950 892, 896 892, 888 882, 880 891, 840 892, 820 890, 818 878, 836 864, 842 810, 836 760, 826 714, 832 676, 846 650, 830 638, 796 636, 766 626, 756 608',
);
const sittingTail = points(
  '1010 862, 1050 876, 1090 880, 1124 868, 1134 876, 1110 898, 1060 906, 1000 894',
);
const sittingMuzzle = points(
  '778 574, 812 566, 836 566, 850 584, 848 610, 832 626, 800 626, 772 616, 770 596',
);

// The person on the bench.
const shirt = points(
  '1118 440, 1150 416, 1186 420, 1224 456, 1250 530, 1262 620, 1262 694, 1150 694, 1136 620, 1132 540, 1120 484',
);
const nearLeg = points(
  '1264 650, 1264 716, 1200 722, 1104 720, 1082 744, 1076 800, 1070 852, 1018 852, 1014 790, 1004 712, 996 668, 1002 636, 1030 620, 1090 616, 1160 616',
);
const farLeg = points(
  '1096 690, 1128 700, 1146 760, 1162 850, 1172 874, 1110 876, 1096 790, 1066 720',
);
const shoe = points('1018 846, 1070 846, 1076 876, 1024 880, 966 878, 960 866, 990 858');
const farShoe = points('1118 852, 1164 850, 1174 878, 1130 882, 1090 880, 1092 868');
const face = points(
  '-42 -36, -50 -14, -47 -4, -58 14, -66 25, -65 29, -51 31, -56 38, -51 43, -54 50, -48 56, -51 66, -42 75, -22 74, -4 68, 4 100, 52 96, 44 40, 50 -20, 0 -50',
);
const hair = points(
  '-46 -36, -34 -58, 4 -70, 42 -58, 60 -20, 58 20, 44 48, 30 38, 26 8, 10 -6, -2 10, -10 -14',
);
const bun = points('50 8, 76 6, 88 28, 72 50, 48 42');
const sleeve = points(
  '1136 444, 1172 430, 1194 462, 1184 530, 1162 596, 1138 626, 1104 630, 1062 622, 1064 584, 1094 578, 1112 552, 1122 500',
);
const hand = [
  taper(points('1072 604, 1034 604, 998 606'), [32, 26, 22]),
  taper(points('1002 606, 974 610, 952 622'), [23, 33, 34]),
  taper(points('956 612, 934 622, 919 642'), [16, 15, 12]),
  taper(points('958 622, 938 638, 927 662'), [16, 15, 12]),
  taper(points('968 626, 952 646, 944 670'), [16, 15, 12]),
  taper(points('980 622, 968 644, 963 664'), [15, 14, 11]),
];

/** The head bends down to the dog. */
const bent = (part: readonly Point[]): Point[] =>
  part.map(([x, y]) => [1112 + x * 0.97 + y * 0.26, 362 - x * 0.26 + y * 0.97]);

/** The flowering climber at the corner of the house. */
const climber = (() => {
  const random = chance(7);
  const stem = points('1350 -20, 1310 30, 1288 90, 1292 150, 1276 210, 1286 270');
  const leaves: string[] = [];
  const blossoms: string[] = [];
  for (let index = 0; index < 120; index += 1) {
    const down = random() ** 1.4;
    const spread = 110 * (1 - down) + 22;
    const place: Point = [1296 - 10 * down + (random() - 0.55) * 2 * spread, -20 + down * 330];
    const angle = 90 + (random() - 0.5) * 130;
    if (index % 4 === 0) blossoms.push(mark(place, angle, 26, 17));
    else leaves.push(mark(place, angle, 44, 17));
  }
  return { stem, leaves: shape(...leaves), blossoms: shape(...blossoms) };
})();

/** By night: what the lamp in the doorway touches. */
const glow = shape(
  taper(points('322 748, 352 728, 396 720, 440 728, 490 740, 540 738, 584 734'), 6),
  taper(points('750 592, 758 612, 768 628, 796 638'), 6),
  taper(points('836 672, 830 714, 840 760, 845 810, 838 862'), 6),
);

/** Print: the two old dogs of the house by its open door; one sleeps, one sits under a hand. */
export const oldDogs: Print = {
  blocks: (variant) => {
    const night = variant === 'night';
    return [
      block('sky', shape('M-20 -20H1560V800H-20z'), 2),
      block('disc', '<circle cx="1444" cy="250" r="56"/>', 5),
      block('haze', shape('M1280 570Q1400 500 1560 530V800H1280z')),
      block(
        night ? 'moss' : 'pine',
        shape(
          'M1280 660Q1420 600 1560 650V800H1280zM1420 640L1428 470H1440L1446 640zM1340 476Q1352 430 1400 420Q1440 396 1490 420Q1540 430 1552 476Q1440 492 1340 476z',
        ),
        5,
      ),
      block('paper', shape('M-20 -20H1322L1330 780H-20z'), 4),
      block(
        night ? 'haze' : 'mist',
        shape(
          hatch(points('-20 40, 250 60, 240 660, -20 640'), {
            gap: 44,
            length: 60,
            width: 4,
            angle: -3,
            seed: 15,
            share: 0.35,
          }),
          hatch(points('860 60, 1180 60, 1040 300, 870 440'), {
            gap: 44,
            length: 60,
            width: 4,
            angle: -3,
            seed: 16,
            share: 0.3,
          }),
        ),
        3,
      ),
      block('ochre', shape('M-20 690L1329 694V790H-20zM266 112H624V700H266z'), 4),
      block('lamp', shape('M296 144H594V720H296z'), 3),
      block('lagoon', shape('M606 148L838 158V746L606 740z'), 4),
      block(
        'ink',
        [
          shape(
            taper(points('662 172, 664 440, 662 724'), 6),
            taper(points('720 174, 719 440, 721 726'), 6),
            taper(points('778 176, 779 440, 777 728'), 6),
          ),
          shape('M612 232L800 238V252L612 246zM612 670L800 676V690L612 684z'),
        ],
        3,
      ),
      block(night ? 'haze' : 'sky', shape('M-20 778L1560 786V1044H-20z'), 5),
      block(
        night ? 'mist' : 'haze',
        [
          shape('M238 742H664L672 800H230z'),
          shape(
            hatch(points('-20 812, 1536 812, 1536 1030, -20 1030'), {
              gap: 26,
              length: 70,
              width: 5,
              angle: 2,
              seed: 8,
              share: 0.5,
            }),
          ),
        ],
        4,
      ),
      block('paper', shape('M256 712H646L664 746H238z'), 4),
      ...(night
        ? [
            block('lamp', shape('M296 700H594L612 746H276zM262 804H630L770 1044H120z'), 4),
            block(
              'ochre',
              shape(
                hatch(points('250 830, 640 830, 740 1024, 150 1024'), {
                  gap: 30,
                  length: 70,
                  width: 5,
                  angle: 2,
                  seed: 3,
                  share: 0.5,
                }),
              ),
              3,
            ),
          ]
        : []),
      block(
        'pine',
        [
          shape('M1080 694H1400V722H1080zM1270 720H1304V862H1272zM1366 720H1396V862H1368z'),
          climber.leaves,
          shape(taper(climber.stem, 9)),
        ],
        4,
      ),
      block('lagoon', shape(smooth(farLeg)), 3),
      block('ink', thin(0.5, smooth(farLeg)), 3),
      block('lagoon', shape(smooth(nearLeg)), 3),
      block(
        'clay',
        [shape(smooth(shirt), smooth(asleep), smooth(shoe), smooth(farShoe)), climber.blossoms],
        3,
      ),
      block('ochre', shape(smooth(bent(face))), 2),
      block(
        'ink',
        [
          shape(smooth(bent(hair)), smooth(bent(bun))),
          shape(
            taper(bent(points('-46 4, -38 8, -28 6')), 5),
            taper(bent(points('-54 43, -46 44, -38 42')), 5),
            taper(bent(points('-52 -10, -40 -14, -28 -10')), 5),
          ),
          shape(smooth(sitting), smooth(sittingTail)),
          shape(smooth(asleepEar), smooth(points('744 822, 762 824, 770 838, 758 850, 746 840'))),
          // The haunch, the elbow and the foreleg of the sleeper.
          shape(
            taper(points('372 792, 388 762, 430 752, 474 772, 500 812, 496 848, 472 872'), 9),
            taper(points('372 872, 420 862, 470 868, 520 868, 550 880, 548 894'), 8),
            taper(points('560 800, 552 850, 580 872, 660 874, 740 868'), 7),
          ),
          shape(
            along(points('340 742, 396 728, 490 748, 584 744'), {
              gap: 20,
              length: 30,
              width: 3,
              angle: 38,
              seed: 31,
            }),
          ),
        ],
        3,
      ),
      block('clay', shape(smooth(sleeve), asleepTail), 3),
      block('ochre', shape(...hand), 2),
      block(
        'paper',
        [
          shape(smooth(sittingMuzzle), smooth(asleepMuzzle)),
          // Grey brows, chest and toes.
          shape(mark([850, 541], 24, 24, 8), mark([686, 786], 40, 24, 7)),
          shape(
            along(points('846 660, 836 700, 846 750'), {
              gap: 11,
              length: 30,
              width: 4,
              angle: -10,
              seed: 12,
            }),
          ),
          shape(
            along(points('856 576, 858 612'), {
              gap: 8,
              length: 26,
              width: 4,
              angle: -80,
              seed: 14,
            }),
          ),
          shape(
            along(points('676 826, 664 850'), {
              gap: 8,
              length: 24,
              width: 4,
              angle: 90,
              seed: 19,
            }),
          ),
          shape(
            taper(points('838 878, 834 884, 836 891'), 4),
            taper(points('856 876, 852 884, 854 891'), 4),
          ),
          shape(
            taper(points('772 872, 778 878, 780 890'), 4),
            taper(points('752 874, 758 880, 758 890'), 4),
          ),
        ],
        2,
      ),
      block(
        'haze',
        shape(
          taper(points('874 526, 864 566, 868 610, 888 640, 906 620, 914 580, 908 536'), 5),
          taper(points('888 884, 890 840, 886 790, 896 740'), 5),
          taper(points('1010 770, 970 766, 936 796, 920 840, 930 874'), 5),
        ),
        2,
      ),
      block(
        'ink',
        [
          shape(
            taper(points('680 802, 692 812, 706 812'), 6),
            taper(points('706 852, 728 854, 748 850'), 6),
          ),
          shape(taper(points('282 866, 304 850, 334 846, 352 860, 336 880, 300 893'), 8)),
          shape(taper(points('766 612, 796 614, 826 606'), 6)),
          shape(smooth(points('748 582, 766 570, 782 576, 782 592, 766 600, 752 598'))),
        ],
        2,
      ),
      ...(night ? [block('lamp', glow, 2)] : []),
      block('ochre', '<circle cx="848" cy="560" r="6"/>', 1),
    ];
  },
};
