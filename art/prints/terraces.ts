import { along, chance, hatch, mark, outline, shape, type Point } from '../shapes.ts';
import { rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

/** Stones of a dry wall in courses between two heights; `top` gives the height of the wall's top at x. */
function stones(
  from: number,
  to: number,
  top: (x: number) => number,
  foot: number,
  course: number,
  seed: number,
) {
  const random = chance(seed);
  const cut: string[] = [];
  for (let y = foot - course; y > 0; y -= course) {
    let x = from + random() * course * 0.5;
    let took = false;
    while (x < to) {
      const width = Math.min(course * (0.9 + random() * 1.5), to - x);
      const right = x + width - 5;
      if (width > course * 0.4 && top((x + right) / 2) < y + course * 0.45) {
        const nick = () => random() * course * 0.26;
        cut.push(
          outline([
            [x + nick(), y + 3 + nick()],
            [x + width * 0.5, y + 2 + nick() * 0.5],
            [right - nick(), y + 3 + nick()],
            [right, y + course * 0.55],
            [right - nick(), y + course - 2 - nick() * 0.4],
            [x + nick(), y + course - 2 - nick() * 0.4],
            [x, y + course * 0.5],
          ]),
        );
        took = true;
      }
      x += width;
    }
    if (!took) break;
  }
  return cut.join('');
}

/** A cabbage seen from the side: leaves that open to both sides, and a tight heart. */
function cabbage(x: number, foot: number, size: number) {
  const leaf = (angle: number, length: number) => {
    const at = turned([x, foot - size * 0.12], angle, length);
    return smooth([
      at(0, 0),
      at(0.4, 0.26),
      at(0.75, 0.34),
      at(0.9, 0.2),
      at(1.02, 0.04),
      at(0.9, -0.2),
      at(0.75, -0.32),
      at(0.4, -0.24),
    ]);
  };
  return {
    leaves: [-172, -148, -120, -60, -32, -8]
      .map((angle) => leaf(angle, size * (Math.abs(angle + 90) > 70 ? 0.82 : 0.86)))
      .join(''),
    heart: smooth([
      [x - size * 0.36, foot - size * 0.3],
      [x - size * 0.24, foot - size * 0.66],
      [x + size * 0.02, foot - size * 0.74],
      [x + size * 0.28, foot - size * 0.62],
      [x + size * 0.36, foot - size * 0.28],
      [x, foot - size * 0.02],
    ]),
    veins: rays(
      [x, foot - size * 0.14],
      [-150, -118, -90, -62, -30],
      size * 0.3,
      size * 0.42,
      size * 0.04,
    ),
  };
}

/** A seedling: two or three leaves on a short stem. */
const seedling = (x: number, foot: number, size: number): string =>
  rays([x, foot], [-150, -92, -35], size * 0.5, size, size * 0.3);

/** How high the near wall stands: low at the edge above the lagoon, high under the olive. */
const wallTop = (x: number) => (x < 930 ? 684 : x < 985 ? 644 : 604 - (x - 985) * 0.03);

const wall = stones(-20, 1580, wallTop, 752, 38, 3);
const farWalls = [
  stones(1030, 1580, () => 522, 562, 20, 5),
  stones(1160, 1580, () => 424, 460, 18, 7),
  stones(1270, 1580, () => 336, 366, 15, 13),
];

const rows = [
  ...[60, 250, 432, 1120, 1290, 1470].map((x) => cabbage(x, 962, 96)),
  ...[-10, 160, 350, 545, 745, 945, 1150, 1345, 1530].map((x) => cabbage(x, 1052, 120)),
];

const seedlings = [40, 152, 264, 376].map((x) => seedling(x, 846, 44));

/** The olive's foliage: clumps with sky between them. */
const clumps: Point[][] = [
  points(
    '868 372, 842 322, 872 280, 905 268, 930 230, 985 222, 1030 252, 1040 300, 1020 340, 985 372, 930 362, 905 386',
  ),
  points(
    '946 240, 938 190, 975 150, 1020 146, 1060 108, 1120 112, 1160 150, 1205 168, 1212 220, 1170 252, 1120 244, 1070 268, 1010 250',
  ),
  points(
    '1092 330, 1082 290, 1110 252, 1165 236, 1200 214, 1250 226, 1268 262, 1302 290, 1290 334, 1250 358, 1205 346, 1160 366, 1120 356',
  ),
];

/** Print: terraces above the lagoon, a low dry-stone wall, and someone bent to the soil setting out cabbages. */
export const terraces: Print = {
  blocks: (variant) => {
    const [stone, olive] =
      variant === 'day' ? (['mist', 'pine'] as const) : (['haze', 'moss'] as const);
    return [
      block('sky', shape('M-20 -20H1560V520H-20z'), 2),
      block(
        'paper',
        shape(
          hatch(points('0 60, 1000 40, 1000 300, 0 320'), {
            gap: 36,
            length: 170,
            width: 5,
            angle: -2,
            seed: 8,
            share: 0.45,
          }),
        ),
        4,
      ),
      block('disc', '<circle cx="372" cy="214" r="78"/>', 8),
      block(
        'mist',
        shape('M-20 350L130 322L300 338L470 306L640 330L820 300L1000 330L1560 300V480H-20z'),
      ),
      block('haze', shape('M-20 408L200 398L380 372L560 394L760 380L980 404L1560 380V520H-20z')),
      block('lagoon', shape('M-20 446L400 440L900 448L1200 440V720H-20z')),
      block(
        'haze',
        shape(
          hatch(points('0 470, 980 470, 900 660, 0 660'), {
            gap: 30,
            length: 120,
            width: 5,
            angle: 0,
            seed: 6,
            share: 0.5,
          }),
        ),
        4,
      ),
      // The hill comes down in steps, each held by a wall.
      block(
        'moss',
        shape(
          'M880 720L930 606L1022 600L1030 520L1150 506L1160 420L1262 408L1272 332L1370 318L1384 268L1560 250V720z',
        ),
        5,
      ),
      block(
        'ink',
        shape(
          'M1028 518L1560 514V564L1022 566zM1158 420L1560 416V462L1152 464zM1270 332L1560 328V368L1266 370z',
          'M-20 690H930V640H985V602L1560 584V770H-20z',
        ),
        4,
      ),
      block(stone, shape(...farWalls, wall), 3),
      block(
        'pine',
        shape(
          along(points('1400 306, 1560 300'), {
            gap: 24,
            length: 26,
            width: 8,
            angle: -90,
            seed: 14,
          }),
          along(points('1280 402, 1560 396'), {
            gap: 26,
            length: 30,
            width: 9,
            angle: -90,
            seed: 4,
          }),
          along(points('1160 500, 1560 492'), {
            gap: 30,
            length: 34,
            width: 11,
            angle: -90,
            seed: 9,
          }),
          along(points('1010 596, 1560 588'), {
            gap: 34,
            length: 30,
            width: 12,
            angle: -90,
            seed: 19,
          }),
        ),
        4,
      ),
      block('ochre', shape('M-20 746L400 752L900 744L1560 752V1044H-20z')),
      block(
        'clay',
        shape(
          ...[868, 968].map((y) =>
            along(
              [
                [-20, y],
                [1560, y],
              ],
              { gap: 44, length: 110, width: 9, angle: 0, seed: y },
            ),
          ),
          hatch(points('-20 775, 1560 775, 1560 830, -20 830'), {
            gap: 26,
            length: 60,
            width: 5,
            angle: 0,
            seed: 31,
            share: 0.4,
          }),
        ),
        4,
      ),
      block(
        'pine',
        shape(
          ...rows.map((each) => each.leaves),
          ...seedlings,
          seedling(500, 858, 84),
          ...points('1052 790, 1084 780, 1118 780, 1150 790').map(([x, y]) => seedling(x, y, 56)),
        ),
        4,
      ),
      block(olive, shape(...clumps.map(smooth)), 9),
      // The basket and the face; the shirt; the hat; then everything dark, and the hands.
      block(
        'clay',
        shape(
          'M1020 786H1184L1162 876H1044z',
          taper(points('1028 792, 1046 738, 1102 712, 1158 738, 1176 792'), [14, 14, 14, 14, 14]),
          taper(points('640 600, 592 636'), [52, 56]),
          smooth(
            points(
              '560 612, 618 600, 630 644, 612 684, 584 700, 566 692, 558 672, 538 664, 548 644',
            ),
          ),
        ),
        2,
      ),
      block(
        'haze',
        shape(
          ...rows.map((each) => each.heart),
          ...clumps.map((clump, index) =>
            hatch(clump, {
              gap: 19,
              length: 26,
              width: 5,
              angle: ([x, y]) => -90 + (x - 1075) * 0.28 + (y - 250) * 0.1,
              seed: index + 2,
              share: 0.75,
            }),
          ),
        ),
        3,
      ),
      block(
        'paper',
        shape(
          ...rows.map((each) => each.veins),
          taper(points('800 586, 730 566, 650 598'), [116, 120, 96]),
          taper(points('664 620, 682 676, 724 696'), [68, 52, 36]),
          taper(points('646 606, 630 700, 596 776'), [88, 66, 48]),
        ),
        3,
      ),
      block(
        'ochre',
        shape(
          taper(points('486 668, 560 618, 644 562'), [10, 24, 10]),
          smooth(points('520 640, 504 592, 524 560, 550 560, 572 546, 598 560, 610 584')),
        ),
        2,
      ),
      block(
        'ink',
        shape(
          'M1006 598L1040 570L1046 540L1100 555L1160 535L1162 565L1196 596z',
          taper(
            points('1090 545, 1076 515, 1104 470, 1080 410, 1020 350, 960 300'),
            [96, 76, 52, 40, 28, 12],
          ),
          taper(
            points('1130 550, 1136 520, 1120 460, 1150 390, 1190 330, 1230 290'),
            [72, 52, 52, 36, 22, 10],
          ),
          taper(points('1090 410, 1084 330, 1100 240'), [32, 22, 12]),
          mark([1102, 790], 0, 190, 7),
          ...[0, 1, 2].flatMap((course) =>
            [0, 1, 2, 3].map((place) =>
              mark([1062 + place * 27 + (course % 2) * 13 - course, 808 + course * 22], 0, 26, 10),
            ),
          ),
          taper(points('808 604, 846 715, 872 822'), [114, 84, 54]),
          taper(points('802 604, 768 715, 782 826'), [114, 84, 54]),
          smooth(points('754 812, 808 812, 814 862, 760 866, 700 864, 704 846, 742 836')),
          smooth(points('846 808, 898 806, 906 850, 850 854, 796 853, 800 838, 834 830')),
          taper(points('514 636, 562 604, 604 574'), [14, 14, 14]),
          mark([572, 654], 60, 16, 5),
        ),
        3,
      ),
      block(
        'clay',
        shape(
          taper(points('716 690, 748 700, 776 712'), [30, 32, 20]),
          taper(points('750 696, 768 690, 784 694'), [14, 14, 12]),
          taper(points('594 780, 576 806, 562 822'), [36, 44, 36]),
          taper(points('568 806, 540 818, 518 840'), [22, 20, 14]),
          taper(points('572 824, 548 842, 522 852'), [22, 18, 12]),
          taper(points('586 800, 584 834, 568 856'), [22, 20, 14]),
        ),
        2,
      ),
      block(
        'mist',
        shape(
          mark([684, 640], 100, 66, 8),
          mark([716, 616], 160, 60, 7),
          mark([614, 720], 112, 70, 7),
          mark([650, 690], 108, 90, 7),
        ),
        2,
      ),
      block(
        'moss',
        shape(
          mark([1092, 520], 78, 70, 10),
          mark([1128, 500], 96, 60, 8),
          mark([1076, 566], 66, 50, 8),
        ),
        3,
      ),
    ];
  },
};
