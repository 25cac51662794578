import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Which of some texts stand in which files of a folder, at any place and in any form of file. */
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
