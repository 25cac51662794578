// Shapes as a knife cuts them: marks and outlines that no two are alike, yet the same at every
// rendering.

export type Point = readonly [x: number, y: number];

/** Numbers between 0 and 1 that look random and are the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => String(Math.round(value * 10) / 10);

/** A point as path data has it, to a tenth of a unit. */
export const coordinates = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The data of a closed shape with straight sides. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(coordinates).join('L')}z`;

/** Shapes, each a path of its own, so that overlapping ones do not cut each other out. */
export const shape = (...data: string[]): string =>
  data.map((each) => `<path d="${each}"/>`).join('');

/** The data of an upright rectangle, from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Ellipses: the middle of each, and its two radii. */
export const ellipses = (
  ...each: readonly (readonly [x: number, y: number, rx: number, ry: number])[]
): string =>
  each.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('');

/**
 * Shapes in ink thinned until what lies beneath shows through.
 * @param strength 0 to 1: how much ink is left in them
 */
export const thin = (strength: number, ...data: string[]): string =>
  `<g opacity="${strength}">${shape(...data)}</g>`;

/**
 * One mark of a gouge: a slim leaf, pointed at both ends.
 * @param angle in degrees, 0 to the right, 90 downwards
 */
export function mark([x, y]: Point, angle: number, length: number, width: number): string {
  const radians = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const [hx, hy] = [(ux * length) / 2, (uy * length) / 2];
  const [nx, ny] = [-uy * width, ux * width];
  const [start, end] = [coordinates([x - hx, y - hy]), coordinates([x + hx, y + hy])];
  return `M${start}Q${coordinates([x + nx, y + ny])} ${end}Q${coordinates([x - nx, y - ny])} ${start}z`;
}

interface Marks {
  /** Distance between rows and between marks of a row. */
  gap: number;
  length: number;
  width: number;
  /** In degrees, 0 to the right, 90 downwards; or a function of the place, to follow a slope. */
  angle: number | ((point: Point) => number);
  seed: number;
  /** 0 to 1: how many of the places get a mark. */
  share?: number;
}

/** Marks over an area: the data of one path. */
export function hatch(area: readonly Point[], marks: Marks): string {
  const { gap, length, width, angle, seed, share = 1 } = marks;
  const random = chance(seed);
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  const parts: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += gap) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += length + gap) {
      const point: Point = [x + (random() - 0.5) * (length + gap), y + (random() - 0.5) * gap];
      const size = 0.6 + random() * 0.6;
      if (random() > share || !isInside(point, area)) continue;
      const turn = (typeof angle === 'number' ? angle : angle(point)) + (random() - 0.5) * 12;
      parts.push(mark(point, turn, length * size, width * size));
    }
  }
  return parts.join('');
}

/**
 * Marks along a line, each turned by `angle` from the line's own direction: fringes, grass,
 * shingle, furrows.
 */
export function along(line: readonly Point[], marks: Marks & { angle: number }): string {
  const { gap, length, width, angle, seed, share = 1 } = marks;
  const random = chance(seed);
  const parts: string[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const distance = Math.hypot(dx, dy);
    const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
    for (let at = 0; at < distance; at += gap) {
      const size = 0.6 + random() * 0.6;
      const step = (at + (random() - 0.5) * gap) / distance;
      const turn = direction + angle + (random() - 0.5) * 18;
      if (random() > share) continue;
      parts.push(
        mark([from[0] + dx * step, from[1] + dy * step], turn, length * size, width * size),
      );
    }
  }
  return parts.join('');
}

/** Places strewn over an area, about `gap` apart: blossoms, leaves, stones. */
export function strew(area: readonly Point[], gap: number, random: () => number): Point[] {
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  const places: Point[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += gap) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += gap) {
      const point: Point = [x + (random() - 0.5) * gap, y + (random() - 0.5) * gap];
      if (isInside(point, area)) places.push(point);
    }
  }
  return places;
}

function isInside([x, y]: Point, area: readonly Point[]): boolean {
  let inside = false;
  area.forEach(([ax, ay], index) => {
    const [bx, by] = area.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
