import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { newestLand } from './LandToday.tsx';

/**
 * The newest photograph of the land, which an owner puts into `content/` with its day in its name,
 * as `land-2026-11-12.jpg`; undefined without one. The build makes it smaller, and leaves out what
 * the camera wrote into it.
 * @throws when a name holds no day
 */
export async function landToday() {
  const files = import.meta.glob<{ default: ImageMetadata }>(
    '../../../content/land-*.{jpg,jpeg,png,webp}',
    { eager: true },
  );
  const newest = newestLand(Object.keys(files));
  const source = newest && files[newest.file];
  if (!source) return undefined;
  const { src, attributes } = await getImage({
    src: source.default,
    width: 960,
    format: 'webp',
    quality: 55,
  });
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  return { src, width, height, day: newest.day };
}
