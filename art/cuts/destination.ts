import { points, taper } from '../outline.ts';
import { hatch } from '../shapes.ts';
import { bar, disc, lines, round, type Cut } from './cut.ts';

const limb = (text: string, by: number, more = 0) =>
  taper(
    points(text),
    points(text).map((_, index) => by - index * 0.5 + more),
  );
const necks = ['96 45, 86 49, 79 43, 83 33, 88 24, 81 15', '38 53, 30 48, 22 54, 19.500 65, 20 74'];
const bodies = [
  '91 45, 97 37, 109 34, 121 38, 134 48, 134 48, 121 52, 107 55, 97 53',
  '33 55, 39 48, 50 45, 61 48, 73 58, 73 58, 61 61, 48 63, 38 61',
];
const rims = [
  '88 45, 96 34.500, 109 31, 123 35.500, 140 50, 140 50, 122 55, 107 58, 95 56',
  '30 55, 38 45.500, 50 42, 63 45.500, 79 60, 79 60, 62 64, 48 66, 36 64',
];
const heads = [
  '86 12, 80 11, 75 14, 71 19, 70 25, 70 25, 75 22, 80 20, 86 19',
  '17.500 69, 16.500 76, 18 83, 24 87, 29 88, 29 88, 27.500 83, 24 78, 22.500 69',
];

/** Two flamingos in shallow water. */
export const destination: Cut = {
  ink: [
    [
      ...necks.map((neck) => limb(neck, 7.2, 4)),
      ...rims.map(round),
      round('87 8.500, 79 8, 73 12, 68 19, 67 28, 67 28, 72 26, 80 23, 88 22'),
      round('15.500 68, 14 77, 16 86, 23 90, 33 91, 33 91, 30 83.500, 26.500 78, 25 68'),
      bar(1.7, '111 55, 110.500 90', '116 54, 121 67, 112 71', '50 63, 50 92', '56 62, 57 92'),
      disc(130, 20, 8.5),
      // The far bank, the water.
      lines(2.2, '6 36, 24 33.500, 42 36', '40 30, 52 28, 66 30'),
      hatch(points('64 80, 104 74, 104 94, 64 94'), {
        gap: 6,
        length: 15,
        width: 1.8,
        angle: 0,
        seed: 5,
        share: 0.9,
      }),
      hatch(points('118 76, 144 76, 144 94, 118 94'), {
        gap: 6,
        length: 15,
        width: 1.8,
        angle: 0,
        seed: 6,
        share: 0.9,
      }),
      lines(1.6, '42 93, 53 91.500, 66 93', '102 91, 111 89.500, 120 91', '8 94, 17 93, 28 94'),
    ],
  ],
  second: [
    [...necks.map((neck) => limb(neck, 7.2)), ...bodies.map(round), ...heads.map(round)],
    [
      lines(
        1.8,
        '103 43, 114 41, 126 47',
        '105 48, 115 46, 124 49',
        '45 53, 55 51.500, 66 57',
        '47 57, 55 56, 62 58.500',
      ),
      // The tips of the bills.
      round('74 16, 71 19, 70 26, 70 26, 75 22'),
      round('19 84, 24 88, 30 89, 30 89, 27 83'),
    ],
  ],
};
