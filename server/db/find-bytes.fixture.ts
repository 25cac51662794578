import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Finds which of some texts occur in which files of a folder, whatever the format of the files. */
export function findBytes(folder: string, texts: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      return texts
        .filter((text) => bytes.includes(text))
        .map((text) => `${text} in ${relative(folder, file)}`);
    });
}
