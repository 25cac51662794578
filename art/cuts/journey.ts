import { points } from '../outline.ts';
import { hatch, mark } from '../shapes.ts';
import { bar, disc, lines, round, straight, type Cut } from './cut.ts';

const straps = ['65 40, 65.500 89', '98 40, 98.500 89'];
/** The caps of the suitcase's corners. */
const corners = [
  straight('51 44, 61 43, 51.500 53'),
  straight('112 43.500, 102 43, 112 52.500'),
  straight('51 86, 61 86.500, 51 77'),
  straight('112.500 85.500, 102.500 86, 112.500 76.500'),
].join('');

/** A suitcase that waits at the stop of the coach. */
export const journey: Cut = {
  ink: [
    [
      round(
        '49 45, 54 40, 54 40, 109 39.500, 109 39.500, 115 45, 116 84, 116 84, 110 89, 54 89.500, 54 89.500, 47.500 84, 48 60',
      ),
      // Its handle, and the label on a string.
      bar(3, '70 40, 71 31, 76 28, 88 28, 93 31, 94 40'),
      bar(1.2, '93 32, 103 27, 117 31'),
      straight('117 27, 132 32.500, 128 43, 113 37.500'),
      // The post of the stop and its sign.
      bar(2.6, '24 24, 24.500 89'),
      disc(24, 20, 12),
      // The road and the sky.
      bar(1.8, '8 90, 60 90.500, 142 89.500'),
      hatch(points('10 93, 140 93, 140 95, 10 95'), {
        gap: 4,
        length: 14,
        width: 1.6,
        angle: 0,
        seed: 4,
      }),
      hatch(points('44 8, 140 8, 140 22, 44 22'), {
        gap: 5,
        length: 15,
        width: 1.6,
        angle: -4,
        seed: 8,
        share: 0.6,
      }),
      // Grass at the edge of the road.
      lines(1.6, '128 89, 126 80, 122 75', '130 89, 131 78, 135 72', '134 89, 137 82, 141 79'),
    ],
    [
      ...straps.map((strap) => bar(2.6, strap)),
      corners,
      bar(1, '118 33, 127 36.500', '117 36.500, 122 38.500'),
    ],
    [mark([65.3, 56], 0, 3.4, 2.4), mark([98.3, 56], 0, 3.4, 2.4)],
  ],
  second: [
    [
      round(
        '51 47, 55 42.500, 55 42.500, 108 42, 108 42, 112.500 47, 113 83, 113 83, 109 86.500, 55 87, 55 87, 50.500 83, 50.500 60',
      ),
      disc(24, 20, 9.5),
    ],
    [
      ...straps.map((strap) => bar(4, strap)),
      corners,
      disc(82, 65, 11),
      straight('17 14.500, 31 14.500, 31 23.500, 17 23.500'),
      disc(20, 24, 1.8),
      disc(28, 24, 1.8),
    ],
    [
      straight(
        '74.500 71, 75 61, 78 61, 78 64, 80.500 64, 80.500 58, 84 58, 84 64, 86.500 64, 86.500 61, 89.500 61, 89.500 71',
      ),
      straight('18.500 16.500, 23.300 16.500, 23.300 19.500, 18.500 19.500'),
      straight('24.800 16.500, 29.500 16.500, 29.500 19.500, 24.800 19.500'),
    ],
  ],
};
