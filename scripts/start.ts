// `npm start`: builds where the build is stale, then serves in this same process.
import { exitStatus } from './run-command.ts';

const status = await exitStatus('node', ['scripts/build.ts']);
// The build has said what is wrong.
if (status !== 0) process.exit(status);
await import('../server/main.ts');
