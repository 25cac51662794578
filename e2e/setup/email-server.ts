// The built site on an empty store, with e-mails on and links whose tokens say how they stand:
// `open…`, `expired…`, and `done…`. It prints what a first start does.
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { hashPassword } from '../../server/admin/login/passwords.ts';
import { openSqliteStore } from '../../server/stores/sqlite-store.ts';
import { listen } from '../../server/http/listen.ts';
import { createLimits } from '../../server/http/rate-limits.ts';
import { makeLinksPressable } from '../../server/my-data/pressable-links.fixture.ts';
import { createRenderers } from '../../server/http/pages/render-on-demand.ts';
import { loadSite } from '../../server/http/pages/built-site.ts';
import type { PublicLetter } from '../../server/letters/read-letters.ts';
import { byLanguage } from '../../domain/language.ts';

/** A letter by an owner who wants to know what a page bears. */
const hostile = {
  subject: `Dates </title><script>alert(1)</script> ${'a'.repeat(60)}`,
  body: [
    '# <script>alert(1)</script>',
    '![](lagoon)',
    '[a link](javascript:alert(1)), <img src=x onerror=alert(1)>, and \u202eturned around\u2066',
    '- one\n- [two](https://example.org/a/rather/long/address/that/goes/on/and/on/and/on)',
    '1. first\n2. **second**',
    'b'.repeat(2_000),
    'word '.repeat(3_500),
  ].join('\n\n'),
};

/** The letters that the archive of this server shows. */
const publicLetters: PublicLetter[] = [
  {
    sentAt: '2026-02-03T10:00:00.000Z',
    texts: byLanguage((language) => ({ ...hostile, slug: `dates-${language}` })),
  },
];

const dist = join(import.meta.dirname, '../../dist');
const admin = { username: 'admin', password: 'with-emails-on' };
const store = await openSqliteStore(join(process.env['DATA_DIR'] ?? '', 'store.sqlite'));
makeLinksPressable(store);
const app = await createApp({
  ...readConfig({ MAIL_URL: 'file:emails' }),
  store: {
    ...store,
    letters: {
      ...store.letters,
      publicIds: async () => ['dates'],
      published: async () => publicLetters,
    },
  },
  clock: () => new Date(),
  site: await loadSite(dist),
  ...(await createRenderers(join(dist, 'server/entry.mjs'))),
  admin: { username: admin.username, passwordHash: await hashPassword(admin.password) },
  limits: createLimits(),
  log: { level: 'warn' },
});
process.once('SIGTERM', () => process.exit(0));
console.log(`username: ${admin.username}`);
console.log(`password: ${admin.password}`);
console.log(await listen(app, { host: '127.0.0.1', port: 0 }));
