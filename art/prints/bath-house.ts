import { along, chance, ellipses, hatch, outline, shape, thin, type Point } from '../shapes.ts';
import { placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print, type Variant } from '../renderer.ts';

/** Round crowns side by side along a line, filled down to the ground. */
function wood(line: readonly Point[], size: number, seed: number): string {
  const random = chance(seed);
  const crowns = line.flatMap(([x, y], index) => {
    const [toX, toY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.round((toX - x) / size));
    return Array.from({ length: steps }, (_, step) => {
      const [cx, cy] = [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
      const wide = size * (0.75 + random() * 0.6);
      return `<ellipse cx="${cx.toFixed(0)}" cy="${(cy - random() * size * 0.4).toFixed(0)}" rx="${wide.toFixed(0)}" ry="${(wide * 0.66).toFixed(0)}"/>`;
    });
  });
  return shape(outline([...line, [1600, 830], [-60, 830]])) + crowns.join('');
}

const weather = {
  clouds: shape(
    smooth(
      points(
        '-60 -180, -60 -180, -60 130, 120 168, 330 140, 560 190, 800 150, 1010 186, 1260 132, 1440 160, 1620 120, 1620 -180, 1620 -180',
      ),
    ),
  ),
  darkClouds: shape(
    smooth(
      points(
        '-60 -180, -60 -180, -60 50, 160 84, 400 48, 640 92, 900 60, 1180 88, 1400 46, 1620 70, 1620 -180, 1620 -180',
      ),
    ),
  ),
  rain: shape(
    hatch(points('-80 -180, 1620 -180, 1620 980, -80 980'), {
      gap: 30,
      length: 74,
      width: 2.6,
      angle: 103,
      seed: 11,
      share: 0.42,
    }),
  ),
  nearRain: shape(
    hatch(points('-80 -180, 1620 -180, 1620 1060, -80 1060'), {
      gap: 110,
      length: 130,
      width: 4,
      angle: 103,
      seed: 5,
      share: 0.5,
    }),
  ),
};

/** Short grass. */
const tuft = { gap: 15, length: 34, width: 5, angle: -84 };

const ground = {
  meadow: shape(
    smooth(
      points(
        '-60 700, -60 700, 200 712, 480 742, 760 770, 1100 790, 1380 784, 1620 760, 1620 760, 1620 1080, 1620 1080, -60 1080, -60 1080',
      ),
    ),
  ),
  near: shape(
    smooth(
      points(
        '-60 980, -60 980, 200 960, 420 986, 700 1004, 1000 976, 1300 960, 1620 940, 1620 940, 1620 1130, 1620 1130, -60 1130, -60 1130',
      ),
    ),
  ),
  blades: shape(
    along(points('-40 984, 200 962, 420 988, 700 1006, 1000 978, 1300 962, 1600 942'), {
      gap: 13,
      length: 66,
      width: 8,
      angle: -82,
      seed: 21,
    }),
    along(points('60 770, 260 790, 400 812'), {
      gap: 20,
      length: 30,
      width: 4,
      angle: -84,
      seed: 22,
      share: 0.7,
    }),
    along(points('1180 880, 1320 870, 1480 860'), {
      gap: 20,
      length: 30,
      width: 4,
      angle: -84,
      seed: 23,
      share: 0.7,
    }),
    // At the foot of what stands in the meadow.
    along(points('728 814, 944 814'), { ...tuft, seed: 25 }),
    along(points('1134 814, 1412 814'), { ...tuft, seed: 26 }),
    along(points('760 930, 900 940, 1040 930'), {
      gap: 22,
      length: 30,
      width: 4,
      angle: -84,
      seed: 24,
      share: 0.7,
    }),
  ),
  // The way to the door, stone by stone.
  stones: shape(
    ...[
      '194 944, 226 928, 284 926, 318 936, 310 950, 268 958, 214 956',
      '312 914, 340 897, 394 891, 434 899, 446 912, 414 926, 346 929',
      '430 888, 462 872, 526 866, 576 874, 584 886, 548 897, 470 898',
      '622 876, 648 860, 704 858, 732 868, 716 880, 656 884',
      '748 858, 772 846, 822 846, 842 854, 824 864, 772 866',
      '854 842, 876 832, 920 832, 936 840, 914 848, 870 849',
      '930 826, 948 818, 1000 818, 1010 824, 990 831, 944 831',
    ].map((stone) => outline(points(stone))),
  ),
  puddles: ellipses([1250, 916, 150, 26], [170, 870, 120, 20]),
  rings: [
    [1200, 910, 34, 7],
    [1310, 922, 44, 9],
    [140, 866, 30, 6],
    [214, 874, 22, 5],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        `<path fill-rule="evenodd" d="M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0zM${x - rx + 6} ${y}a${rx - 6} ${ry - 2.5} 0 1 0 ${2 * rx - 12} 0a${rx - 6} ${ry - 2.5} 0 1 0 ${12 - 2 * rx} 0z"/>`,
    )
    .join(''),
  gleam: shape(outline(points('944 802, 1130 802, 1160 930, 880 930'))),
  mirrored: shape(
    hatch(points('944 812, 1130 812, 1170 950, 900 950'), {
      gap: 15,
      length: 56,
      width: 5,
      angle: 0,
      seed: 31,
      share: 0.7,
    }),
  ),
};

/** The bath house, its door slid open. */
const house = {
  wall: shape('M806 404H1404V806H806z'),
  shade: shape('M806 404H1404V446Q1100 452 806 446z', 'M1318 430H1404V806H1318z'),
  band: shape('M800 736H942V808H800z', 'M1130 736H1408V808H1130z'),
  roof: shape('M748 424L850 246H1372L1462 424Q1100 436 748 424z'),
  // Half-round tiles: their joints run down the roof, their ends make its edge.
  tiles: shape(
    ...Array.from({ length: 21 }, (_, index) =>
      taper(
        [
          [868 + index * 24.4, 262],
          [778 + index * 33, 420],
        ],
        [3, 6],
      ),
    ),
    taper(points('812 330, 1100 336, 1414 330'), [3, 4, 3]),
  ),
  ends: Array.from(
    { length: 22 },
    (_, index) => `<ellipse cx="${762 + index * 33}" cy="428" rx="15" ry="10"/>`,
  ).join(''),
  ridge: shape(taper(points('840 246, 1100 242, 1380 246'), [16, 16, 16])),
  chimney: shape('M1216 158H1278V262H1216z'),
  cap: shape('M1204 140H1290V162H1204z'),
  smoke: shape(
    taper(
      points('1244 128, 1226 92, 1244 50, 1218 6, 1236 -40, 1222 -90'),
      [9, 18, 24, 27, 24, 10],
    ),
    taper(points('1262 128, 1284 100, 1288 62, 1318 26, 1316 -20'), [6, 12, 15, 12, 4]),
  ),
  inside: shape('M942 506H1132V806H942z'),
  tiled: shape('M942 640H1132V806H942z'),
  joints: shape(
    'M942 690H1132V694H942zM942 742H1132V746H942zM984 640H988V806H984zM1034 640H1038V806H1034zM1084 640H1088V806H1084z',
  ),
  frame: shape('M928 492H1146V508H1130V808H1116V510H956V808H942V806H928z'),
  tub: shape(
    'M972 690Q962 688 964 678Q966 670 980 672H1140V690H1134Q1130 740 1124 768H1018Q990 764 984 690z',
  ),
  tubFeet: shape('M1014 764H1040L1030 798H1016z', 'M1094 764H1120L1118 798H1104z'),
  tap: shape(taper(points('1010 672, 1010 636, 1032 630, 1040 646'), [8, 8, 8, 7])),
  steam: shape(
    taper(points('1066 664, 1052 640, 1074 612, 1058 586'), 13),
    taper(points('1100 666, 1088 638, 1108 606, 1094 568, 1102 548'), 12),
  ),
  lamp: shape('M1019 508H1025V530H1019zM998 552Q1002 530 1022 528Q1042 530 1046 552z'),
  bulb: '<circle cx="1022" cy="555" r="9"/>',
  towel: shape('M958 560H992L994 648H956z', 'M950 554H1000V562H950z'),
  leaf: shape('M1138 500H1278V804H1138z'),
  planks: shape('M1170 500H1175V804H1170zM1206 500H1211V804H1206zM1242 500H1247V804H1242z'),
  braces: shape('M1138 556H1278V574H1138zM1138 728H1278V746H1138z'),
  rail: shape('M920 484H1292V494H920z'),
  window: shape('M846 540H896V606H846z'),
  bars: shape('M868 540H874V606H868zM846 570H896V576H846zM838 604H904V614H838z'),
  drips: shape(
    along(points('760 438, 1100 446, 1452 438'), {
      gap: 34,
      length: 40,
      width: 4,
      angle: 92,
      seed: 51,
      share: 0.85,
    }),
  ),
  barrel: shape('M742 664Q732 730 744 806Q790 818 836 806Q848 730 838 664Q790 654 742 664z'),
  hoops: shape(
    'M738 690Q790 702 842 690V702Q790 714 737 702zM739 764Q790 778 841 764V776Q790 790 740 776z',
  ),
  water: '<ellipse cx="790" cy="664" rx="46" ry="9"/>',
  spout: shape(taper(points('778 430, 782 520, 788 660'), [9, 9, 8])),
};

/** An umbrella, around the foot of a line down from its stick. */
const umbrella = {
  canopy: shape(
    'M-216 -394C-206 -530 -110 -600 0 -604C112 -600 206 -530 218 -398Q184 -428 142 -398Q98 -432 48 -400Q0 -430 -48 -400Q-96 -430 -138 -398Q-178 -426 -216 -394z',
  ),
  panels: shape(
    'M0 -604C-50 -570 -120 -500 -138 -398Q-178 -426 -216 -394C-206 -530 -110 -600 0 -604z',
    'M0 -604C40 -560 50 -480 48 -400Q0 -430 -48 -400C-44 -480 -34 -560 0 -604z',
    'M0 -604C112 -600 206 -530 218 -398Q184 -428 142 -398C124 -500 60 -570 0 -604z',
  ),
  tip: shape(taper(points('0 -598, 0 -634'), [9, 7])),
  // It ends in a crook.
  stick: shape(
    taper(points('0 -460, 0 -380, 0 -300, 6 -284, 20 -280, 30 -290'), [10, 10, 10, 11, 11, 10]),
  ),
  splashes: shape(
    along(points('-210 -420, -170 -520, -90 -590, 0 -616, 96 -588, 170 -520, 214 -420'), {
      gap: 24,
      length: 22,
      width: 4,
      angle: -90,
      seed: 61,
      share: 0.8,
    }),
  ),
};

/** Somebody on the way to the bath, seen from behind, around the middle between the feet. */
const bather = {
  hair: shape(
    smooth(points('-32 -400, -28 -432, 4 -440, 36 -432, 40 -400, 32 -376, 4 -368, -24 -376')),
  ),
  neck: shape('M-16 -380H24L28 -330H-20z') + ellipses([-32, -392, 8, 13], [40, -392, 8, 13]),
  coat: shape(
    smooth(
      points(
        '-28 -340, -62 -326, -78 -286, -84 -220, -96 -180, -102 -150, -102 -150, -50 -138, 4 -136, 58 -138, 108 -150, 108 -150, 102 -180, 90 -220, 84 -286, 68 -326, 36 -340, 4 -334',
      ),
    ),
    taper(points('58 -306, 104 -270, 144 -236'), [52, 52, 48]),
    taper(points('146 -240, 132 -278, 114 -322'), [50, 46, 36]),
    taper(points('-58 -308, -100 -254, -128 -222'), [52, 50, 46]),
    taper(points('-128 -222, -142 -216'), [46, 40]),
  ),
  hood: shape(
    smooth(points('-50 -336, -36 -352, 4 -344, 44 -352, 58 -336, 44 -296, 4 -270, -36 -296')),
  ),
  seams: shape(
    taper(points('4 -266, 4 -200, 6 -146'), [3, 4, 5]),
    taper(points('96 -306, 112 -276, 122 -256'), [2, 6, 4]),
    taper(points('76 -262, 92 -248, 98 -226'), [2, 6, 3]),
    taper(points('-64 -286, -74 -240, -82 -210'), [3, 6, 3]),
    taper(points('-90 -172, 4 -158, 96 -172'), [3, 5, 3]),
  ),
  towel: shape('M-154 -204L-142 -232Q-108 -250 -76 -232L-64 -204L-72 -100Q-112 -88 -150 -102z'),
  stripes: shape(
    'M-151 -132Q-112 -120 -71 -131L-72 -117Q-112 -106 -151 -118z',
    'M-151 -150Q-112 -138 -70 -149L-70 -143Q-112 -132 -151 -144z',
  ),
  folds: shape(
    taper(points('-128 -228, -134 -180, -130 -110'), [2, 6, 2]),
    taper(points('-92 -232, -88 -180, -94 -110'), [2, 6, 2]),
  ),
  legs: shape(
    taper(points('-38 -160, -40 -114, -42 -66'), [58, 48, 38]),
    taper(points('42 -160, 44 -124, 45 -84'), [56, 46, 37]),
  ),
  boots: shape(
    'M-66 -84H-18L-25 -38L-24 -8Q-22 6 -32 8H-62Q-74 4 -68 -14L-62 -38z',
    'M22 -104H68L63 -62L66 -40Q74 -22 62 -18H34Q24 -20 26 -36L28 -62z',
  ),
  shadow: ellipses([-44, 6, 44, 9], [52, -18, 42, 9]),
  // Around the stick.
  hand: shape(
    smooth(points('88 -338, 92 -354, 106 -360, 122 -354, 126 -338, 120 -322, 104 -318, 92 -324')),
  ),
};

/** An umbrella pine at the rim, and the tent that the bather has come from. */
const left = {
  trunk: shape(
    taper(points('92 770, 96 600, 84 420, 100 240'), [52, 42, 36, 32]),
    'M66 716C64 774 44 800 10 812Q92 828 172 810C140 798 122 772 118 716z',
    taper(points('92 420, 40 300, -20 250'), [26, 20, 12]),
    taper(points('96 380, 170 270, 236 220'), [26, 20, 10]),
  ),
  crown: shape(
    smooth(
      points(
        '-80 280, -70 190, 0 150, 70 116, 160 120, 240 150, 300 176, 330 220, 316 262, 250 276, 180 262, 110 286, 40 266, -20 292',
      ),
    ),
  ),
  needles: shape(
    along(points('-40 214, 70 160, 170 160, 280 206'), {
      gap: 20,
      length: 44,
      width: 6,
      angle: 86,
      seed: 71,
    }),
  ),
  tent: shape('M200 604L126 706Q200 724 276 706z'),
  tentShade: shape('M200 604L276 706Q250 714 230 715z'),
  tentDoor: shape('M200 634L182 716H218z'),
  // Grass before the tree and the tent.
  grass: shape(
    along(points('-10 818, 190 816'), { ...tuft, seed: 72 }),
    along(points('118 716, 286 716'), { ...tuft, length: 22, seed: 73 }),
  ),
};

/** The land in the rain, from the clouds to the meadow. */
function land(day: boolean): Block[] {
  return [
    block(day ? 'haze' : 'sky', shape('M-60 -180H1620V800H-60z'), 2),
    block('mist', weather.clouds, 5),
    block(day ? 'haze' : 'sky', `<g opacity=".45">${weather.darkClouds}</g>`, 5),
    block(
      day ? 'lagoon' : 'haze',
      thin(day ? 0.45 : 0.5, 'M-60 560Q200 500 460 540T980 520T1620 540V800H-60z'),
      4,
    ),
    block(
      'moss',
      wood(points('-60 640, 200 610, 460 640, 760 650, 1100 640, 1400 600, 1600 590'), 46, 3),
      4,
    ),
    block(
      'pine',
      wood(
        points('-60 690, 120 680, 360 708, 640 720, 860 716, 1340 690, 1500 660, 1600 650'),
        40,
        4,
      ),
      4,
    ),
    block('moss', ground.meadow, 4),
  ];
}

/** What only the whole is wide enough for. */
function leftBlocks(day: boolean): Block[] {
  return [
    block(day ? 'paper' : 'haze', left.tent, 3),
    block('mist', left.tentShade, 2),
    block('lamp', left.tentDoor, 2),
    block('pine', left.crown, 4),
    block('moss', left.needles, 3),
    block('ink', left.trunk, 3),
    block('pine', left.grass, 2),
  ];
}

/** The house, and what its open door shows. */
function houseBlocks(day: boolean): Block[] {
  return [
    block(day ? 'paper' : 'haze', house.smoke, 4),
    block('paper', [house.wall, house.chimney], 3),
    block(day ? 'mist' : 'haze', house.shade, 3),
    block('lagoon', house.band, 3),
    block('clay', [house.roof, house.ends, house.cap, house.ridge], 4),
    block(day ? 'ochre' : 'ink', house.tiles, 3),
    block(day ? 'disc' : 'lamp', [house.inside, house.window], 2),
    block('ochre', house.tiled, 2),
    block(day ? 'disc' : 'lamp', house.joints, 1),
    block('lagoon', house.towel, 2),
    block('ink', [house.lamp, house.tap, house.tubFeet], 2),
    block(day ? 'paper' : 'disc', [house.tub, house.steam, house.bulb], 2),
    block('pine', [house.leaf, house.frame], 2),
    block(day ? 'ink' : 'moss', [house.planks], 2),
    block('ink', [house.braces, house.rail, house.bars], 2),
    block('clay', house.barrel, 3),
    block('ink', [house.hoops, house.spout], 2),
    block('haze', house.water, 2),
  ];
}

/**
 * Print: somebody under an umbrella, a towel over the arm, walks through the rain to a small bath
 * house whose open door shows a steaming tub.
 */
export const bathHouse: Print = {
  fields: { square: { x: 292, y: -100, width: 1184 } },
  blocks: (variant: Variant, cut) => {
    const day = variant === 'day';
    const square = cut === 'square';
    const [at, size] = square ? [460, 0.92] : [428, 1];
    const batherAt = (part: keyof typeof bather) => placed(bather[part], at, 900, size);
    const umbrellaAt = (part: keyof typeof umbrella) =>
      placed(umbrella[part], at + 106 * size, 900, size);
    return [
      ...land(day),
      ...(square ? [] : leftBlocks(day)),
      ...houseBlocks(day),
      block(day ? 'haze' : 'lagoon', ground.puddles, 3),
      block(day ? 'disc' : 'lamp', [`<g opacity="${day ? 0.35 : 0.3}">${ground.gleam}</g>`], 3),
      block(day ? 'mist' : 'paper', `<g opacity="${day ? 1 : 0.5}">${ground.stones}</g>`, 3),
      block(day ? 'disc' : 'lamp', ground.mirrored, 3),
      block(day ? 'paper' : 'mist', [ground.rings, house.drips], 2),
      block('pine', [ground.near, ground.blades], 3),
      block('ink', `<g opacity=".45">${batherAt('shadow')}</g>`, 2),
      block('lagoon', batherAt('legs'), 2),
      block('ink', batherAt('boots'), 2),
      block('clay', batherAt('neck'), 2),
      block('ochre', batherAt('coat'), 3),
      block(day ? 'clay' : 'ink', batherAt('seams'), 2),
      block('ochre', batherAt('hood'), 3),
      block('ink', [batherAt('hair'), umbrellaAt('tip')], 2),
      block(day ? 'ink' : 'paper', umbrellaAt('stick'), 2),
      block('paper', batherAt('towel'), 2),
      block(day ? 'mist' : 'haze', batherAt('folds'), 2),
      block('lagoon', batherAt('stripes'), 2),
      block('clay', [umbrellaAt('canopy'), batherAt('hand')], 3),
      block('ink', `<g opacity=".28">${umbrellaAt('panels')}</g>`, 3),
      block(
        day ? 'paper' : 'haze',
        [umbrellaAt('splashes'), `<g opacity=".7">${weather.rain}</g>`, weather.nearRain],
        2,
      ),
    ];
  },
};
