import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cuts, pictures, type PictureName } from '../../content/pictures.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { frames, type FrameName } from './frames.ts';

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
  expect(sources).toHaveLength(4);
  expect(sources[0]).toContain('media="(max-aspect-ratio: 1/1)"');
  expect(sources[0]).toContain('day-square-');
  expect(sources[1]).not.toContain('media=');
  expect(sources[1]).toContain('day-poster-');
  expect(sources[3]).toContain('night-poster-');
});

test('the last view of every frame fits every screen', () => {
  for (const views of Object.values(frames)) expect(views.at(-1)).not.toHaveProperty('media');
});
