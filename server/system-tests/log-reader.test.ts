import { once } from 'node:events';
import { expect, test } from 'vitest';
import { checkout, startServer } from './server-process.fixture.ts';

test(
  'visitors are served after the reader of the log has closed its pipe',
  { timeout: 20_000 },
  async () => {
    const server = startServer(checkout(), { LOG_LEVEL: 'info' });
    const origin = await server.listening();
    server.child.stdout.destroy();
    await once(server.child.stdout, 'close');
    for (let visit = 0; visit < 3; visit += 1) expect((await fetch(origin)).status).toBe(200);
  },
);
