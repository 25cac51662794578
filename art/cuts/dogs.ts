import { points } from '../outline.ts';
import { hatch } from '../shapes.ts';
import { bar, lines, round, type Cut } from './cut.ts';

/** An old dog's head, its chin in somebody's hand. */
export const dogs: Cut = {
  ink: [
    [
      // The head and what is seen of the neck.
      round(
        '18 60, 16 66, 19 72, 28 75, 44 76, 60 76, 76 78, 88 82, 88 82, 144 82, 144 82, 144 52, 144 52, 126 42, 108 35, 96 30, 82 28, 70 30, 61 36, 56 44, 48 50, 36 52, 25 55',
      ),
      hatch(points('8 10, 62 8, 56 32, 36 46, 8 54'), {
        gap: 6,
        length: 14,
        width: 2,
        angle: -30,
        seed: 5,
        share: 0.8,
      }),
      hatch(points('74 6, 142 6, 142 38, 112 28, 84 20'), {
        gap: 6,
        length: 14,
        width: 2,
        angle: -20,
        seed: 9,
        share: 0.8,
      }),
    ],
    [
      // The nose, the closed eye, the mouth, the ear; the coat.
      round('21 61.500, 27 58, 31 60.500, 29 65.500, 24 67, 21 65'),
      lines(2.6, '52 54, 58 58, 66 55'),
      lines(2.2, '24 70, 38 72, 54 68'),
      round('86 34, 86 34, 81 48, 80 60, 84 71, 92 77, 100 74, 105 64, 105 53, 101 32, 101 32'),
      hatch(points('114 50, 140 60, 140 78, 110 78, 110 64'), {
        gap: 7,
        length: 11,
        width: 2.2,
        angle: 60,
        seed: 6,
        share: 0.8,
      }),
    ],
    [lines(2, '98 44, 101 55, 97 69', '92 46, 94 57, 91 67')],
  ],
  second: [
    [
      // The hand and the forearm; the thumb along the jaw.
      round(
        '144 77, 144 77, 122 78, 98 78, 78 77, 60 76, 40 76, 27 76, 17 72, 10 67, 7 70, 10 78, 18 85, 32 90, 54 92, 80 91.500, 110 93, 144 93.500, 144 93.500',
      ),
      round('70 80, 60 72, 51 66, 47 68, 50 74, 58 82, 66 85'),
    ],
    [
      bar(2, '112 76, 110 95'),
      lines(1.8, '11 75, 24 83, 42 84', '14 81, 26 87, 42 88.500', '54 80, 60 84, 68 86'),
    ],
  ],
};
