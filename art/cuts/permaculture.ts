import { points } from '../outline.ts';
import { hatch, mark } from '../shapes.ts';
import { bar, disc, lines, round, straight, type Cut } from './cut.ts';

/** A leaf of parsley: its lobes, about the end of a stalk. */
const leaf = (x: number, y: number, angle: number, size: number) =>
  [-64, -20, 20, 64]
    .map((turn) => {
      const radians = ((angle + turn) * Math.PI) / 180;
      const far = size * 0.5;
      return mark(
        [x + Math.cos(radians) * far, y + Math.sin(radians) * far],
        angle + turn,
        size * 1.2,
        size * 0.46,
      );
    })
    .join('');

/** A pot of parsley on a windowsill. */
export const permaculture: Cut = {
  ink: [
    [
      straight('12 9, 98 8.500, 98 80, 12 80'),
      straight('105 8.500, 138 9, 138 80, 105 80'),
      straight('5 84, 145 84, 145 90, 5 90.500'),
      straight('36 62, 74 62, 73 74, 71 74, 68.500 91.500, 41.500 91.500, 39 74, 37 74'),
    ],
    [
      // The hills outside.
      round('11 70, 11 70, 24 65, 36 70, 46 81, 46 81, 11 81, 11 81'),
      round('64 81, 64 81, 74 74, 88 70, 99 71, 99 71, 99 81, 99 81'),
      round('104 73, 104 73, 120 66, 139 64, 139 64, 139 81, 139 81, 104 81, 104 81'),
      lines(
        2.6,
        '54 66, 51 50, 41 38',
        '55 66, 55 46, 54 30',
        '56 66, 61 50, 70 37',
        '53 66, 45 56, 32 52',
        '57 66, 67 58, 79 51',
        '54 66, 52 58, 46 49',
        '56 66, 59 58, 65 50',
      ),
      leaf(42, 40, -125, 13),
      leaf(54, 32, -90, 14),
      leaf(69, 39, -55, 13),
      leaf(34, 53, -165, 12),
      leaf(78, 52, -15, 12),
      leaf(47, 50, -110, 10),
      leaf(65, 51, -65, 10),
    ],
    [
      hatch(points('106 75, 136 69, 136 79, 106 79'), {
        gap: 4,
        length: 9,
        width: 1.4,
        angle: -6,
        seed: 3,
        share: 0.9,
      }),
      lines(1.4, '14 73, 22 70, 31 73', '18 77, 26 75, 36 77.500', '78 77, 86 74, 95 75'),
    ],
  ],
  second: [
    [
      straight('38.500 64, 71.500 64, 71 71.500, 39 71.500'),
      straight('41 71.500, 69 71.500, 66 90, 44 90'),
      disc(121, 28, 10),
    ],
    [
      bar(1.3, '40 72, 55 72.500, 70 72'),
      lines(1.6, '46 76, 47 82, 48 87', '50 76, 50.500 80, 51 84'),
    ],
  ],
};
