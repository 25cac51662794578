import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Loads the server as a process of its own does, and says which files of `content/` that takes. */
const listing = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const [, file] = /\\/content\\/(.+)\\.ts$/.exec(url) ?? [];
      if (file) console.log(file);
      return next(url, context);
    },
  });
  await import('./server/compose.ts');
`;

/**
 * What stands beside boxes and buttons, the policy, whose version is a hash of it, and what these
 * texts take their facts from.
 */
const needed = [
  'consent-texts',
  'en/checks',
  'en/emails',
  'en/interest-form',
  'en/letters-archive',
  'en/my-data',
  'en/notices',
  'en/place',
  'en/privacy',
  'en/promise',
  'en/rejoin',
  'en/shell',
  'facts',
  'field-labels',
  'formats',
  'privacy-policy',
  'pt/brand',
  'pt/checks',
  'pt/emails',
  'pt/in-words',
  'pt/interest-form',
  'pt/letters-archive',
  'pt/my-data',
  'pt/notices',
  'pt/place',
  'pt/privacy',
  'pt/promise',
  'pt/rejoin',
  'pt/shell',
  'sentence',
  'server-words',
  'status',
  'text-dates',
  'today',
];

test('the server loads of the texts only those that it needs by itself', () => {
  const args = ['--input-type=module', '--eval', listing];
  const loaded = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(loaded.trim().split('\n').toSorted()).toEqual(needed);
});
