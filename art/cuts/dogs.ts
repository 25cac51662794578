import { points } from '../outline.ts';
import { hatch } from '../shapes.ts';
import { bar, lines, round, type Cut } from './cut.ts';

/** An old dog's head on its paw, and somebody's hand on the head. */
export const dogs: Cut = {
  ink: [
    [
      // The head and what is seen of the neck; the paw.
      round(
        '18 64, 16 70, 19 76, 28 79, 44 80, 60 80, 76 82, 88 88, 92 94, 92 94, 144 94, 144 94, 144 56, 144 56, 126 46, 108 39, 96 34, 82 32, 70 34, 61 40, 56 48, 48 54, 36 56, 25 59',
      ),
      round('88 94, 88 94, 86 88, 78 84, 60 83, 30 83, 16 84, 11 88, 13 94, 13 94'),
      hatch(points('8 10, 62 8, 56 32, 36 46, 8 54'), {
        gap: 6,
        length: 14,
        width: 2,
        angle: -30,
        seed: 5,
        share: 0.8,
      }),
      hatch(points('84 6, 110 6, 104 12, 84 16'), {
        gap: 6,
        length: 14,
        width: 2,
        angle: -20,
        seed: 9,
        share: 0.8,
      }),
    ],
    [
      // The nose, the closed eye, the mouth, the ear, the toes; the coat.
      round('21 65.500, 27 62, 31 64.500, 29 69.500, 24 71, 21 69'),
      lines(2.6, '52 58, 58 62, 66 59'),
      lines(2.2, '24 74, 38 76, 54 72', '18 87, 23 87, 27 88', '16 91, 21 91, 25 91.500'),
      round('86 38, 86 38, 81 52, 80 66, 84 77, 92 83, 100 80, 105 70, 105 57, 101 36, 101 36'),
      hatch(points('114 56, 140 66, 140 92, 100 92, 108 84'), {
        gap: 7,
        length: 11,
        width: 2.2,
        angle: 60,
        seed: 6,
        share: 0.8,
      }),
    ],
    [lines(2, '98 48, 101 60, 97 75', '92 50, 94 62, 91 73')],
  ],
  second: [
    [
      round(
        '147 6, 147 6, 132 8, 116 13, 102 19, 88 23, 76 28, 66 35, 60 42, 62 46, 68 45, 74 42, 76 45, 84 42, 90 43, 100 39, 112 35, 124 32, 147 30, 147 30',
      ),
    ],
    [bar(2, '118 11, 122 34'), lines(1.6, '67 42, 75 36, 86 32', '75 42.500, 82 38, 92 35')],
  ],
};
