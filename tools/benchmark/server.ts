// The server under load: the real one, on the store file named by the first argument, except that
// one IP address may send as many requests as a whole crowd.
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createLimits } from '../../server/http/rate-limits.ts';
import { hashPassword } from '../../server/admin/login/passwords.ts';
import { listen } from '../../server/http/listen.ts';
import { createRenderers } from '../../server/http/pages/render-on-demand.ts';
import { loadSite } from '../../server/http/pages/built-site.ts';
import { openSqliteStore } from '../../server/stores/sqlite-store.ts';

const dist = join(import.meta.dirname, '../../dist');
const [file = ''] = process.argv.slice(2);
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 60 };
const store = await openSqliteStore(file);
const app = await createApp({
  ...readConfig({}),
  store,
  clock: () => new Date(),
  site: await loadSite(dist),
  ...(await createRenderers(join(dist, 'server/entry.mjs'))),
  admin: { username: 'admin', passwordHash: await hashPassword('benchmark') },
  limits: createLimits({ submissions: unlimited, submissionsOfDay: unlimited }),
  // One line a request, as in production.
  log: { level: 'info', stream: process.stdout },
});
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
console.error(await listen(app, { host: '127.0.0.1', port: 0 }));
