// What several prints draw in the same way.

import { points, taper } from './outline.ts';
import { chance, mark, outline, type Point } from './shapes.ts';

/**
 * Shapes drawn around their own foot at 0, 0, set down somewhere else.
 * @param scale how many times as tall
 * @param width how many times as wide; a negative one turns them over
 */
export const placed = (shapes: string, x: number, foot: number, scale = 1, width = scale) =>
  `<g transform="translate(${x} ${foot}) scale(${width} ${scale})">${shapes}</g>`;

/**
 * Measures from a point along a line that leaves it at an angle: gives the place so `far` along the
 * line and so far to its `side`, to the right of anyone who looks along it.
 * @param angle in degrees, 0 to the right, 90 downwards
 * @param size how many units of the print one step far or aside is
 */
export function turned([x, y]: Point, angle: number, size = 1) {
  const radians = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians) * size, Math.sin(radians) * size];
  return (far: number, side = 0): Point => [x + ux * far - uy * side, y + uy * far + ux * side];
}

/**
 * The data of marks that stand out from a centre: petals, sprouts, rays of light.
 * @param angles of the marks, in degrees, 0 to the right, 90 downwards
 * @param far from the centre to the middle of each mark, in units of the print
 */
export const rays = (
  centre: Point,
  angles: readonly number[],
  far: number,
  length: number,
  width: number,
): string => angles.map((angle) => mark(turned(centre, angle)(far), angle, length, width)).join('');

/**
 * Foliage: an outline that bulges in clumps of leaves along its sides, whose corners run clockwise.
 */
export function foliage(corners: readonly Point[], seed: number, clump = 46): string {
  const random = chance(seed);
  const rim = corners.flatMap(([x, y], index): Point[] => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / clump));
    return Array.from({ length: steps }, (_, step): Point => {
      const at = (step + (step && (random() - 0.5) * 0.5)) / steps;
      const swell = step ? (random() - 0.5) * clump * 0.5 : 0;
      return [Math.round(x + (toX - x) * at + swell), Math.round(y + (toY - y) * at + swell)];
    });
  });
  return rim
    .map(([x, y], index) => {
      const [fromX, fromY] = rim.at(index - 1) ?? [x, y];
      const radius = String(Math.round(Math.hypot(x - fromX, y - fromY) * 0.58));
      const end = `${String(x)} ${String(y)}`;
      return index ? `A${radius} ${radius} 0 0 1 ${end}` : `M${end}`;
    })
    .concat('z')
    .join('');
}

/** Stars: a cross of two marks at each place, every third one larger. */
export const stars = (places: readonly Point[]): string =>
  places
    .map((place, index) => rays(place, [0, 90], 0, index % 3 ? 14 : 24, index % 3 ? 3 : 4.5))
    .join('');

/** A lantern, drawn from the middle of its foot. */
export const lantern = {
  iron: [
    outline(points('-29 0, -23 -94, 23 -94, 29 0')),
    outline(points('-31 -90, -11 -116, 11 -116, 31 -90')),
    taper(points('-17 -110, -15 -140, 0 -152, 15 -140, 17 -110'), [6, 6, 6, 6, 6]),
  ],
  glass: outline(points('-17 -14, -13 -82, 13 -82, 17 -14')),
};
