// The tools of the article cuts: small drawings in two inks that break a long text.

import { points, smooth, taper } from '../outline.ts';
import { chance, coordinates, outline, type Point } from '../shapes.ts';

/** Path data, each a path of its own, so that overlapping ones do not cut each other out. */
type Layer = readonly string[];

/** A drawing in a block of 150 by 100. */
export interface Cut {
  /** What is cut out of the block, what of that is left standing, and so on. */
  ink: readonly Layer[];
  /** What a second ink covers, what is cut out of that, and so on. */
  second: readonly Layer[];
}

/** A closed shape that runs smoothly through its points; a point given twice makes a corner. */
export const round = (text: string): string => smooth(points(text));

/** A closed shape with straight sides. */
export const straight = (text: string): string => outline(points(text));

/** Slim lines, pointed at both ends. */
export const lines = (width: number, ...each: string[]): string =>
  each
    .map((line) => {
      const through = points(line);
      const [from, middle, to] = through;
      if (through.length !== 3 || !from || !middle || !to) return taper(through, width);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const far = Math.hypot(dx, dy);
      const bend = (side: number): Point => [
        2 * middle[0] - (from[0] + to[0]) / 2 - (side * dy * width) / far,
        2 * middle[1] - (from[1] + to[1]) / 2 + (side * dx * width) / far,
      ];
      return `M${coordinates(from)}Q${coordinates(bend(1))} ${coordinates(to)}Q${coordinates(bend(-1))} ${coordinates(from)}z`;
    })
    .join('');

/** Lines as wide at their ends as in their middle, cut straight from point to point. */
export const bar = (width: number, ...each: string[]): string =>
  each
    .map((line) => {
      const through = points(line);
      const side = (half: number) =>
        through.map(([x, y], index): Point => {
          const [fromX, fromY] = through[index - 1] ?? [x, y];
          const [toX, toY] = through[index + 1] ?? [x, y];
          const far = Math.hypot(toX - fromX, toY - fromY);
          return [x - ((toY - fromY) / far) * half, y + ((toX - fromX) / far) * half];
        });
      return outline([...side(width / 2), ...side(-width / 2).toReversed()]);
    })
    .join('');

/** A disc as a knife cuts it. */
export function disc(x: number, y: number, radius: number): string {
  const random = chance(Math.round(x * 7 + y));
  const corners = radius < 6 ? 7 : 9;
  return smooth(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners) * 2 * Math.PI;
      const far = radius * (0.96 + random() * 0.08);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
}
