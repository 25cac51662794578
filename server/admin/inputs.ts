import * as z from 'zod';
import type { ListFilter, ListSort, Period } from '../../domain/admin/list-query.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { subscriptionStatuses } from '../../domain/email/states.ts';
import { languages } from '../../domain/language.ts';
import { limitOf, sortableFields } from '../../domain/submission/fields.ts';

/** Text that a database can hold: no NUL, no half of a character. */
export const text = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((given) => given.isWellFormed() && !given.includes('\0'));

export const id = text(100);
export const email = text(limitOf('email')).min(1);
export const language = z.enum(languages);

/** A moment as the store keeps it. Databases know no year 0. */
export const moment = z.iso.datetime({ precision: 3 }).refine((given) => given >= '0001-01-01');
const moments = { from: moment.optional(), to: moment.optional() };

export const period = z.strictObject(moments).default({}) satisfies z.ZodType<Period>;
export const filter = z
  .strictObject({
    search: text(200).optional(),
    country: text(limitOf('country')).nullable().optional(),
    language: language.optional(),
    wants_updates: z.boolean().optional(),
    returning: z.boolean().optional(),
    message_waits: z.boolean().optional(),
    state: z.enum(subscriptionStatuses).nullable().optional(),
    ...moments,
  })
  .default({}) satisfies z.ZodType<ListFilter>;
export const sort = z
  .strictObject({ column: z.enum(sortableFields), direction: z.enum(['ascending', 'descending']) })
  .default(defaultQuery.sort) satisfies z.ZodType<ListSort>;
