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

/**
 * Somebody who sits on a bench at a table, seen from behind, around the middle of the seat; the
 * feet stand 176 below. What is on the left is the right one when it is turned over.
 */
export const seated = {
  back: shape(
    smooth(
      points(
        '-104 -50, -104 -50, -98 -90, -86 -136, -88 -184, -98 -228, -106 -262, -90 -286, -40 -304, 0 -308, 40 -304, 90 -286, 106 -262, 98 -228, 88 -184, 86 -136, 98 -90, 104 -50, 104 -50, 60 -40, 0 -37, -60 -40',
      ),
    ),
  ),
  hips: shape(
    smooth(
      points('-84 -64, -106 -38, -112 -14, -92 8, 0 12, 92 8, 112 -14, 106 -38, 84 -64, 0 -70'),
    ),
  ),
  // The arm that lies on the table: from the shoulder to the elbow, and on to the wrist.
  arm: shape(
    taper(points('-76 -256, -104 -226, -132 -188, -146 -172'), [60, 58, 54, 50]),
    taper(points('-136 -174, -166 -166, -200 -168'), [52, 46, 38]),
  ),
  cuff: shape('M-224 -190L-206 -191L-204 -146L-222 -145z'),
  // The fingers lean on the table with their tips; the thumb is on the far side.
  hand: shape(
    smooth(
      points(
        '-212 -181, -230 -184, -250 -192, -264 -193, -273 -182, -275 -168, -270 -156, -256 -148, -236 -150, -222 -155, -212 -157',
      ),
    ),
    taper(points('-222 -176, -242 -192, -258 -202, -274 -206, -284 -205'), [18, 21, 17, 15, 10]),
    taper(points('-256 -186, -282 -190, -304 -186, -317 -179'), [15, 14.5, 13, 9]),
    taper(points('-260 -175, -288 -177, -312 -172, -327 -164'), [15, 15, 13.5, 9]),
    taper(points('-260 -164, -286 -164, -307 -159, -320 -151'), [15, 14.5, 12.5, 9]),
    taper(points('-252 -154, -272 -153, -288 -147, -299 -140'), [13, 12.5, 11, 8]),
  ),
  knuckles: shape(
    taper(points('-262 -181, -284 -184, -308 -178'), 3),
    taper(points('-264 -170, -286 -171, -308 -165'), 3),
    taper(points('-260 -159, -276 -159, -294 -152'), 3),
    taper(points('-238 -181, -252 -185, -262 -190'), 2.6),
  ),
  // The arm whose hand lies before the chest: of it the elbow is seen.
  elbow: shape(
    taper(points('-76 -256, -102 -224, -116 -190, -122 -168'), [60, 58, 52, 46]),
    taper(points('-116 -174, -88 -172, -56 -176'), [56, 60, 60]),
  ),
  folds: shape(
    taper(points('-72 -238, -88 -206, -94 -178, -88 -152'), [2, 6, 6, 2]),
    taper(points('72 -238, 88 -206, 94 -178, 88 -152'), [2, 6, 6, 2]),
    taper(points('-70 -120, -44 -108, -16 -108'), [2, 6, 2]),
    taper(points('72 -114, 50 -102, 30 -102'), [2, 5, 2]),
  ),
  legs: shape(
    taper(points('-52 6, -60 60, -60 104, -54 136'), [58, 52, 44, 36]),
    taper(points('52 6, 60 60, 60 104, 54 136'), [58, 52, 44, 36]),
  ),
  ankles: shape('M-66 128H-44V156H-66z', 'M44 128H66V156H44z'),
  // The heel towards us, the toes a little outwards.
  shoes: shape(
    smooth(points('-86 174, -88 162, -68 148, -44 146, -36 158, -36 174, -36 174, -60 178')),
    smooth(points('86 174, 88 162, 68 148, 44 146, 36 158, 36 174, 36 174, 60 178')),
  ),
  neck: shape('M-24 -352L28 -352L34 -304Q4 -288 -30 -304z'),
  collar: shape(taper(points('-42 -306, 0 -298, 44 -306'), [14, 20, 14])),
};

/** A head in profile, facing left, around its middle. */
export const profile = {
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
