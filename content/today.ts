import { lisbonDay } from '../domain/time.ts';

/**
 * The day on which every sentence of the site is true, as `YYYY-MM-DD`: that of the build, or the
 * one that `BUILD_DAY` names.
 * @throws Error where `BUILD_DAY` is no day
 */
function readToday(): string {
  const day = process.env['BUILD_DAY'];
  if (!day) return lisbonDay(new Date());
  if (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw new Error(`BUILD_DAY "${day}" is not a day. Write it as 2026-07-01, or leave it out.`);
}

export const today = readToday();
