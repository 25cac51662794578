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
      bar(2.6, '49 75.500, 76 76'),
      bar(2.2, '53 76, 52 87', '71 76, 72 87', '47.500 57, 51 76'),
      // The hat and the shirt of somebody on it.
      round('58.500 46, 58.500 46, 59 40.500, 62 38, 66 38.500, 69.500 39.500, 71 45, 71 45'),
      round('54 47.500, 60 45.500, 70 44.500, 75.500 45.500, 76 47, 70 48, 60 49'),
      round(
        '61 57, 56 60, 53 66, 53 75, 53 75, 65 75.500, 68 71, 73 70.500, 73 70.500, 73.500 65, 73.500 65, 71 64, 70.500 60, 67 57',
      ),
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
      // The band of the hat, the sleeve.
      bar(1.8, '58.500 44.500, 71 43'),
      lines(1.7, '61.500 60, 63 66.500, 72 70', '69.500 62, 70.500 64.500, 73 65.500'),
    ],
  ],
  second: [
    [
      round(
        '108 24, 108 24, 115 26, 120.500 31, 122.500 38, 120.500 45, 115 50.500, 108 52.500, 108 52.500',
      ),
      // Face, forearm, trousers and shoes.
      round(
        '60.500 48.500, 60.500 54, 63 57.500, 67 58, 70.500 56.500, 71.200 54, 73.500 52.500, 71.800 49, 71.500 47.500',
      ),
      round(
        '72.500 65.500, 72.500 65.500, 78 65.500, 82.500 67, 83 69.500, 79 70, 72.500 70, 72.500 70',
      ),
      round(
        '62 75.500, 62 75.500, 67 72.500, 74 71, 81 68, 84.500 70, 84.500 76, 85 84.500, 89.500 86.500, 90 88.500, 90 88.500, 80 88.500, 80 88.500, 79.500 76.500, 79.500 76.500, 70 76.500',
      ),
      round(
        '74 77.500, 74 77.500, 78 77.500, 78 77.500, 78.500 88.500, 78.500 88.500, 74 88.500, 74 88.500',
      ),
    ],
    [
      ...hands,
      // Between forearm and thigh, and the closed eye.
      lines(1.3, '70 70.300, 75 70.200, 80 69.800'),
      lines(1.3, '67 52, 68.500 52.500, 70 51.800'),
    ],
  ],
};
