// Outlines that bend: smooth closed shapes, and limbs and lines that taper.

import { coordinates, type Point } from './shapes.ts';

/** Points written as text, in units of the print: `x y, x y`. */
export const points = (text: string): Point[] =>
  text.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

/**
 * The data of a closed shape that runs smoothly through its points (Catmull-Rom).
 * @param through in units of the print; a point given twice in a row makes a corner
 */
export function smooth(through: readonly Point[]): string {
  const at = (index: number): Point => through.at(index % through.length) ?? [0, 0];
  const curves = through.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    if (coordinates(from) === coordinates(to)) return '';
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[leave, arrive, to].map(coordinates).join(' ')}`;
  });
  return `M${coordinates(at(0))}${curves.join('')}z`;
}

/**
 * The data of something long that bends and changes its width, with round ends: a limb, a branch, a
 * crease.
 * @param line its middle, in units of the print
 * @param widths its whole width at each point of the line, in units of the print; or one width, for
 * a cut that is as wide in the middle and pointed at both ends
 */
export function taper(line: readonly Point[], widths: number | readonly number[]): string {
  const last = line.length - 1;
  const rims = line.map(([x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    const [toX, toY] = line[index + 1] ?? [x, y];
    const direction = Math.atan2(toY - fromY, toX - fromX);
    const width =
      typeof widths === 'number'
        ? widths * Math.sin((Math.PI * (index + 0.15)) / (last + 0.3))
        : (widths[index] ?? 0);
    return (quarters: number): Point => {
      const turn = direction + (quarters * Math.PI) / 2;
      return [x + (Math.cos(turn) * width) / 2, y + (Math.sin(turn) * width) / 2];
    };
  });
  const end = [-1, -0.5, 0, 0.5, 1];
  return smooth([
    ...rims.map((rim) => rim(-1)),
    ...rims.slice(-1).flatMap((rim) => end.map(rim)),
    ...rims.toReversed().map((rim) => rim(1)),
    ...rims.slice(0, 1).flatMap((rim) => end.map((quarters) => rim(2 + quarters))),
  ]);
}
