// `npm run test:spoken`: what a screen reader says on the journeys of tools/spoken, in under ten
// minutes. `npm run test:spoken -- <part of a journey's name>` goes only those. UPDATE_SPOKEN=1
// renews their scripts.
import { startVitest } from 'vitest/node';
import { installWhatSpeaks } from './install.ts';
import { run } from '../../scripts/run-command.ts';

try {
  await installWhatSpeaks();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
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
