// Marks that the stones of the ford and its bank share.
import type { Point } from './shapes.ts';

/** A number as path data has it: to a tenth, or to one of other `parts`. */
export const round = (value: number, parts = 10): string =>
  String(Math.round(value * parts) / parts).replace(/^(-?)0\./, '$1.');
export const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A straight cut from one point to another, broadest near the first. */
export function sliver([ax, ay]: Point, [bx, by]: Point, thick: number, broadest = 0.25): string {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * thick, (dx / length) * thick];
  const [mx, my] = [dx * broadest, dy * broadest];
  return `M${pair([ax, ay])}l${[
    [mx + nx, my + ny],
    [dx - mx - nx, dy - my - ny],
    [mx - dx - nx, my - dy - ny],
  ]
    .map(([x = 0, y = 0]) => pair([x, y]))
    .join(' ')}z`;
}

/** The print of a bare foot: a sole with its arch on the inner side, and five toes before it. */
export function track([x, y]: Point, angle: number, length: number, inner: number): string {
  const turn = (angle * Math.PI) / 180;
  /** Along the foot and across it, in lengths of it. */
  const at = ([along, across]: Point): Point => {
    const [u, v] = [along * length, across * length * inner];
    return [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  };
  const through = (...points: Point[]) => points.map((point) => pair(at(point))).join(' ');
  const sole = `M${through([-0.5, 0])}C${through([-0.52, -0.17], [-0.2, -0.16], [0.02, -0.2])}S${through([0.3, -0.12], [0.26, 0.06])} ${through([0.1, 0.16], [-0.08, 0.05])}S${through([-0.48, 0.2], [-0.5, 0])}z`;
  const toes = [
    [0.42, 0.13, 0.09],
    [0.44, -0.01, 0.06],
    [0.4, -0.11, 0.05],
    [0.34, -0.19, 0.045],
    [0.26, -0.26, 0.04],
  ].map(([along = 0, across = 0, size = 0]) => {
    const radius = round(size * length);
    const wide = round(2 * size * length);
    const [left, top] = at([along, across]);
    return `M${pair([left - size * length, top])}a${radius} ${radius} 0 1 1 ${wide} 0 ${radius} ${radius} 0 1 1-${wide} 0`;
  });
  return sole + toes.join('');
}
