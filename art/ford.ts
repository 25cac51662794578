// Draws the ford of the home page: seven stepping stones, bare footprints between them, the water,
// and the bank on its far side. Run by hand (`npm run ford`); the results are committed. The page
// colours them, as masks.
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import { cutFraunces } from '../site/styles/fraunces.ts';
import { chance, type Point } from './shapes.ts';

/** How the stones lie: in rows from left to right, or one below the other. */
interface Layout {
  /** Of the part that belongs to one day. */
  width: number;
  height: number;
  stone: { width: number; height: number };
  /** How high the numeral on a stone is. */
  numeral: number;
  /** The middle of a day's stone, in its part. */
  at: (day: number) => Point;
  /** Where somebody trod on the way to the next stone, and which way they went. */
  tracks: (day: number) => { at: Point; angle: number }[];
  trackLength: number;
}

const days = [0, 1, 2, 3, 4, 5, 6];
const last = days.length - 1;

/** Where the bank begins in the last day's part, at a height of it. */
const shore = (y: number) => 208 + 16 * ((y - 60) / 56) ** 2 + 4 * Math.sin(y / 9);

const row: Layout = {
  width: 296,
  height: 112,
  stone: { width: 104, height: 78 },
  numeral: 37,
  at: (day) => [53, day % 2 ? 62 : 50],
  tracks: (day) =>
    [0, 1, 2, 3]
      .slice(0, day === last ? 2 : 4)
      .map((step) => ({
        at: [136 + step * 40, 56 + (step % 2 ? 12 : -12)],
        angle: day % 2 ? -6 : 6,
      })),
  trackLength: 26,
};

/** Tracks lead down to the next stone. */
const column: Layout = {
  width: 112,
  height: 144,
  stone: { width: 78, height: 50 },
  numeral: 25,
  at: () => [58, 34],
  tracks: (day) =>
    [0, 1, 2]
      .slice(0, day === last ? 0 : 3)
      .map((step) => ({ at: [54 + (step % 2 ? -9 : 9), 80 + step * 22], angle: 90 })),
  trackLength: 21,
};

const round = (value: number, parts = 10) =>
  String(Math.round(value * parts) / parts).replace(/^(-?)0\./, '$1.');
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A level cut, a little bent, pointed at both ends. */
const cut = ([x, y]: Point, half: number, thick: number, bend: number) =>
  `M${pair([x - half, y])}q${pair([half, bend - thick])} ${pair([2 * half, 0])} ${pair([-half, bend + thick])} ${pair([-2 * half, 0])}z`;

/** A stone: its outline in facets, and on its lee side the marks of the gouge. */
function stone([x, y]: Point, { width, height }: Layout['stone'], random: () => number): string {
  /** At a direction from the middle, in turns; 1 is the outline of a stone that nobody has cut. */
  const rim = (turn: number, far: number): Point => {
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** 0.78;
    return [
      x + (bulge(Math.cos(turn * 2 * Math.PI)) * far * width) / 2,
      y + (bulge(Math.sin(turn * 2 * Math.PI)) * far * height) / 2,
    ];
  };
  const corners = Array.from({ length: 9 }, (_, index) =>
    rim((index + (random() - 0.5) * 0.7) / 9, 0.9 + random() * 0.16),
  );
  const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  const outline = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${pair(between(corner, before, 0.2))}Q${pair(corner)} ${pair(between(corner, after, 0.2))}`;
  });
  const gouges = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const turn = 0.97 + index * 0.045 + (random() - 0.5) * 0.012;
    const [from, to] = [rim(turn, 0.8), rim(turn, 0.54 + random() * 0.12)];
    return sliver(from, to, width * 0.012);
  });
  return `M${outline.join('L')}z${gouges.join('')}`;
}

/** A straight cut from one point to another, broadest near the first. */
function sliver([ax, ay]: Point, [bx, by]: Point, thick: number, broadest = 0.25): string {
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
function track([x, y]: Point, angle: number, length: number, inner: number): string {
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

/** The land on the far side, where the page leads on. */
function bank(random: () => number): string {
  const left = last * row.width;
  const along = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => 2 + (index / 7) * (row.height - 4));
  const edge = along.map((y): Point => [left + shore(y) + (random() - 0.5) * 5, y]);
  const back = along
    .toReversed()
    .map((y): Point => [left + 275 - 26 * ((y - 56) / 56) ** 2 + (random() - 0.5) * 8, y]);
  const gouges = edge.slice(1, -1).map(([x, y]) => {
    const from: Point = [x + 4 + random() * 3, y + (random() - 0.5) * 6];
    return sliver(from, [from[0] + 7 + random() * 7, from[1] + (random() - 0.5) * 3], 1.2);
  });
  return `M${[...edge, ...back].map(pair).join('L')}z${gouges.join('')}`;
}

function water(random: () => number): string {
  const gap = 8.6;
  const cuts: string[] = [];
  const isWater = ([x, y]: Point, day: number) =>
    (day > 0 || x > 4 + Math.abs(y - 58) * 0.5) && (day < last || x < shore(y) - 6);
  const isFree = (at: Point, day: number) => {
    const [x, y] = row.at(day);
    const { width, height } = row.stone;
    const far = Math.hypot((at[0] - x) / (width / 2 + 5), (at[1] - y) / (height / 2 + 4));
    return (
      far > 1 &&
      row
        .tracks(day)
        .every(
          (each) => Math.hypot(at[0] - each.at[0], at[1] - each.at[1]) > row.trackLength * 0.62,
        )
    );
  };
  for (let y = gap * 0.8; y < row.height - gap / 2; y += gap) {
    for (let x = random() * 20; x < row.width * days.length;) {
      const half = Math.round(gap * (0.8 + random() * 2.3));
      const middle: Point = [Math.round(x) + half, Math.round(y + (random() - 0.5) * 3)];
      const free = [-1, -0.5, 0, 0.5, 1].every((share) => {
        const place = middle[0] + share * half;
        const day = Math.min(last, Math.floor(place / row.width));
        const at: Point = [place - day * row.width, middle[1]];
        return isWater(at, day) && isFree(at, day);
      });
      const thick = Math.min(half * 0.26, gap * (0.38 + random() * 0.22));
      if (free) cuts.push(cut(middle, half, thick, (random() - 0.6) * half * 0.24));
      x += free ? 2 * half + 3 + random() * 9 : 3;
    }
  }
  return `<path d="${cuts.join('')}"/>`;
}

/** The shape of a day's numeral, and how to set it as high as 1 around the origin. */
async function numeral(day: number) {
  const text = createElement('div', { style: { fontSize: 100 } }, String(day + 1));
  const svg = await satori(text, {
    width: 100,
    fonts: [{ name: 'Fraunces', data: await fraunces, weight: 400 }],
  });
  const data = (/ d="([^"]+)"/.exec(svg)?.[1] ?? '').replaceAll(/[\d.]+/g, (value) =>
    String(Math.round(Number(value))),
  );
  const numbers = Array.from(data.matchAll(/\d+/g), ([value]) => Number(value));
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))];
  const [top, bottom] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))];
  const middle: Point = [-(left + right) / 2, -(top + bottom) / 2];
  return { data, place: `scale(${round(1 / (bottom - top), 1e4)}) translate(${pair(middle)})` };
}

const fraunces = cutFraunces('truetype');
const numerals = await Promise.all(days.map(numeral));

/** The stones of a layout and the tracks between them, a part for each day beside each other. */
function draw(layout: Layout, name: string, random: () => number): string {
  const moved = ([x, y]: Point, day: number): Point => [x + day * layout.width, y];
  const stones = days.map((day) => stone(moved(layout.at(day), day), layout.stone, random));
  const tracks = days.flatMap((day) =>
    layout
      .tracks(day)
      .map(({ at, angle }, step) =>
        track(moved(at, day), angle + (random() - 0.5) * 12, layout.trackLength, step % 2 ? -1 : 1),
      ),
  );
  // A little to the left, where a stone has no gouge marks.
  const cutOut = numerals.map(({ place }, day) => {
    const [x, y] = moved(layout.at(day), day);
    const at = pair([x - layout.stone.width * 0.04, y]);
    return `<use href="#n${String(day)}" transform="translate(${at}) scale(${String(layout.numeral)}) ${place}"/>`;
  });
  return `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="9999" height="999"><path fill="#fff" d="M0 0h9999v999H0z"/>${cutOut.join('')}</mask><path fill-rule="evenodd" mask="url(#${name})" d="${stones.join('')}"/><path d="${tracks.join('')}"/>`;
}

// One file of four rows, all as wide and as high, the last of them empty: no water runs beside a
// column. The stylesheet draws each as wide and as high as it was composed.
const random = chance(7);
const stones = draw(row, 'r', random);
const land = `<path fill-rule="evenodd" d="${bank(random)}"/>`;
const narrow = `<g transform="scale(${round(row.width / column.width, 1e4)} ${round(row.height / column.height, 1e4)})">${draw(column, 'z', chance(8))}</g>`;
const rows = [stones + land, narrow, water(random)].map(
  (each, index) => `<g transform="translate(0 ${String(index * row.height)})">${each}</g>`,
);
const definitions = numerals.map(({ data }, day) => `<path id="n${String(day)}" d="${data}"/>`);
const size = `${String(row.width * days.length)} ${String(row.height * 4)}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" preserveAspectRatio="none"><defs>${definitions.join('')}</defs>${rows.join('')}</svg>\n`;
await writeFile('site/pages/home/ford.svg', svg);
console.log(`site/pages/home/ford.svg: ${String(svg.length)} bytes`);
