import { dayMs } from '../domain/time.ts';
import type { Language } from '../domain/language.ts';
import { facts } from './facts.ts';
import { longDate } from './formats.ts';
import { today } from './today.ts';

const { status } = facts;

/** How many days a line of status is believed. */
const freshDays = 90;

/** What there is, and on which day that was so. */
export const statusLine = (language: Language): string =>
  `${longDate(status.day, language)}: ${status[language]}`;

/** Whether a line of status is older than that on a day. */
export const statusIsOld = (day = today, written = status.day): boolean =>
  Date.parse(day) - Date.parse(written) > freshDays * dayMs;
