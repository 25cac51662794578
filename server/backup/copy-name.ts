import { momentIn, stamp } from '../db/data-folder.ts';

/**
 * What the name of a sealed copy says: a copy that is cut, changed or of a newer version is known
 * by it without the key.
 */
export interface CopyName {
  name: string;
  made: Date;
  /** The number of the last migration of its store. */
  version: string;
  bytes: number;
  sha256: string;
}

const pattern = /^raiz-do-vau-(\d{8}T\d{6}Z)-(\d{12})-([1-9]\d{0,14})-([\da-f]{64})\.sealed$/;

/** The name of a sealed copy. `deploy/copies` takes no other. */
export function copyNameOf({ made, version, bytes, sha256 }: Omit<CopyName, 'name'>): string {
  return `raiz-do-vau-${stamp(made)}-${version}-${bytes}-${sha256}.sealed`;
}

/** Reads the name of a sealed copy; undefined where it is none. */
export function parseCopyName(name: string): CopyName | undefined {
  const [, , version = '', bytes = '', sha256 = ''] = pattern.exec(name) ?? [];
  const made = momentIn(name);
  return sha256 === '' || !made ? undefined : { name, made, version, bytes: Number(bytes), sha256 };
}

/** The number that a migration's name begins with, of the last of them. */
export const versionOf = (migrations: readonly string[]): string =>
  migrations.toSorted().at(-1)?.slice(0, 12) ?? '';
