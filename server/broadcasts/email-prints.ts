import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';

/** The prints of the site as e-mails show them: HTML with a slot for `alt`. */
export type EmailPrints = Record<string, { html: string; alt: Record<Language, string> }>;

/** The file of a build that holds them. */
export const printsFile = 'email-prints.json';

/** Reads the prints of a build. Only letters to the list need them. */
export const loadPrints = async (dist: string): Promise<EmailPrints> =>
  JSON.parse(await readFile(join(dist, printsFile), 'utf8')) as EmailPrints;
