/**
 * Where a build serves a file of a picture.
 * @param version of the picture, so that a visitor keeps its files until they change
 * @param file such as `day-square-480.avif`
 */
export const pictureAddress = (name: string, version: string, file: string): string =>
  `/_astro/${name}.${version}/${file}`;
