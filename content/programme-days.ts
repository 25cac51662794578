import { facts } from './facts.ts';

/** A part of the signature programme. */
interface Part {
  title: string;
  text: string;
}

/**
 * Gives each part of the programme its days: one, and those that are left over to the part before
 * the last two. Where there are fewer days than parts, that part and those before it go.
 * @param named what the days from the first to the last one of a part are called
 */
export function onDays<P extends Part>(
  parts: readonly P[],
  named: (first: number, last: number) => string,
  days = facts.signatureProgrammeDays,
): (P & { day: string })[] {
  const kept = [...parts.slice(0, -2).slice(0, Math.max(days - 2, 0)), ...parts.slice(-2)];
  const end = kept.length - 2;
  return kept.map((part, index) => {
    const first = index < end ? index + 1 : days - kept.length + index + 1;
    return { ...part, day: named(first, index === end - 1 ? days - 2 : first) };
  });
}
