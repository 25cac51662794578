import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PictureName } from '../content/pictures.ts';
import { encodingsOf, shapesOf } from './encoding.ts';
import { drawPrint, fullWidths } from './raster.ts';
import { leastContrast, poster, strengths } from './scrim.ts';

const packageSchema = z.object({
  devDependencies: z.object({ '@resvg/resvg-js': z.string(), sharp: z.string() }),
});

/**
 * Hash of everything that decides how a picture looks. A print counts as its SVG rather than as the
 * code that draws it: so the hash changes when the print would look different, whichever file
 * caused that, and stays when only a comment or a file's place changes.
 * @param photograph the file that replaces the print, if there is one
 */
export async function fingerprintOf(
  name: PictureName,
  photograph: string | undefined,
): Promise<string> {
  const { resvg, sharp } = await toolVersions();
  const hash = createHash('sha256').update(JSON.stringify([encodingsOf(name), sharp]));
  if (photograph) {
    hash.update(JSON.stringify([leastContrast, poster, strengths]));
    hash.update(await readFile(photograph));
  } else {
    for (const shape of shapesOf(name)) {
      hash.update(JSON.stringify([resvg, fullWidths[shape], await drawPrint(name, shape)]));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The versions that package.json pins. sharp includes its encoders, each in one version. */
async function toolVersions(): Promise<{ resvg: string; sharp: string }> {
  const { devDependencies } = packageSchema.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  return { resvg: devDependencies['@resvg/resvg-js'], sharp: devDependencies.sharp };
}
