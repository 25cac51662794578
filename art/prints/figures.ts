// People as several prints draw them.

import { outline, shape } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';

/** Somebody who sits, seen from behind, around the middle of the seat. */
export const seated = {
  shirt: shape(
    smooth(
      points(
        '-112 12, -112 12, -104 -70, -94 -150, -108 -226, -102 -276, -62 -302, 0 -310, 62 -302, 102 -276, 108 -226, 94 -150, 104 -70, 112 12, 112 12, 0 20',
      ),
    ),
    taper(points('-82 -268, -122 -214, -138 -150, -112 -128'), [58, 56, 50, 40]),
    taper(points('82 -268, 122 -214, 138 -150, 112 -128'), [58, 56, 50, 40]),
  ),
  folds: shape(
    taper(points('-92 -232, -96 -190, -84 -150'), [2, 6, 2]),
    taper(points('92 -232, 96 -190, 84 -150'), [2, 6, 2]),
    taper(points('-60 -20, -20 -40, 40 -36'), [2, 6, 2]),
    taper(points('0 -240, 2 -180, -2 -120'), [2, 5, 2]),
  ),
  legs: shape(
    taper(points('-54 10, -62 70, -58 118'), [50, 40, 30]),
    taper(points('54 10, 62 70, 58 118'), [50, 40, 30]),
  ),
  shoes: shape('M-86 112H-36V130Q-60 140 -86 130z', 'M36 112H86V130Q60 140 36 130z'),
  neck: shape('M-30 -352L34 -352L40 -300Q4 -284 -36 -300z'),
  // In profile, facing left, around the middle of the head.
  face: shape(
    outline(
      points(
        '-40 -44, -50 -18, -46 -6, -60 18, -66 27, -64 32, -52 33, -56 41, -52 46, -54 54, -48 60, -50 70, -40 78, -16 76, 10 66, 40 60, 46 0, 20 -52',
      ),
    ),
  ),
  ear: '<ellipse cx="14" cy="18" rx="11" ry="16"/>',
  eye: shape(
    taper(points('-44 6, -36 10, -26 6'), 5),
    taper(points('-48 -12, -38 -17, -24 -13'), 5),
  ),
};
