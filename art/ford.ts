// Draws the ford of the home page: seven stepping stones, bare footprints between them, the water,
// and the bank on its far side. Run by hand (`npm run ford`); the result is committed. The page
// colours it, as a mask.
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import { cutFraunces } from '../site/styles/fraunces.ts';
import { bankAcross, bankBelow, shoreAcross } from './ford-bank.ts';
import { pair, round, sliver, track } from './ford-marks.ts';
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
/** The bank's part is beside the last day's. */
const parts = days.length + 1;

const row: Layout = {
  width: 296,
  height: 112,
  stone: { width: 104, height: 78 },
  numeral: 37,
  at: (day) => [53, day % 2 ? 62 : 50],
  tracks: (day) =>
    [0, 1, 2, 3].map((step) => ({
      at: [136 + step * 40, 56 + (step % 2 ? 12 : -12)],
      angle: day % 2 ? -6 : 6,
    })),
  trackLength: 26,
};

/** Tracks lead down to the next stone. */
const column: Layout = {
  width: 112,
  height: 160,
  stone: { width: 78, height: 50 },
  numeral: 25,
  at: () => [58, 34],
  tracks: () =>
    [0, 1, 2, 3].map((step) => ({ at: [54 + (step % 2 ? -9 : 9), 78 + step * 21], angle: 90 })),
  trackLength: 21,
};
/** How many parts high the water of a column is, for the longest text of a day. */
const longest = 3;

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

/** Whether nothing stands in the water at a place of a day's part. */
function isFree([x, y]: Point, day: number, { at, stone, tracks, trackLength }: Layout): boolean {
  const [stoneX, stoneY] = at(day);
  const far = Math.hypot(
    (x - stoneX) / (stone.width / 2 + 5),
    (y - stoneY) / (stone.height / 2 + 4),
  );
  return (
    far > 1 &&
    tracks(day).every((each) => Math.hypot(x - each.at[0], y - each.at[1]) > trackLength * 0.62)
  );
}

/**
 * The cuts of the water wherever there is any, in rows one below the other.
 * @param shortest half of a cut, in gaps between rows
 */
function water(
  [width, height]: Point,
  { gap, shortest }: { gap: number; shortest: number },
  isWater: (place: Point) => boolean,
  random: () => number,
): string {
  const cuts: string[] = [];
  for (let y = gap * 0.8; y < height - gap / 2; y += gap) {
    for (let x = random() * 20 - 10; x < width;) {
      const half = Math.round(gap * (shortest + random() * 2.3));
      const middle: Point = [Math.round(x) + half, Math.round(y + (random() - 0.5) * 3)];
      const free = [-1, -0.5, 0, 0.5, 1].every((share) =>
        isWater([middle[0] + share * half, middle[1]]),
      );
      const thick = Math.min(half * 0.26, gap * (0.38 + random() * 0.22));
      if (free) cuts.push(cut(middle, half, thick, (random() - 0.6) * half * 0.24));
      x += free ? 2 * half + 3 + random() * 9 : 3;
    }
  }
  return cuts.join('');
}

/** From the left of day 1 to the bank, as wide as all parts. */
const waterAcross = (random: () => number) =>
  water(
    [row.width * parts, row.height],
    { gap: 8.6, shortest: 0.8 },
    ([x, y]) => {
      const day = Math.floor(x / row.width);
      const at: Point = [x - day * row.width, y];
      if (day === days.length) return at[0] < shoreAcross(y) - 6;
      return (day > 0 || at[0] > 4 + Math.abs(y - 58) * 0.5) && isFree(at, day, row);
    },
    random,
  );

/** Beside a day's text, as high as the longest; ragged on the side of the text. */
const waterBelow = (random: () => number) =>
  water(
    [column.width, column.height * longest],
    { gap: 7.6, shortest: 0.5 },
    ([x, y]) => x < 95 + 6 * Math.sin(y / 5) && isFree([x, y], 0, column),
    random,
  );

/** Above the bank. */
const waterAtBank = (random: () => number) =>
  water([column.width, 14], { gap: 7.6, shortest: 0.5 }, ([x]) => x > 36 && x < 95, random);

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
    layout.tracks(day).map(({ at, angle }, step) => {
      const turn = round(angle + (random() - 0.5) * 12);
      const size = layout.trackLength / 100;
      const place = `translate(${pair(moved(at, day))}) rotate(${turn})`;
      return `<use href="#f" transform="${place} scale(${String(size)} ${String(step % 2 ? -size : size)})"/>`;
    }),
  );
  // A little to the left, where a stone has no gouge marks.
  const cutOut = numerals.map(({ place }, day) => {
    const [x, y] = moved(layout.at(day), day);
    const at = pair([x - layout.stone.width * 0.04, y]);
    return `<use href="#n${String(day)}" transform="translate(${at}) scale(${String(layout.numeral)}) ${place}"/>`;
  });
  return `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="9999" height="999"><path fill="#fff" d="M0 0h9999v999H0z"/>${cutOut.join('')}</mask><path fill-rule="evenodd" mask="url(#${name})" d="${stones.join('')}"/>${tracks.join('')}`;
}

// One file of three rows of parts, all as wide and as high, and below them the water of a column.
// The stylesheet draws each as wide and as high as it was composed.
const random = chance(7);
const narrow = (drawn: string) =>
  `<g transform="scale(${round(row.width / column.width, 1e4)} ${round(row.height / column.height, 1e4)})">${drawn}</g>`;
const inPart = (part: number, { width }: Layout, drawn: string) =>
  `<g transform="translate(${String(part * width)} 0)">${drawn}</g>`;
// A little narrower than a part, so that none of it shows beside the part before.
const stream = { width: column.width - 1, height: column.height * longest };
const streamSize = `width="${String(stream.width)}" height="${String(stream.height)}"`;
const streams = days.map(
  (day) => `<use href="#w" x="${String(day * column.width + 1)}" ${streamSize}/>`,
);
const waterChance = chance(9);
const rows = [
  draw(row, 'r', random) + inPart(days.length, row, bankAcross(chance(3))),
  narrow(draw(column, 'z', chance(8)) + inPart(days.length, column, bankBelow(chance(4)))),
  `<path d="${waterAcross(random)}"/>`,
  narrow(streams.join('') + inPart(days.length, column, `<path d="${waterAtBank(waterChance)}"/>`)),
].map((each, index) => `<g transform="translate(0 ${String(index * row.height)})">${each}</g>`);
const definitions = [
  ...numerals.map(({ data }, day) => `<path id="n${String(day)}" d="${data}"/>`),
  `<path id="f" d="${track([0, 0], 0, 100, 1)}"/>`,
  `<symbol id="w" viewBox="1 0 ${String(stream.width)} ${String(stream.height)}"><path d="${waterBelow(waterChance)}"/></symbol>`,
];
const size = `${String(row.width * parts)} ${String(row.height * (3 + longest))}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" preserveAspectRatio="none"><defs>${definitions.join('')}</defs>${rows.join('')}</svg>\n`;
await writeFile('site/pages/burnout-recovery/ford.svg', svg);
console.log(`site/pages/burnout-recovery/ford.svg: ${String(svg.length)} bytes`);
