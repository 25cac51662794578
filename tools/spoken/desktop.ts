import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Language } from '../../domain/language.ts';
import {
  firefoxPreferences,
  orcaCustomizations,
  orcaSettings,
  speechDispatcherSettings,
} from './settings.ts';

/** A screen that nobody sees, with a screen reader and a browser of a first visit on it. */
interface Desktop {
  /** What Orca writes of all it does. */
  logFile: string;
  /** Opens an address in the browser, as a link in an e-mail does. */
  browse(address: string): void;
  /** Presses keys, as xdotool names them. */
  press(...keys: string[]): Promise<void>;
  /** Types text, letter by letter. */
  type: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts X, a window manager, a bus, speech and Orca in a home of their own.
 * @param language of the reader's user: Orca's own words and the browser's wish
 */
export async function startDesktop(language: Language): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'raiz-do-vau-spoken-'));
  const logFile = join(home, 'orca.log');
  const env: NodeJS.ProcessEnv = {
    PATH: `${join(home, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'C.UTF-8',
    LANGUAGE: language === 'pt' ? 'pt_PT:pt' : 'en',
    // Without it Firefox does not speak to a screen reader.
    GNOME_ACCESSIBILITY: '1',
  };
  const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];
  const start = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    started.push({ child, ended: once(child, 'exit') });
    return child;
  };
  const run = async (command: string, ...args: string[]) => {
    await once(spawn(command, args, { env, stdio: 'ignore' }), 'exit');
  };

  for (const [file, text] of Object.entries({
    '.config/speech-dispatcher/speechd.conf': speechDispatcherSettings,
    '.asoundrc': 'pcm.!default { type null }\nctl.!default { type null }\n',
    '.local/share/orca/user-settings.conf': orcaSettings,
    '.local/share/orca/orca-customizations.py': orcaCustomizations,
    'profile/user.js': firefoxPreferences(language),
  })) {
    await mkdir(join(home, file, '..'), { recursive: true });
    await writeFile(join(home, file), text);
  }
  // Orca looks for another one of its user, on whatever screen, and would not start beside it.
  await mkdir(join(home, 'bin'));
  await writeFile(join(home, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await mkdir(join(home, 'run'), { mode: 0o700 });

  const screen = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  env['DISPLAY'] = `:${await firstLine(start('Xvfb', ...screen).stdout)}`;
  start('openbox');
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address=1');
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
  await run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
  start('orca', `--debug-file=${logFile}`, '--disable=braille', '--enable=speech').stdout.resume();

  return {
    logFile,
    browse: (address) => {
      start('firefox-esr', '--profile', join(home, 'profile'), address);
    },
    press: (...keys) => run('xdotool', 'key', '--clearmodifiers', ...keys),
    type: (text) => run('xdotool', 'type', '--delay', '100', text),
    stop: async () => {
      // In the opposite order, so that nobody misses what they rely on.
      for (const { child, ended } of started.reverse()) {
        child.kill();
        const killing = setTimeout(() => child.kill('SIGKILL'), 5000);
        await ended;
        clearTimeout(killing);
      }
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function firstLine(stream: Readable | null): Promise<string> {
  if (!stream) return '';
  for await (const line of createInterface(stream)) return line;
  throw new Error('A program of the desktop ended before it said where it is.');
}
