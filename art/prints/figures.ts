// People as several prints draw them.

import { outline, shape } from '../shapes.ts';
import { points, smooth, taper } from '../outline.ts';

/**
 * A finger, and the line around it.
 * @param line its middle, as `points` reads it
 * @param widths its width at each of them
 * @param rim how much wider the line is than the finger
 */
export const finger = (line: string, widths: readonly number[], rim: number) => ({
  line: shape(
    taper(
      points(line),
      widths.map((width) => width + rim),
    ),
  ),
  skin: shape(taper(points(line), widths)),
});

/** Somebody who sits at a table, seen from behind, around the middle of the seat. */
export const seated = {
  back: shape(
    smooth(
      points(
        '-112 12, -112 12, -104 -70, -94 -150, -108 -226, -102 -276, -62 -302, 0 -310, 62 -302, 102 -276, 108 -226, 94 -150, 104 -70, 112 12, 112 12, 0 20',
      ),
    ),
  ),
  // The left arm lies on the table, its hand beside it. Turned over, it is the right one.
  arm: shape(taper(points('-78 -262, -116 -216, -140 -174, -178 -180'), [62, 58, 50, 40])),
  hand: shape(
    smooth(
      points(
        '-184 -202, -206 -208, -232 -202, -252 -192, -250 -182, -230 -186, -252 -178, -250 -168, -228 -174, -244 -164, -240 -156, -218 -162, -198 -160, -182 -166',
      ),
    ),
  ),
  cuff: shape('M-192 -204L-176 -202L-176 -160L-192 -162z'),
  // It lies before her, so that only the elbow is seen.
  elbow: shape(
    smooth(
      points('-70 -290, -104 -270, -124 -226, -136 -176, -132 -146, -108 -138, -80 -148, -60 -200'),
    ),
  ),
  folds: shape(
    taper(points('-90 -222, -98 -186, -92 -150'), [2, 6, 2]),
    taper(points('90 -222, 98 -186, 92 -150'), [2, 6, 2]),
    taper(points('-60 -20, -20 -40, 40 -36'), [2, 6, 2]),
    taper(points('0 -240, 2 -180, -2 -120'), [2, 5, 2]),
  ),
  legs: shape(
    taper(points('-54 10, -62 70, -58 118'), [50, 40, 30]),
    taper(points('54 10, 62 70, 58 118'), [50, 40, 30]),
  ),
  shoes: shape('M-86 112H-36V130Q-60 140 -86 130z', 'M36 112H86V130Q60 140 36 130z'),
  neck: shape('M-24 -352L28 -352L34 -304Q4 -288 -30 -304z'),
  collar: shape(taper(points('-44 -298, 0 -290, 46 -298'), [14, 20, 14])),
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
