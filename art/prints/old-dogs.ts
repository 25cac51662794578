import { along, chance, hatch, mark, shape, thin, type Point } from '../shapes.ts';
import { placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

// The dog asleep, facing right, its chin on its forelegs; from the left end of its foot.
export const asleep = {
  body: smooth(
    points(
      '16 -4, -2 -52, 8 -112, 44 -162, 98 -186, 152 -180, 200 -152, 252 -132, 306 -140, 352 -160, 390 -152, 420 -146, 454 -158, 482 -150, 502 -132, 512 -116, 538 -104, 566 -92, 586 -80, 594 -64, 588 -50, 566 -42, 532 -38, 500 -30, 440 -8, 380 0, 330 -2, 296 -18, 250 -16, 200 0, 100 0',
    ),
  ),
  limbs: [
    // The tail, the hind paw, the near foreleg.
    taper(points('52 -40, 10 -20, -30 -16, -58 -34, -60 -66'), [40, 34, 26, 19, 7]),
    taper(points('96 -24, 190 -20, 276 -15'), [46, 36, 29]),
    taper(points('340 -44, 400 -22, 500 -18, 590 -17, 622 -15'), [70, 42, 34, 33, 29]),
  ],
  farPaw: taper(points('560 -24, 620 -22, 656 -16'), [30, 30, 25]),
  ear: smooth(
    points(
      '410 -148, 434 -158, 454 -142, 468 -104, 470 -66, 456 -36, 432 -32, 412 -56, 404 -92, 402 -126',
    ),
  ),
  muzzle: smooth(
    points('540 -98, 554 -92, 570 -84, 578 -68, 570 -54, 550 -50, 534 -52, 526 -66, 530 -84'),
  ),
  whiskers: along(points('532 -90, 525 -70, 534 -53'), {
    gap: 9,
    length: 20,
    width: 4,
    angle: 86,
    seed: 19,
  }),
  brow: mark([504, -128], 34, 26, 7),
  nose: smooth(points('572 -90, 588 -84, 598 -66, 590 -54, 578 -60, 570 -74')),
  cuts: [
    // The closed eye and the mouth.
    taper(points('482 -112, 494 -101, 510 -101, 520 -110'), 8),
    taper(points('588 -52, 562 -50, 534 -58'), 6),
    // The haunch and the hind paw.
    taper(points('112 -158, 166 -146, 210 -112, 222 -74, 204 -46, 162 -40'), [3, 9, 11, 11, 9, 6]),
    taper(points('58 -34, 104 -50, 170 -42, 236 -36, 282 -30'), [3, 8, 9, 8, 5]),
    // The rim of the ear.
    taper(points('434 -158, 454 -142, 468 -104, 470 -66, 456 -36, 432 -32, 412 -56, 404 -92'), 8),
    // The elbow, and the foreleg that the chin lies on.
    taper(points('332 -132, 316 -92, 322 -60, 352 -42, 420 -42, 500 -36, 570 -35, 628 -32'), 8),
    taper(points('336 -20, 360 -6, 400 0'), 6),
    taper(points('356 -150, 376 -128, 382 -92'), 6),
  ],
  toes: [
    taper(points('268 -24, 277 -16, 276 -5'), 5),
    taper(points('252 -24, 260 -16, 259 -4'), 5),
    taper(points('612 -24, 622 -16, 622 -4'), 5),
    taper(points('594 -24, 602 -16, 602 -4'), 5),
    taper(points('642 -24, 650 -16, 650 -6'), 4),
  ],
  fur: along(points('60 -152, 130 -168, 236 -122, 320 -138'), {
    gap: 26,
    length: 32,
    width: 3,
    angle: 38,
    seed: 31,
  }),
};

// The dog that sits, facing left, its shoulder under the hand.
const sitting = {
  body: smooth(
    points(
      '768 590, 775 574, 790 567, 814 563, 831 558, 838 544, 843 522, 862 507, 892 503, 918 513, 934 542, 946 592, 968 646, 1000 714, 1026 786, 1040 840, 1036 876, 1010 890, 950 893, 906 893, 892 889, 888 878, 884 890, 872 893, 822 892, 820 880, 836 866, 842 812, 836 762, 826 716, 832 680, 846 652, 836 640, 815 632, 795 625, 779 616, 770 604',
    ),
  ),
  tail: taper(points('1004 874, 1060 884, 1104 876, 1136 850'), [34, 28, 20, 7]),
  muzzle: smooth(
    points('786 579, 802 574, 818 577, 828 590, 828 606, 820 620, 806 623, 790 617, 778 606'),
  ),
  whiskers: along(points('826 580, 832 598, 822 620'), {
    gap: 8,
    length: 20,
    width: 4,
    angle: -86,
    seed: 14,
  }),
  brow: mark([866, 528], 16, 26, 8),
  chest: along(points('848 672, 838 712, 846 764'), {
    gap: 11,
    length: 32,
    width: 4,
    angle: -10,
    seed: 12,
  }),
  nose: smooth(points('765 590, 771 576, 783 570, 794 575, 793 588, 784 598, 772 600')),
  mouth: taper(points('778 602, 796 609, 818 614, 838 606'), 6),
  eye: 'M833 557Q847 541 866 557Q850 571 833 557z',
  ear: [
    taper(points('884 526, 868 556, 864 596, 874 632'), 7),
    taper(points('876 638, 902 634, 920 602, 918 556'), 7),
    taper(points('898 546, 890 578, 892 608'), 6),
  ],
  cuts: [
    // The foreleg, the haunch and the hind foot.
    taper(points('888 880, 890 834, 884 786, 898 732'), 6),
    taper(points('1014 762, 968 758, 932 790, 920 838, 936 872'), 6),
    taper(points('930 872, 912 874, 900 886'), 5),
  ],
  toes: [
    taper(points('840 879, 836 885, 838 892'), 4),
    taper(points('858 878, 854 885, 856 892'), 4),
  ],
};

// The woman on the bench.
const shirt = points(
  '1118 440, 1150 416, 1186 420, 1224 456, 1250 530, 1262 620, 1262 694, 1150 694, 1136 620, 1132 540, 1120 484',
);
const nearLeg = points(
  '1264 650, 1264 716, 1200 722, 1104 720, 1082 744, 1076 800, 1070 852, 1018 852, 1014 790, 1004 712, 996 668, 1002 636, 1030 620, 1090 616, 1160 616',
);
const farLeg = points(
  '1060 690, 1092 700, 1110 760, 1130 850, 1138 874, 1078 876, 1064 790, 1034 720',
);
const shoe = points('1018 846, 1070 846, 1076 876, 1024 880, 966 878, 960 866, 990 858');
const farShoe = points('1086 852, 1132 850, 1142 878, 1098 882, 1058 880, 1060 868');
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
const forearm = taper(points('1084 604, 1034 602, 990 608'), [34, 30, 32]);
/** Its back, and its fingers from the first to the last. */
const hand = [
  smooth(
    points('1008 590, 984 588, 962 592, 944 604, 938 618, 946 632, 966 636, 988 630, 1006 622'),
  ),
  taper(points('954 602, 932 614, 914 632, 904 652'), [18, 17, 15, 11]),
  taper(points('956 612, 936 630, 921 651, 914 670'), [18, 17, 15, 11]),
  taper(points('964 620, 947 640, 934 660, 929 677'), [18, 16.5, 14.5, 11]),
  taper(points('976 624, 961 643, 951 659, 947 672'), [17, 15, 13, 10]),
];
/** Between its fingers, and where the sleeve lies on the shirt. */
const gaps = [
  taper(points('944 614, 924 635, 909 660'), 3.6),
  taper(points('952 624, 934 646, 922 672'), 3.6),
  taper(points('962 632, 948 650, 939 672'), 3.6),
  taper(points('1194 482, 1188 534, 1166 594, 1142 622'), 5),
  taper(points('1104 566, 1118 576, 1126 592'), 4.5),
];

/** The head bends down to the dog. */
const bent = (part: readonly Point[]): Point[] =>
  part.map(([x, y]) => [1112 + x * 0.97 + y * 0.26, 362 - x * 0.26 + y * 0.97]);

/**
 * The flowering climber, from the ground up the corner of the house.
 * @param breadth how far it has spread at the top
 */
function climber(breadth: number) {
  const random = chance(7);
  const stem = points(
    '1382 760, 1384 690, 1394 590, 1382 470, 1392 350, 1374 230, 1388 110, 1376 -10, 1380 -220',
  );
  const leaves: string[] = [];
  const blossoms: string[] = [];
  for (let index = 0; index < 110; index += 1) {
    const up = random() ** 0.62;
    const spread = 16 + breadth * up ** 1.6;
    const isBlossom = index % 4 === 0;
    // Blossoms stay among the leaves.
    const aside = (random() - 0.5) * (isBlossom ? 1.1 : 2) * spread;
    const place: Point = [1386 + aside, 700 - up * 880];
    const angle = 90 + (random() - 0.5) * 130;
    if (isBlossom) blossoms.push(mark(place, angle, 28, 18));
    else leaves.push(mark(place, angle, 46, 18));
  }
  return { stem: taper(stem, [16, 13, 11, 10, 9, 8, 7, 6, 5]), leaves, blossoms };
}

// The house: its wall ends at a corner, past which the hills are seen; in a square it fills the
// field.
const corner = 1408;
const house = {
  frame: 'M304 40H668V716H304z',
  opening: 'M336 72H636V716H336z',
  leaf: 'M652 64L872 76V744L652 736z',
  boards: [
    taper(points('706 76, 708 400, 706 730'), 6),
    taper(points('762 78, 761 400, 763 732'), 6),
    taper(points('818 80, 819 400, 817 734'), 6),
  ],
  hinges: ['M656 170L838 178V193L656 186z', 'M656 640L838 646V661L656 655z'],
  step: 'M296 712H680L698 748H278z',
  riser: 'M278 744H698L706 802H270z',
  // The lamp that hangs in the room.
  shade: 'M470 186L510 186L540 236H440z',
  cord: 'M487 78H493V190H487z',
  bulb: 'M470 236H510Q506 256 490 256Q474 256 470 236z',
};
/** The pot that the climber grows from. */
const pot = 'M1358 722H1422V740H1415L1406 806H1374L1365 740H1358z';
/** By day: what those on the ground keep from the sun. */
const shadows = [
  smooth(points('190 884, 400 876, 780 880, 836 892, 780 902, 500 906, 260 900')),
  smooth(points('870 882, 1180 876, 1236 888, 1180 900, 960 902')),
  smooth(points('1350 800, 1400 798, 1446 804, 1400 812')),
  smooth(points('1020 874, 1240 862, 1380 860, 1440 868, 1400 880, 1200 884')),
];

/** By night: what the lamp in the doorway touches. */
const glowOnSleeper = taper(points('42 -164, 98 -188, 154 -182, 202 -154, 254 -134, 308 -142'), 6);
const glowOnSitting = [
  taper(points('771 606, 780 617, 796 626, 815 633, 836 641'), 6),
  taper(points('832 680, 826 716, 836 764, 842 812, 836 866'), 6),
];

/** Print: the two old dogs of the house by its open door; one sleeps, one sits under a hand. */
export const oldDogs: Print = {
  fields: { square: { x: 160, y: -206, width: 1290 } },
  blocks: (variant, cut) => {
    const night = variant === 'night';
    const wallEnd = cut === 'square' ? 1500 : corner;
    const asleepAt = cut === 'square' ? 232 : 202;
    const { stem, leaves, blossoms } = climber(cut === 'square' ? 24 : 104);
    const lying = (...data: string[]) => placed(shape(...data), asleepAt, 893, 0.92);
    const seated = (...data: string[]) => placed(shape(...data), 56, 0);
    const woman = seated;
    return [
      // Past the corner of the house, and no further: nothing lies under its wall.
      block(night ? 'sky' : 'mist', shape(`M${corner - 6} -160H1600V786H${corner - 6}z`), 2),
      block(
        night ? 'mist' : 'haze',
        shape(`M${corner - 4} 560Q1470 510 1600 520V786H${corner - 4}z`),
      ),
      block(
        night ? 'moss' : 'pine',
        shape(
          `M${corner - 4} 660Q1460 620 1600 640V786H${corner - 4}z`,
          smooth(points('1452 690, 1450 590, 1462 500, 1474 452, 1486 500, 1498 590, 1496 690')),
          smooth(points('1512 690, 1510 610, 1520 540, 1530 502, 1541 540, 1551 610, 1550 690')),
        ),
        5,
      ),
      // By night in the shade of the moon, so that the lamp is the brightest thing there is.
      block(night ? 'mist' : 'paper', shape(`M-60 -220H${wallEnd}V790H-60z`), 4),
      block('ochre', shape(`M-60 692H${wallEnd}V790H-60z`, house.frame), 4),
      block('lamp', shape(house.opening), 3),
      block('clay', shape(house.shade, house.cord), 3),
      block(night ? 'disc' : 'paper', shape(house.bulb), 2),
      block('lagoon', shape(house.leaf), 4),
      block('ink', shape(...house.boards, ...house.hinges), 3),
      block(night ? 'haze' : 'sky', shape('M-60 780L1600 786V1110H-60z'), 5),
      block(
        night ? 'mist' : 'haze',
        shape(
          house.riser,
          hatch(points('-40 824, 1580 824, 1580 1100, -40 1100'), {
            gap: 32,
            length: 78,
            width: 5,
            angle: 1,
            seed: 8,
            share: 0.4,
          }),
        ),
        4,
      ),
      block('paper', shape(house.step), 4),
      ...(night
        ? [
            block('lamp', shape('M336 700H636L656 748H318zM300 806H676L835 1110H135z'), 4),
            block(
              'ochre',
              shape(
                hatch(points('290 830, 690 830, 800 1090, 170 1090'), {
                  gap: 34,
                  length: 70,
                  width: 5,
                  angle: 1,
                  seed: 3,
                  share: 0.5,
                }),
              ),
              3,
            ),
          ]
        : []),
      ...(night ? [] : [block('mist', shape(...shadows), 4)]),
      block(
        'pine',
        shape(
          'M1176 694H1332V722H1176zM1298 720H1324V862H1300zM1200 720H1226V862H1202z',
          ...leaves,
          stem,
        ),
        4,
      ),
      block('lagoon', woman(smooth(farLeg)), 3),
      block('ink', placed(thin(0.5, smooth(farLeg)), 56, 0), 3),
      block('lagoon', woman(smooth(nearLeg)), 3),
      block('clay', lying(asleep.farPaw), 3),
      block('ink', placed(thin(0.35, asleep.farPaw), asleepAt, 893, 0.92), 3),
      block(
        'clay',
        [
          woman(smooth(shirt), smooth(shoe), smooth(farShoe)),
          lying(asleep.body, ...asleep.limbs),
          shape(...blossoms, pot),
        ],
        3,
      ),
      block('ochre', woman(smooth(bent(face)), forearm), 2),
      block(
        'ink',
        [
          woman(
            smooth(bent(hair)),
            smooth(bent(bun)),
            taper(bent(points('-46 4, -38 8, -28 6')), 5),
            taper(bent(points('-54 43, -46 45, -36 42')), 4),
            taper(bent(points('-52 -10, -40 -14, -28 -10')), 5),
          ),
          seated(sitting.body, sitting.tail),
          placed(thin(0.6, asleep.ear), asleepAt, 893, 0.92) + lying(asleep.fur),
        ],
        3,
      ),
      block('clay', woman(smooth(sleeve)), 3),
      block('ochre', woman(...hand), 2),
      block(
        'paper',
        [
          lying(asleep.muzzle, asleep.whiskers, asleep.brow, ...asleep.toes),
          seated(sitting.muzzle, sitting.whiskers, sitting.brow, sitting.chest, ...sitting.toes),
        ],
        2,
      ),
      block('haze', seated(...sitting.ear, ...sitting.cuts), 2),
      block('ochre', seated(sitting.eye), 1),
      block(
        'ink',
        [
          lying(asleep.nose, ...asleep.cuts),
          seated(sitting.nose, sitting.mouth, ...gaps) +
            placed('<circle cx="849" cy="557" r="5.5"/>', 56, 0),
        ],
        2,
      ),
      ...(night ? [block('lamp', [lying(glowOnSleeper), seated(...glowOnSitting)], 2)] : []),
    ];
  },
};
