// `npm start`: builds where the build is stale, then serves in this same process.
import { run } from './run-command.ts';

await run('node', ['scripts/build.ts']);
await import('../server/main.ts');
