// Draws the cuts of the articles. Run by hand (`npm run cuts`); the results are committed. The page
// colours them, as masks: the first ink left in the file, the second right. An article shows its
// cut where its text has `<Cut />`.
import { writeFile } from 'node:fs/promises';
import { points, smooth } from './outline.ts';
import { shape } from './shapes.ts';
import type { Cut } from './cuts/cut.ts';
import { destination } from './cuts/destination.ts';
import { dogs } from './cuts/dogs.ts';
import { glamping } from './cuts/glamping.ts';
import { hotSprings } from './cuts/hot-springs.ts';
import { journey } from './cuts/journey.ts';
import { permaculture } from './cuts/permaculture.ts';
import { regenerative } from './cuts/regenerative.ts';
import { science } from './cuts/science.ts';
import { worthVisiting } from './cuts/worth-visiting.ts';

const cuts = {
  destination,
  dogs,
  glamping,
  hotSprings,
  journey,
  permaculture,
  regenerative,
  science,
  worthVisiting,
};

/** The block that a cut is made in, its corners round. */
const block = smooth(
  points(
    '10 2.500, 10 2.500, 76 2, 140 3, 140 3, 146 5, 148 11, 148 11, 147.500 52, 148 89, 148 89, 145 96, 139 97.500, 139 97.500, 74 98, 11 97, 11 97, 4 95, 2 89, 2 89, 2.500 48, 2 10, 2 10, 4 4',
  ),
);
const layers = (each: Cut['ink']) =>
  each
    .map(
      (data, layer) =>
        `<g fill="${layer % 2 ? '#000' : '#fff'}">${shape(...data.map(relative))}</g>`,
    )
    .join('');

/** Path data of M, L, C, Q and z, each step from where the one before it ended: shorter. */
function relative(data: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const tenth = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
  return data.replaceAll(/([MLCQz])([^MLCQz]*)/g, (_, step: string, places: string) => {
    if (step === 'z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const numbers = places.trim().split(/[ ,]+/).map(Number);
    const moved = numbers.map((value, index) => tenth(value - (index % 2 ? y : x)));
    [x = 0, y = 0] = numbers.slice(-2);
    if (step === 'M') [startX, startY] = [x, y];
    return step.toLowerCase() + moved.join(' ').replaceAll(' -', '-');
  });
}

for (const [post, { ink, second }] of Object.entries(cuts)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><mask id="m">${layers([[block], ...ink])}<g transform="translate(150)">${layers(second)}</g></mask><path mask="url(#m)" d="M0 0h300v100H0z"/></svg>\n`;
  await writeFile(`content/posts/${post}/cut.svg`, svg);
}
