import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PictureName } from '../content/pictures.ts';
import { encodingsOf } from './encoding.ts';
import { drawPrint, fullWidth } from './raster.ts';

const packageSchema = z.object({
  devDependencies: z.object({ '@resvg/resvg-js': z.string(), sharp: z.string() }),
});

/**
 * Hash of all that decides how a picture comes out. A print counts as what is drawn, its SVG, rather than as the
 * code that draws it: so it changes when the print would look different, whichever file that comes from, and
 * stays when a comment is written or a file is moved.
 * @param photograph the file that takes the print's place, if there is one
 */
export async function fingerprintOf(
  name: PictureName,
  photograph: string | undefined,
): Promise<string> {
  const { resvg, sharp } = await toolVersions();
  const hash = createHash('sha256').update(JSON.stringify([encodingsOf(name), sharp]));
  if (photograph) hash.update(await readFile(photograph));
  else hash.update(JSON.stringify([resvg, fullWidth, await drawPrint(name)]));
  return hash.digest('hex').slice(0, 16);
}

/** As package.json pins them. sharp brings its encoders along, each in one version. */
async function toolVersions(): Promise<{ resvg: string; sharp: string }> {
  const { devDependencies } = packageSchema.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  return { resvg: devDependencies['@resvg/resvg-js'], sharp: devDependencies.sharp };
}
