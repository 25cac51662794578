import { along, ellipses, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';
import { placed } from '../motifs.ts';
import { block, type Print } from '../renderer.ts';

// The swallow flies to the right, both wings raised.
export const swallow = {
  nearWing: smooth(
    points(
      '872 452, 872 452, 862 350, 800 262, 690 196, 540 150, 392 128, 392 128, 500 186, 580 246, 640 330, 666 420, 674 504, 640 592, 640 592, 790 560',
    ),
  ),
  farWing: smooth(
    points(
      '838 452, 838 452, 872 380, 890 296, 898 200, 876 74, 876 74, 944 170, 976 270, 968 366, 926 446, 926 446',
    ),
  ),
  body: smooth(
    points(
      '1004 494, 1004 494, 1000 476, 972 450, 926 434, 872 442, 820 454, 740 500, 660 560, 596 610, 596 610, 620 640, 620 640, 720 634, 810 608, 884 570, 940 540, 980 514',
    ),
  ),
  tail: [
    smooth(
      points(
        '676 564, 676 564, 540 612, 420 640, 268 652, 268 652, 420 664, 540 650, 640 620, 640 620',
      ),
    ),
    smooth(
      points(
        '650 590, 650 590, 560 650, 460 720, 330 830, 330 830, 480 752, 590 682, 650 642, 704 628, 704 628',
      ),
    ),
  ],
  belly: smooth(
    points(
      '900 534, 900 534, 850 552, 760 572, 660 604, 628 636, 628 636, 720 632, 810 606, 876 566, 900 534',
    ),
  ),
  throat: smooth(
    points('1002 496, 1002 496, 966 492, 932 504, 902 552, 902 552, 946 536, 982 512'),
  ),
  brow: smooth(points('998 480, 998 480, 980 462, 958 450, 952 460, 972 474')),
  beak: smooth(
    points('984 472, 984 472, 1016 482, 1048 512, 1048 512, 1014 506, 988 506, 988 506'),
  ),
  feathers: [
    taper(points('452 150, 560 200, 660 290, 720 420'), [2, 6, 6, 2]),
    taper(points('560 170, 660 230, 740 320, 780 430'), [2, 6, 6, 2]),
    taper(points('660 198, 750 266, 810 350, 836 430'), [2, 6, 6, 2]),
    taper(points('896 120, 930 220, 928 320, 900 430'), [2, 6, 6, 2]),
    taper(points('930 190, 950 270, 944 350, 922 430'), [2, 5, 5, 2]),
  ],
};

const plumage = shape(...swallow.tail, swallow.farWing, swallow.nearWing, swallow.body);

// The letter hangs from the beak by a corner.
const [left, right, bottomRight, bottomLeft]: Point[] = points(
  '1004 488, 1256 540, 1220 712, 968 660',
);
const fold: Point = [1108, 614];
const letterShape = outline(points('1004 488, 1256 540, 1220 712, 968 660'));
/** A fold of the envelope: a thin line. */
const crease = (from: Point | undefined, to: Point) => (from ? taper([from, to], [6, 6]) : '');
const flap = outline([left ?? fold, right ?? fold, fold]);

// The twig it has brought along, held with the letter.
const twig = taper(points('1020 500, 1062 452, 1130 410, 1212 392, 1256 396'), [7, 8, 7, 5, 3]);
const leaves = [
  mark([1046, 414], -100, 104, 26),
  mark([1104, 372], -84, 108, 26),
  mark([1176, 348], -66, 104, 24),
  mark([1118, 462], 28, 100, 24),
  mark([1192, 436], 34, 96, 22),
  mark([1262, 372], -30, 84, 20),
];
const olives = ellipses([1146, 382, 15, 20], [1226, 424, 14, 18]);

const house = {
  walls: 'M622 850h88v-50h-88z',
  roof: 'M610 804L638 770H694L722 804z',
  lit: 'M638 814h15v18h-15zM680 814h18v36h-18z',
};
/** An olive tree, round on the hill. */
const olive = ([x, y]: Point) =>
  smooth([
    [x - 24, y],
    [x - 22, y - 26],
    [x, y - 42],
    [x + 23, y - 24],
    [x + 22, y + 2],
  ]);
const grove = points('470 832, 516 836, 566 840, 770 868, 820 874, 868 880').map(olive);

// Where the bird and the land are, in each shape.

interface Layout {
  /**
   * Where the middle of the swallow and of what it carries is, how large both are, and how steeply
   * they climb, in degrees.
   */
  bird: { x: number; y: number; scale: number; climb: number };
  /** Where the upper left of the hills and the house is, and how large they are. */
  land: { x: number; y: number; scale: number };
}
const layouts: Record<'whole' | 'square' | 'tall', Layout> = {
  whole: { bird: { x: 779, y: 452, scale: 1, climb: 0 }, land: { x: 0, y: 0, scale: 1 } },
  square: {
    bird: { x: 538, y: 446, scale: 0.98, climb: 8 },
    land: { x: -120, y: -25, scale: 1.15 },
  },
  tall: { bird: { x: 484, y: 436, scale: 0.92, climb: 16 }, land: { x: -226, y: -40, scale: 1.3 } },
};

/**
 * Print: a swallow brings a sealed letter and an olive twig over low hills. It stands small beside
 * the thanks for joining the waitlist, so it has few shapes.
 */
export const letter: Print = {
  fields: { square: { x: 0, y: 0, width: 1100 }, tall: { x: 0, y: 0, width: 1000 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const { bird, land } = layouts[cut === 'square' || cut === 'tall' ? cut : 'whole'];
    const fly = (shapes: string) =>
      placed(
        `<g transform="rotate(${-bird.climb}) translate(-779 -452)">${shapes}</g>`,
        bird.x,
        bird.y,
        bird.scale,
      );
    /** What hangs from the beak, however steeply the swallow climbs. */
    const hang = (shapes: string) =>
      fly(`<g transform="rotate(${bird.climb + 8} 1004 488)">${shapes}</g>`);
    const below = (shapes: string) => placed(shapes, land.x, land.y, land.scale);
    return [
      block(day ? 'haze' : 'sky', shape('M-20 -20H1560V1044H-20z'), 2),
      block(
        'paper',
        thin(
          day ? 0.6 : 0.25,
          hatch(points('0 90, 1536 40, 1536 620, 0 660'), {
            gap: 62,
            length: 230,
            width: 6,
            angle: -2,
            seed: 4,
            share: 0.42,
          }),
        ),
        4,
      ),
      block('disc', fly('<circle cx="690" cy="404" r="286"/>'), 6),
      block(
        'mist',
        below(
          shape('M-20 800L180 762L420 790L640 752L900 786L1180 742L1400 772L1560 752V1044H-20z'),
        ),
      ),
      block(
        'moss',
        below(
          shape(
            smooth(
              points(
                '-20 872, -20 872, 200 820, 460 812, 740 858, 1000 880, 1240 850, 1560 812, 1560 812, 1560 1044, 1560 1044, -20 1044, -20 1044',
              ),
            ),
          ),
        ),
      ),
      block(
        'pine',
        below(
          shape(
            smooth(
              points(
                '-20 960, -20 960, 260 962, 560 940, 900 900, 1240 896, 1560 920, 1560 920, 1560 1044, 1560 1044, -20 1044, -20 1044',
              ),
            ),
            along(points('-20 880, 200 832, 460 824, 740 868, 1000 892, 1560 830'), {
              gap: 30,
              length: 60,
              width: 6,
              angle: 14,
              seed: 6,
              share: 0.8,
            }),
            ...grove,
          ),
        ),
        5,
      ),

      block('paper', below(shape(house.walls)), 3),
      block('clay', below(shape(house.roof)), 3),
      block('lamp', below(shape(house.lit)), 2),
      // The moon touches its upper edges, or by night it would be lost in the sky.
      block('disc', day ? '' : placed(fly(plumage), -10, -12), 3),
      block(day ? 'ink' : 'lagoon', fly(plumage), 3),
      block(day ? 'lagoon' : 'haze', fly(shape(...swallow.feathers)), 2),
      block(
        'paper',
        fly(shape(swallow.belly) + '<circle cx="946" cy="478" r="8"/>') + hang(shape(letterShape)),
        3,
      ),
      block('clay', fly(shape(swallow.throat, swallow.brow)), 2),
      block('ochre', hang(thin(0.35, flap)), 2),
      block(
        'ink',
        hang(
          shape(
            crease(left, fold),
            crease(right, fold),
            crease(bottomLeft, [1088, 606]),
            crease(bottomRight, [1132, 616]),
          ),
        ),
        2,
      ),
      block('clay', hang('<circle cx="1108" cy="606" r="32"/>'), 4),
      block('ink', fly(shape(swallow.beak)), 2),
      block(day ? 'pine' : 'haze', fly(shape(twig, ...leaves)), 2),
      block(day ? 'ink' : 'ochre', fly(olives), 2),
    ];
  },
};
