import { points } from '../outline.ts';
import { hatch, mark } from '../shapes.ts';
import { bar, disc, lines, round, straight, type Cut } from './cut.ts';

const windows = [
  straight('50 39, 65 38.500, 65 53, 50 53.500'),
  straight('69 38.500, 84 38.500, 84 53, 69 53'),
  straight('88 38.500, 103 38, 103 53, 88 53'),
  straight('107 38, 117 38, 117 53, 107 53'),
  // The door.
  straight('121 38, 130 38, 133 50, 134 76, 122 76'),
].join('');
const coach =
  '43 36, 46 32, 46 32, 124 31, 124 31, 132 34, 137 46, 139 60, 139 77, 139 77, 43 78, 43 78, 42 56';

/** A coach at its stop, and a suitcase that waits. */
export const journey: Cut = {
  ink: [
    [
      round(
        '40 34, 45 29, 45 29, 124 28.300, 124 28.300, 134 31, 140 45, 142 60, 142 80, 142 80, 40 81, 40 81, 39 56',
      ),
      // The post of the stop and its sign.
      bar(2.6, '22 24, 22.500 88'),
      disc(22, 19, 10),
      // The suitcase and its handle.
      straight('28 70, 36 69.500, 36.500 87, 27.500 87'),
      straight('29.500 70, 29 63, 35 63, 34.800 70'),
      // The road and the sky.
      bar(1.8, '8 88.500, 60 89, 142 88'),
      hatch(points('10 92.500, 140 92.500, 140 94, 10 94'), {
        gap: 4,
        length: 14,
        width: 1.6,
        angle: 0,
        seed: 4,
      }),
      hatch(points('42 9, 140 9, 140 22, 42 22'), {
        gap: 5,
        length: 15,
        width: 1.6,
        angle: -4,
        seed: 8,
        share: 0.6,
      }),
    ],
    [
      windows,
      disc(62, 78, 9),
      disc(110, 78, 9),
      straight('31 70, 30.700 64.500, 33.500 64.500, 33.400 70'),
      bar(1.2, '28 75, 36 74.500', '28 82, 36 82'),
    ],
    [
      disc(62, 78, 4),
      disc(110, 78, 4),
      lines(
        1.8,
        '54 51, 56 46, 58 42',
        '73 51, 75 46, 77 42',
        '77 51, 79 46, 81 42',
        '93 51, 95 46, 97 42',
        '110 50, 112 46, 114 42',
      ),
      bar(1, '127.500 40, 128 75'),
    ],
  ],
  second: [
    [round(coach), disc(22, 19, 8)],
    [
      windows,
      disc(62, 78, 10.5),
      disc(110, 78, 10.5),
      bar(2, '45 59, 90 59, 120 58.500'),
      straight('17 15, 27 15, 27 22, 17 22'),
      mark([137, 68], 0, 4, 3),
    ],
    [straight('18.500 16.500, 25.500 16.500, 25.500 19, 18.500 19')],
  ],
};
