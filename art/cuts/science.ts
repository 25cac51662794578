import { points } from '../outline.ts';
import { hatch, mark } from '../shapes.ts';
import { bar, disc, lines, round, type Cut } from './cut.ts';

const [x, y] = [108, 38];
const around = (count: number, far: number, length: number, width: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 360;
    const radians = (angle * Math.PI) / 180;
    return mark([x + Math.cos(radians) * far, y + Math.sin(radians) * far], angle, length, width);
  }).join('');
const hands = [
  bar(2.2, '108 35, 108 53.500'),
  bar(2.2, '106.500 36.500, 117 45'),
  disc(108, 38, 2.6),
];

/** Half an hour outdoors: the sun as the face of a clock, below it a tree and a bench. */
export const science: Cut = {
  ink: [
    [
      disc(x, y, 23),
      around(18, 28.5, 7, 2.4),
      // The tree.
      round('10 32, 16 17, 31 9, 47 15, 56 28, 54 43, 43 53, 26 55, 12 47'),
      round('29 50, 29 50, 38 50, 38 50, 38 68, 42 87, 42 87, 25 87, 25 87, 29 68'),
      // The bench and the ground.
      bar(2.6, '57 73.500, 86 74'),
      bar(2.2, '61 74, 60 87', '83 74, 84 87', '54 56, 58.500 74'),
      bar(2, '6 88, 75 88.500, 144 87.500'),
      hatch(points('8 92, 142 92, 142 94, 8 94'), {
        gap: 4,
        length: 11,
        width: 1.7,
        angle: 0,
        seed: 4,
        share: 0.9,
      }),
    ],
    [
      around(12, 20, 4.5, 1.9),
      ...hands,
      hatch(points('14 32, 30 13, 52 28, 48 48, 20 50'), {
        gap: 5,
        length: 8,
        width: 2.6,
        angle: -40,
        seed: 6,
        share: 0.9,
      }),
      lines(1.6, '33 56, 32.500 68, 31 83'),
    ],
  ],
  second: [
    [
      round(
        '108 24, 108 24, 115 26, 120.500 31, 122.500 38, 120.500 45, 115 50.500, 108 52.500, 108 52.500',
      ),
      // Somebody on the bench.
      disc(66.5, 49, 4.8),
      round(
        '61 56, 66 54.500, 70 57, 71 66, 80 67, 83.500 70, 84 78, 85 85, 89 86, 90 87.500, 90 87.500, 80 87.500, 80 87.500, 79 79, 77.500 73.500, 62 73.500, 60.500 66',
      ),
    ],
    hands,
  ],
};
