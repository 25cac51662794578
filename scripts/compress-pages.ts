import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json']);

/**
 * Writes a .br and a .gz beside every text file of a folder, at the highest level: done once, at
 * build, and read on every visit.
 */
export async function compressPages(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  let brotliBytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    const brotli = await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    bytes += content.byteLength;
    brotliBytes += brotli.byteLength;
  }
  return { files: files.length, bytes, brotliBytes };
}
