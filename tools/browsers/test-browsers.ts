// `npm run test:browsers`: reads and joins in Firefox and WebKit, and on a 2G line. It installs
// nothing but a Chromium.
import { findOrInstallChromium } from '../../scripts/find-or-install.ts';
import { exitStatus, run } from '../../scripts/run-command.ts';

process.env['CHROMIUM'] = await findOrInstallChromium();
await run('node', ['scripts/build.ts']);
const vitest = ['run', '--config', 'tools/browsers/vitest.config.ts', '--reporter=verbose'];
process.exitCode = await exitStatus('vitest', [...vitest, ...process.argv.slice(2)]);
