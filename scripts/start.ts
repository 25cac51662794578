// `npm start`: builds where the build is stale, then serves in this same process.
import { isBuilt } from './build-state.ts';
import { run } from './run-command.ts';

if (!(await isBuilt())) await run('node', ['scripts/build.ts']);
await import('../server/main.ts');
