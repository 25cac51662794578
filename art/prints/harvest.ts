import { along, chance, hatch, mark, outline, shape, type Point } from '../shapes.ts';
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
      ...[0.44, 0.56, 0.68, 0.8].flatMap((far) =>
        [-1, 1].map((side) =>
          taper(
            [at(far), at(far + 0.05, side * 0.09), at(far + 0.07, side * 0.18)],
            [0.02, 0.016, 0.008].map((width) => width * length),
          ),
        ),
      ),
    ],
  };
}

/** A frond of carrot leaf: a stalk with feathers that shorten towards the tip. */
function frond(stalk: Point, angle: number, length: number, seed: number) {
  const at = turned(stalk, angle, length);
  const random = chance(seed);
  const feathers = Array.from({ length: 11 }, (_, index) => {
    const far = 0.3 + index * 0.066;
    return [-1, 1].map((side) => {
      const size = length * (0.34 - index * 0.02) * (0.8 + random() * 0.3);
      return mark(
        at(far + 0.06, side * 0.09 * (1 - far * 0.5)),
        angle + side * (38 + random() * 16),
        size,
        9,
      );
    });
  });
  return [mark(at(0.5, 0), angle, length, 7), ...feathers.flat()].join('');
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

/** One side of an artichoke, from its stalk to its tip: how far out, how far up; the scales' points stand off. */
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

const backLeaves = [chard([600, 640], -104, -34, 470, 1), chard([752, 640], -76, 44, 480, 2)];
const middleLeaf = chard([694, 650], -110, 44, 530, 4);
const rightLeaf = chard([800, 660], -62, 58, 380, 3);

/** A carrot: from its shoulders to its tip, which the basket hides. */
const carrot = (shoulders: Point, angle: number, seed: number) => {
  const at = turned(shoulders, angle);
  const line = [at(0), at(16), at(80), at(190), at(330)];
  const widths = [38, 66, 62, 44, 10];
  return {
    root: taper(line, widths),
    /** A dark edge, so that it stands off what lies behind it. */
    edge: taper(
      line,
      widths.map((width) => width + 15),
    ),
    rings: [
      mark(at(40, 14), angle + 90, 30, 5),
      mark(at(76, -10), angle + 90, 34, 5),
      mark(at(112, 10), angle + 90, 24, 5),
    ].join(''),
    tops: [
      taper([at(8), at(-50)], [18, 8]),
      ...[-24, 0, 24].map((turn, index) =>
        frond(at(0), angle + 180 + turn, 200 - Math.abs(turn) * 1.4, seed + index),
      ),
    ],
  };
};
const carrots = [
  carrot([334, 492], 66, 21),
  carrot([436, 440], 84, 31),
  carrot([528, 494], 100, 41),
];
const tomatoes = [
  tomato(660, 612, 52),
  tomato(752, 622, 54),
  tomato(1052, 934, 50),
  tomato(1132, 946, 42),
];
const handle = taper(
  points('330 620, 350 420, 450 240, 610 176, 770 240, 870 420, 890 620'),
  [28, 28, 28, 28, 28, 28, 28],
);
const thistle = artichoke(806, 650, 196);

const pumpkin = {
  body: smooth(
    points(
      '418 560, 408 490, 452 426, 540 408, 636 422, 690 482, 688 560, 650 640, 550 660, 458 640',
    ),
  ),
  ribs: [
    taper(points('484 436, 446 520, 480 640'), [2, 12, 2]),
    taper(points('528 424, 510 520, 520 640'), [2, 12, 2]),
    taper(points('574 424, 592 520, 580 640'), [2, 12, 2]),
    taper(points('616 438, 658 520, 626 640'), [2, 12, 2]),
  ],
  stalk: taper(points('550 430, 546 396, 572 362'), [34, 24, 28]),
};

/** What is cut away between the withies of the basket: courses, each half a mark aside. */
const weave = Array.from({ length: 8 }, (_, course) => {
  const far = course / 7;
  const y = 668 + far * 200;
  const [left, right] = [332 + far * 58, 888 - far * 58];
  const step = (right - left) / 10;
  return Array.from({ length: course % 2 ? 9 : 10 }, (__, index) => {
    const x = left + step * (index + (course % 2 ? 1 : 0.5));
    return mark([x, y + 40 * (1 - ((x - 610) / 290) ** 2) - 22], 0, step * 0.92, 11);
  }).join('');
}).join('');

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
/** What the lantern lights: the edges turned to it, and the soil about its foot. */
const litEdges = shape(
  taper(points('838 866, 862 740, 878 662'), 9),
  taper(points('1091 728, 1086 766, 1083 804'), 8),
  taper(points('1158 640, 1166 560, 1174 480'), 7),
  hatch(points('884 898, 1060 898, 1040 940, 904 940'), {
    gap: 15,
    length: 44,
    width: 6,
    angle: 0,
    seed: 8,
    share: 0.95,
  }),
  hatch(points('730 912, 884 898, 904 940, 1040 940, 1010 1000, 850 990'), {
    gap: 21,
    length: 40,
    width: 5,
    angle: 0,
    seed: 9,
    share: 0.7,
  }),
);

/** Print: a woven basket overflowing with the garden's vegetables, a fork standing in the soil, beds behind. */
export const harvest: Print = {
  fields: { square: { x: 186, y: -70, width: 1134 } },
  blocks: (variant) => {
    const day = variant === 'day';
    const inPlace = (shapes: string) => placed(shapes, 127, 96, 0.86);
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
          ...[
            along(points('330 478, -20 560'), {
              gap: 22,
              length: 40,
              width: 16,
              angle: -90,
              seed: 3,
            }),
            along(points('350 490, 80 690'), {
              gap: 28,
              length: 60,
              width: 24,
              angle: -90,
              seed: 4,
            }),
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
          ],
        ),
        4,
      ),
      block('ink', shape('M-20 736L300 716L700 720L1100 706L1560 730V1100H-20z')),
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
      // Chard, and the iron of the fork.
      block(day ? 'moss' : 'lagoon', shape(...backLeaves.map(({ blade }) => blade)), 3),
      block('paper', shape(...backLeaves.flatMap(({ rib }) => rib), ...fork.iron), 2),
      block(day ? 'pine' : 'haze', shape(middleLeaf.blade), 3),
      block('pine', shape(rightLeaf.blade), 3),
      block(day ? 'clay' : 'paper', shape(...middleLeaf.rib, ...rightLeaf.rib), 2),
      // What stands in the basket, and the shaft of the fork.
      block('ink', shape('M316 610Q610 520 904 610L890 660H330z'), 4),
      block('ochre', [inPlace(shape(pumpkin.body)), shape(...fork.shaft)], 4),
      block('clay', [shape(...fork.soil), inPlace(shape(...pumpkin.ribs))], 3),
      block('haze', lit(lantern.frame), 2),
      block(day ? 'mist' : 'lamp', [lit(lantern.glass), day ? '' : litEdges], 2),
      block('disc', day ? '' : lit(lantern.flame), 2),
      block('moss', shape(thistle.body), 3),
      block('pine', shape(thistle.scales), 2),
      // The handle stands before the artichoke: both its ends meet the rim.
      block('ochre', shape(handle), 4),
      block(day ? 'pine' : 'moss', shape(...carrots.flatMap(({ tops }) => tops)), 2),
      block(
        'ink',
        [
          shape(
            along(
              points('334 600, 352 420, 450 240, 610 176, 770 240, 852 380, 880 500, 886 600'),
              {
                gap: 26,
                length: 26,
                width: 5,
                angle: 55,
                seed: 2,
              },
            ),
            ...carrots.map(({ edge }) => edge),
            ...tomatoes.map((each) => each.shade),
          ),
          inPlace(shape(pumpkin.stalk)),
        ],
        2,
      ),
      block(
        'clay',
        shape(...carrots.map(({ root }) => root), ...tomatoes.map((each) => each.fruit)),
        3,
      ),
      block('moss', shape(...tomatoes.map((each) => each.star)), 2),
      block(
        'paper',
        shape(...carrots.map(({ rings }) => rings), ...tomatoes.map((each) => each.shine)),
        2,
      ),
      // The basket, whose rim lies before what it holds.
      block('ochre', shape('M320 612Q610 700 900 612L832 884Q610 916 388 884z'), 4),
      block('ink', shape(weave, 'M300 604Q610 694 920 604L918 646Q610 742 302 646z'), 2),
      block('ochre', shape('M306 606Q610 698 914 606L912 634Q610 730 308 634z'), 3),
      block(
        'ink',
        shape(
          along(points('316 628, 460 662, 610 674, 760 662, 904 628'), {
            gap: 24,
            length: 30,
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
