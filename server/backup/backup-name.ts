import { facts } from '../../content/facts.ts';
import { dayMs } from '../../domain/time.ts';
import { momentIn, stamp } from '../db/data-folder.ts';

/** `raiz-do-vau-20260203T040506Z-202612080001-1a2b3c4d.tar.gz`: time, version and server. */
export const backupNameOf = (made: Date, version: string, server: string): string =>
  `raiz-do-vau-${stamp(made)}-${version}-${server}.tar.gz`;

interface Named {
  name: string;
  made: Date;
  /** What follows the time. */
  rest: string;
}

/** The names that begin as those of backups do, the newest first. */
export const inOrder = (names: readonly string[]): Named[] =>
  names
    .flatMap((name) => {
      const [, rest] = /^raiz-do-vau-\d{8}T\d{6}Z([.-].*)$/.exec(name) ?? [];
      const made = momentIn(name);
      return rest !== undefined && made ? [{ name, made, rest }] : [];
    })
    .toSorted((a, b) => b.made.getTime() - a.made.getTime());

/** The backups of a store among some names, the newest first; none of a time that is to come. */
export const storesAmong = (names: readonly string[], now: Date): Named[] =>
  inOrder(names).filter(
    ({ made, rest }) => made <= now && /^-\d+-\w+\.tar\.gz(\.age)?$/.test(rest),
  );

/**
 * Which backups are not kept: what is neither the newest, nor of its version and server the last of
 * an hour of the last day, or the last of a day of `copyDays`.
 */
export function expiredAmong(names: readonly string[], now: Date): string[] {
  const kept = new Set<string>();
  return inOrder(names)
    .filter(({ made, rest }, index) => {
      const ageMs = now.getTime() - made.getTime();
      const period = made.toISOString().slice(0, ageMs < dayMs ? 'YYYY-MM-DDThh'.length : 10);
      const isKept = ageMs < facts.copyDays * dayMs && !kept.has(period + rest);
      kept.add(period + rest);
      return index > 0 && !isKept;
    })
    .map(({ name }) => name);
}
