// `npm run test:spoken`: what a screen reader says on the journeys of tools/spoken, in under ten
// minutes. `npm run test:spoken -- <part of a journey's name>` goes only those. UPDATE_SPOKEN=1
// renews their scripts.
import { spawnSync } from 'node:child_process';
import { startVitest } from 'vitest/node';
import { run } from '../../scripts/run-command.ts';

const programs = ['Xvfb', 'openbox', 'dbus-daemon', 'orca', 'firefox-esr', 'xdotool'];
const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length) {
  console.error(
    `The spoken journeys need ${missing.join(', ')}. On Debian, as root: apt-get install --no-install-recommends at-spi2-core dbus-daemon firefox-esr libglib2.0-bin openbox orca speech-dispatcher speech-dispatcher-audio-plugins xdotool xvfb`,
  );
  process.exit(1);
}
await run('node', ['scripts/build.ts']);
const [journey] = process.argv.slice(2);
const vitest = await startVitest([], {
  config: 'tools/spoken/vitest.config.ts',
  run: true,
  watch: false,
  reporters: ['verbose'],
  ...(journey ? { testNamePattern: journey } : {}),
  update: process.env['UPDATE_SPOKEN'] ? 'all' : 'none',
});
await vitest.close();
