import { along, chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, rays, stars, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

/**
 * A leaf of chard: a thick stalk that runs on as its rib, and a broad blade with a wavy edge.
 * @param bend how far it turns aside from its foot to its tip, in degrees
 */
function chard(foot: Point, angle: number, bend: number, length: number, seed: number) {
  const random = chance(seed);
  const at = (far: number, side = 0): Point => {
    const turn = (bend * far) / 2;
    const along = turned(foot, angle + turn, length)(far);
    return turned(along, angle + 2 * turn, length)(0, side);
  };
  const start = 0.34;
  const rim = (side: number) =>
    Array.from({ length: 15 }, (_, index) => {
      const share = (index + 0.4) / 15;
      const wave = (index % 2 ? 1.08 : 0.88) + (random() - 0.5) * 0.1;
      return at(
        start + (1 - start) * share,
        side * 0.25 * Math.sin(Math.PI * share ** 1.2) ** 0.52 * wave,
      );
    });
  const line = [0, 0.2, 0.4, 0.6, 0.8, 0.95].map((far) => at(far));
  return {
    blade: smooth([at(start), ...rim(-1), at(1.05), ...rim(1).toReversed()]),
    rib: [
      taper(
        line,
        [0.1, 0.09, 0.07, 0.045, 0.025, 0.01].map((width) => width * length),
      ),
      // Veins, as long as the blade is wide there.
      ...points('.46 .1, .57 .16, .68 .18, .8 .16').flatMap(([far, reach]) =>
        [-reach, reach].map((side) =>
          taper(
            [at(far), at(far + 0.05, side / 2), at(far + 0.07, side)],
            [0.02, 0.016, 0.008].map((width) => width * length),
          ),
        ),
      ),
    ],
  };
}

/**
 * A frond of carrot leaf: a stalk with feathers that shorten towards the tip, each a shape of its
 * own.
 */
function frond(stalk: Point, angle: number, length: number, seed: number) {
  const at = turned(stalk, angle, length);
  const random = chance(seed);
  const feathers = Array.from({ length: 8 }, (_, index) => {
    const far = 0.36 + index * 0.083;
    return [-1, 1].map((side) => {
      const size = length * (0.34 - index * 0.024) * (0.85 + random() * 0.25);
      return mark(
        at(far + 0.06, side * 0.09 * (1 - far * 0.5)),
        angle + side * (38 + random() * 16),
        size,
        10,
      );
    });
  });
  return [taper([at(0), at(0.5), at(1)], [11, 8, 3]), ...feathers.flat()];
}

/** A tomato's outline about its middle, in parts of its size. */
const tomatoRim = points(
  '-1 0, -.8 -.66, -.3 -.86, 0 -.78, .3 -.86, .8 -.66, 1 0, .72 .7, 0 .88, -.72 .7',
);

/** A tomato, its star of green, and the dark it stands off from. */
function tomato(x: number, y: number, size: number) {
  const round = (radius: number) =>
    smooth(tomatoRim.map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]));
  return {
    fruit: round(size),
    shade: round(size + 7),
    star: rays(
      [x, y - size * 0.62],
      [-160, -105, -60, -15, 40, 130],
      size * 0.26,
      size * 0.66,
      size * 0.2,
    ),
    shine: mark([x - size * 0.58, y], 100, size * 0.6, size * 0.12),
  };
}

/**
 * One side of an artichoke, from its stalk to its tip: how far out, how far up; the scales' points
 * stand off.
 */
const thorns = points(
  '.16 -.02, .42 .08, .57 .27, .46 .29, .56 .5, .43 .49, .47 .71, .33 .68, .33 .88, .18 .84, .12 1, .06 .96',
);

/** An artichoke: rows of pointed scales, each row half a scale aside. */
function artichoke(x: number, foot: number, size: number) {
  const at = ([side, up]: Point): Point => [x + side * size, foot - up * size];
  const scale = ([side, up]: Point, half: number) => {
    const lean = side * 0.22;
    return outline([
      at([side - half, up - 0.04]),
      at([side - half * 0.9 + lean * 0.4, up + 0.08]),
      at([side + lean, up + 0.24]),
      at([side + half * 0.9 + lean * 0.4, up + 0.08]),
      at([side + half, up - 0.04]),
      at([side + half * 0.6 + lean * 0.4, up + 0.07]),
      at([side + lean * 0.9, up + 0.175]),
      at([side - half * 0.6 + lean * 0.4, up + 0.07]),
    ]);
  };
  const otherSide = thorns.toReversed().map(([side, up]): Point => [-side, up]);
  return {
    body: outline([...thorns, [0, 1.1] as const, ...otherSide].map(at)),
    scales: points('0 .7, -.17 .53, .17 .53, -.31 .34, 0 .34, .31 .34, -.18 .15, .18 .15')
      .map((place) => scale(place, 0.16))
      .join(''),
  };
}

const clouds = hatch(points('0 40, 1536 60, 1536 280, 0 300'), {
  gap: 40,
  length: 170,
  width: 5,
  angle: -2,
  seed: 5,
  share: 0.22,
});
const nightSky = stars(
  points(
    '60 150, 170 300, 250 90, 330 240, 400 50, 540 90, 700 40, 850 120, 930 260, 1010 60, 1090 320, 1270 140, 1350 300, 1420 70, 1500 220',
  ),
);

const paleLeaf = chard([744, 640], -78, 44, 480, 2);
const middleLeaf = chard([690, 650], -112, 44, 530, 4);
const rightLeaf = chard([800, 670], -66, 62, 400, 3);

/** A carrot: from its shoulders to its tip, which the basket hides. */
const carrot = (shoulders: Point, angle: number, seed: number) => {
  const at = turned(shoulders, angle);
  const line = [at(0), at(12), at(70), at(170), at(300)];
  const widths = [34, 54, 48, 31, 8];
  return {
    root: taper(line, widths),
    /** A dark edge, so that it stands off what lies behind it. */
    edge: taper(
      line,
      widths.map((width) => width + 14),
    ),
    rings: [
      mark(at(36, 10), angle + 90, 26, 5),
      mark(at(70, -8), angle + 90, 26, 5),
      mark(at(104, 7), angle + 90, 20, 5),
    ].join(''),
    tops: [
      taper([at(6), at(-10), at(-34)], [26, 20, 10]),
      ...[-40, -12, 13].flatMap((turn, index) =>
        frond(at(2), angle + 180 + turn, 204 - Math.abs(turn) * 1.2, seed + index),
      ),
    ],
  };
};
const carrots = [
  carrot([352, 506], 66, 21),
  carrot([438, 456], 82, 31),
  carrot([516, 512], 94, 41),
];
const tomatoes = [
  tomato(634, 606, 45),
  tomato(754, 604, 48),
  tomato(1052, 934, 50),
  tomato(1164, 944, 42),
];
const handle = taper(
  points('344 622, 354 420, 450 240, 610 176, 770 240, 866 420, 876 622'),
  [28, 28, 28, 28, 28, 28, 28],
);
const thistle = artichoke(792, 644, 150);
/** The dark that the artichoke stands off from. */
const thistleEdge = artichoke(792, 651, 166).body;

const pumpkin = {
  body: smooth(
    points(
      '470 610, 462 546, 486 488, 530 462, 562 466, 598 452, 634 466, 668 460, 712 488, 736 546, 728 610, 690 664, 510 664',
    ),
  ),
  ribs: [
    taper(points('552 470, 508 546, 530 650'), [2, 12, 2]),
    taper(points('582 462, 562 546, 570 650'), [2, 12, 2]),
    taper(points('616 462, 636 546, 628 650'), [2, 12, 2]),
    taper(points('646 470, 690 546, 668 650'), [2, 12, 2]),
  ],
  stalk: taper(points('598 468, 596 434, 618 404'), [32, 22, 25]),
};

const soil = 'M-20 736L300 716L700 720L1100 706L1560 730V1100H-20z';
/** What is cut away between the withies of the basket: courses, each half a mark aside. */
const weave = Array.from({ length: 7 }, (_, course) => {
  const far = course / 6;
  const y = 700 + far * 170;
  const [left, right] = [344 + far * 46, 876 - far * 46];
  const step = (right - left) / 10;
  return Array.from({ length: course % 2 ? 9 : 10 }, (__, index) => {
    const x = left + step * (index + (course % 2 ? 1 : 0.5));
    return mark([x, y + 40 * (1 - ((x - 610) / 290) ** 2) - 22], 0, step * 0.92, 11);
  }).join('');
}).join('');

/** The basket's rim, by how much lower it lies and how wide it is. */
const rim = (lower: number, width: number) =>
  taper(
    points('346 624, 460 652, 610 662, 760 652, 874 624').map(([x, y]): Point => [x, y + lower]),
    [width, width, width, width, width],
  );

/** The fork: its tines stand in dug soil. */
const fork = {
  iron: [
    taper(points('1176 630, 1168 716'), [40, 44]),
    'M1088 714Q1164 690 1248 724L1244 756Q1164 724 1086 746z',
    taper(points('1098 724, 1094 780, 1090 850'), [20, 19, 14]),
    taper(points('1143 720, 1139 780, 1134 860'), [20, 19, 14]),
    taper(points('1190 724, 1186 780, 1181 860'), [20, 19, 14]),
    taper(points('1236 736, 1232 780, 1227 850'), [20, 19, 14]),
  ],
  shaft: [
    taper(points('1200 300, 1188 480, 1177 640'), [26, 28, 32]),
    taper(points('1144 234, 1200 228, 1256 242'), [26, 26, 26]),
    taper(points('1148 234, 1164 272, 1198 308'), [20, 20, 24]),
    taper(points('1252 242, 1234 276, 1202 308'), [20, 20, 24]),
  ],
  soil: [
    smooth(
      points(
        '1022 852, 1050 822, 1078 808, 1112 814, 1140 800, 1172 808, 1206 798, 1240 812, 1256 826, 1284 856, 1156 872',
      ),
    ),
    mark([1010, 836], 10, 30, 12),
    mark([1300, 838], -8, 26, 11),
  ],
};

/** The lantern from its foot: it is lit by night. */
const lantern = {
  frame: shape(
    'M-56 2H56L48 -34Q0 -46 -48 -34z',
    'M-36 -128H36L26 -154H-26zM-17 -152H17V-172H-17z',
    taper(points('-48 -28, -62 -80, -54 -130, -24 -148'), [9, 9, 9, 8]),
    taper(points('48 -28, 62 -80, 54 -130, 24 -148'), [9, 9, 9, 8]),
    taper(
      points('-52 -130, -58 -190, -30 -236, 0 -246, 30 -236, 58 -190, 52 -130'),
      [6, 6, 6, 6, 6, 6, 6],
    ),
  ),
  glass: shape(
    smooth(
      points(
        '-26 -38, -42 -76, -32 -128, -32 -128, 32 -128, 32 -128, 42 -76, 26 -38, 26 -38, -26 -38',
      ),
    ),
  ),
  flame: shape(smooth(points('0 -112, 0 -112, 15 -76, 0 -50, -15 -76'))),
};
/** What the lantern lights: the soil about its foot, the basket's side, the edges turned to it. */
const light = {
  soil: [
    smooth(points('690 946, 800 880, 960 834, 1130 846, 1250 912, 1180 988, 960 1012, 770 1000')),
    smooth(points('830 930, 890 884, 970 862, 1062 880, 1116 926, 1056 964, 966 976, 876 964')),
  ],
  basket: [
    'M880 668Q764 706 746 796Q740 850 750 895L832 884z',
    'M862 752Q806 776 796 834Q793 866 796 890L832 884z',
  ],
  edges: [
    taper(points('1091 728, 1086 766, 1083 804'), 8),
    taper(points('1158 640, 1166 560, 1174 480'), 7),
    taper(points('1030 846, 1056 820, 1080 810, 1108 816'), 7),
    taper(points('1010 908, 1003 932, 1016 962'), 6),
  ],
};

/** Where no light reaches: by day it comes from the left, by night from the lantern. */
const shadows = {
  day: [
    'M388 878Q610 912 832 878L960 906Q900 934 610 934Q410 930 388 878z',
    smooth(points('1010 964, 1060 978, 1160 976, 1250 980, 1180 996, 1060 994')),
    smooth(points('918 884, 1030 882, 1076 896, 1010 904, 930 898')),
    smooth(points('1030 850, 1160 868, 1280 852, 1350 862, 1240 884, 1080 880')),
  ],
  night: [
    'M826 878Q610 912 388 878L250 900Q330 938 600 932Q780 926 826 878z',
    smooth(points('1010 966, 1060 978, 1160 976, 1270 984, 1180 1000, 1060 998')),
  ],
};

/**
 * Print: a woven basket overflowing with the garden's vegetables, a fork standing in the soil, beds
 * behind.
 */
export const harvest: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const lit = (shapes: string) => placed(shapes, 972, 884);
    return [
      block('sky', shape('M-20 -100H1560V520H-20z'), 2),
      block('paper', shape(day ? clouds : nightSky), day ? 4 : 2),
      block('mist', shape('M-20 390L160 356L420 380L700 330L960 366L1240 320L1560 360V520H-20z')),
      block('haze', shape('M-20 436L260 410L560 430L900 400L1240 424L1560 404V520H-20z')),
      block('moss', shape('M-20 476L400 462L900 470L1560 458V800H-20z')),
      // Beds run away to the hill.
      block(
        'clay',
        shape(
          'M-20 600L330 470H350L60 720H-20zM-20 506L230 470H250L-20 546zM1180 760L1010 466H1030L1330 760zM1490 760L1130 464H1150L1560 690V760zM1560 600L1250 462H1272L1560 556z',
        ),
      ),
      block(
        'pine',
        shape(
          along(points('330 478, -20 560'), {
            gap: 22,
            length: 40,
            width: 16,
            angle: -90,
            seed: 3,
          }),
          along(points('350 490, 80 690'), { gap: 28, length: 60, width: 24, angle: -90, seed: 4 }),
          along(points('1040 480, 1240 680'), {
            gap: 28,
            length: 60,
            width: 24,
            angle: -90,
            seed: 5,
          }),
          along(points('1160 480, 1500 660'), {
            gap: 26,
            length: 50,
            width: 20,
            angle: -90,
            seed: 6,
          }),
        ),
        4,
      ),
      block('clay', shape(soil)),
      block('ink', thin(0.72, soil)),
      block(
        'clay',
        shape(
          hatch(points('0 750, 1536 740, 1536 1070, 0 1070'), {
            gap: 34,
            length: 44,
            width: 5,
            angle: 0,
            seed: 15,
            share: 0.26,
          }),
        ),
        3,
      ),
      block('lamp', day ? '' : light.soil.map((each) => thin(0.22, each)), 4),
      block('ink', shape(...shadows[variant]), 4),
      // Chard, and the iron of the fork.
      block(day ? 'moss' : 'lagoon', shape(paleLeaf.blade), 3),
      block('paper', [thin(day ? 1 : 0.4, ...paleLeaf.rib), shape(...fork.iron)], 2),
      block(day ? 'pine' : 'haze', shape(middleLeaf.blade), 3),
      block('pine', shape(rightLeaf.blade), 3),
      block(day ? 'clay' : 'lamp', thin(day ? 1 : 0.5, ...middleLeaf.rib, ...rightLeaf.rib), 2),
      // What stands in the basket, and the shaft of the fork.
      block('ink', shape('M336 618Q610 528 884 618L876 644H344z'), 4),
      block('ochre', shape(pumpkin.body, ...fork.shaft), 4),
      block('clay', shape(...fork.soil, ...pumpkin.ribs), 3),
      block('haze', lit(lantern.frame), 2),
      block(day ? 'mist' : 'lamp', [lit(lantern.glass), day ? '' : shape(...light.edges)], 2),
      block('disc', day ? '' : lit(lantern.flame), 2),
      block('ink', shape(thistleEdge), 3),
      block('haze', shape(thistle.body), 3),
      block('pine', shape(thistle.scales), 2),
      // The handle stands before the artichoke: both its ends meet the rim.
      block('ochre', shape(handle), 4),
      block(
        'ink',
        shape(
          along(points('342 600, 354 420, 450 240, 610 176, 770 240, 850 380, 872 500, 878 600'), {
            gap: 26,
            length: 26,
            width: 5,
            angle: 55,
            seed: 2,
          }),
          ...carrots.map(({ edge }) => edge),
          ...tomatoes.map((each) => each.shade),
          pumpkin.stalk,
        ),
        2,
      ),
      block(
        'clay',
        shape(...carrots.map(({ root }) => root), ...tomatoes.map((each) => each.fruit)),
        3,
      ),
      block(day ? 'pine' : 'moss', shape(...carrots.flatMap(({ tops }) => tops)), 2),
      block('moss', shape(...tomatoes.map((each) => each.star)), 2),
      block(
        'paper',
        shape(...carrots.map(({ rings }) => rings), ...tomatoes.map((each) => each.shine)),
        2,
      ),
      // The basket, whose rim lies before what it holds.
      block('ochre', shape('M330 630Q610 700 890 630L832 884Q610 916 388 884z'), 4),
      block('lamp', day ? '' : light.basket.map((each) => thin(0.24, each)), 4),
      block('ink', shape(weave, rim(9, 40)), 2),
      block('ochre', shape(rim(0, 34)), 3),
      block(
        'ink',
        shape(
          along(points('346 624, 460 654, 610 666, 760 654, 874 624'), {
            gap: 24,
            length: 28,
            width: 5,
            angle: 55,
            seed: 7,
          }),
        ),
        2,
      ),
    ];
  },
};
