import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { firefoxPreferences } from '../spoken/settings.ts';
import { webDriver, type WebDriver } from './web-driver.ts';

/**
 * Starts Firefox ESR with a new profile and speaks Marionette to it, its own form of WebDriver:
 * Debian has no geckodriver.
 * @param scripts off: as a visitor without JavaScript has it
 */
export async function startFirefox({ scripts }: { scripts: boolean }): Promise<WebDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'raiz-do-vau-firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    `${firefoxPreferences('en')}
user_pref("javascript.enabled", ${String(scripts)});
user_pref("marionette.port", 0);`,
  );
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { env: { ...process.env, HOME: profile }, stdio: 'ignore' },
  );
  const ended = once(firefox, 'exit');
  const quit = async () => {
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await openSession(await portOf(profile));
    const { capabilities } = (await session('NewSession', {})) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    return webDriver(`Firefox ${capabilities.browserVersion}`, session, quit);
  } catch (error) {
    await quit();
    throw error;
  }
}

/** Where Firefox listens, which it writes into its profile once it does. */
async function portOf(profile: string): Promise<number> {
  for (let tries = 0; tries < 300; tries += 1) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return Number(port);
    await delay(100);
  }
  throw new Error('Firefox did not say within 30 seconds where it listens.');
}

/**
 * Each message is `<length>:<JSON>`: `[0, id, command, parameters]` there and `[1, id, error,
 * result]` back.
 */
async function openSession(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const messages = readMessages(socket);
  // Firefox speaks first.
  await messages.next();
  let id = 0;
  return async (command: string, parameters: Record<string, unknown>): Promise<unknown> => {
    const message = JSON.stringify([0, (id += 1), `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value as [
      number,
      number,
      { message: string } | null,
      Record<string, unknown>,
    ];
    if (error) throw new Error(`${command}: ${error.message}`);
    return 'value' in result ? result['value'] : result;
  };
}

async function* readMessages(socket: Socket): AsyncGenerator<unknown, void> {
  let received = Buffer.alloc(0);
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  }
}
