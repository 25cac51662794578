import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** Twice as wide as it is shown. */
const width = 480;

/**
 * The portrait of the person behind the place, which an owner puts into `content/` as
 * `portrait.jpg`, `.png` or `.webp`; undefined without one. The build makes it smaller, and leaves
 * out what the camera wrote into it.
 */
export async function portrait() {
  const files = import.meta.glob<{ default: ImageMetadata }>(
    '../../../content/portrait.{jpg,jpeg,png,webp}',
    { eager: true },
  );
  const [file] = Object.values(files);
  if (!file) return undefined;
  const { src, attributes } = await getImage({ src: file.default, width, format: 'webp' });
  return { src, width: Number(attributes['width']), height: Number(attributes['height']) };
}
