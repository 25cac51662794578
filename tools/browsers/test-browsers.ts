// `npm run test:browsers`: reads and joins in Firefox and WebKit. It installs neither.
import { exitStatus, run } from '../../scripts/run-command.ts';

await run('node', ['scripts/build.ts']);
const vitest = ['run', '--config', 'tools/browsers/vitest.config.ts', '--reporter=verbose'];
process.exitCode = await exitStatus('vitest', [...vitest, ...process.argv.slice(2)]);
