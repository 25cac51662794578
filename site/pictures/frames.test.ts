import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cuts, pictures, type PictureName } from '../../content/pictures.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { frames, type FrameName } from './frames.ts';
import { scrimsOf } from './rendered-pictures.ts';

const draw = (name: PictureName, frame: FrameName) =>
  renderToStaticMarkup(createElement(Picture, { name, frame, language: 'en' }));

test('a picture in a frame that wants it in a shape it is not composed for stops the build', () => {
  const upright = (Object.keys(pictures) as PictureName[]).filter(
    (name) => !cuts[name]?.includes('tall'),
  );
  expect(upright.length).toBeGreaterThan(0);
  for (const name of upright) {
    expect(() => draw(name, 'stamp')).toThrow(`${name} is shown in a frame`);
    expect(() => draw(name, 'stamp')).toThrow('tall');
  }
});

test('a frame shows on each screen the first shape that fits it', () => {
  const html = draw('lagoon', 'poster');
  const sources = [...html.matchAll(/<source[^>]*avif[^>]*>/g)].map(([source]) => source);
  // A print is there by day and by night.
  const variants = scrimsOf('lagoon') ? ['photograph'] : ['day', 'night'];
  expect(sources).toHaveLength(2 * variants.length);
  for (const [place, variant] of variants.entries()) {
    const [square, poster] = sources.slice(2 * place);
    expect(square).toContain('media="(max-aspect-ratio: 1/1)"');
    expect(square).toContain(`${variant}-square-`);
    expect(poster).not.toContain('media=');
    expect(poster).toContain(`${variant}-poster-`);
  }
});

test('the last view of every frame fits every screen', () => {
  for (const views of Object.values(frames)) expect(views.at(-1)).not.toHaveProperty('media');
});
