import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { firstLine } from '../spoken/desktop.ts';
import { freePort } from '../../server/db/postgres/cluster.fixture.ts';
import { webDriver, type Command, type WebDriver } from './web-driver.ts';

/** Method and path of each command, as the standard has them. */
const endpoints: Record<Command, (id: unknown) => [method: string, path: string]> = {
  Navigate: () => ['POST', '/url'],
  GetCurrentURL: () => ['GET', '/url'],
  FindElement: () => ['POST', '/element'],
  GetElementText: (id) => ['GET', `/element/${String(id)}/text`],
  ElementSendKeys: (id) => ['POST', `/element/${String(id)}/value`],
  ExecuteScript: () => ['POST', '/execute/sync'],
};

/**
 * Starts WebKit's MiniBrowser on a screen that nobody sees, through WebKitWebDriver.
 * @param scripts off: pages run none, while the driver's own still do
 */
export async function startWebKit({ scripts }: { scripts: boolean }): Promise<WebDriver> {
  const home = await mkdtemp(join(tmpdir(), 'raiz-do-vau-webkit-'));
  const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command, args, {
      env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push({ child, ended: once(child, 'exit') });
    return child;
  };
  const quit = async () => {
    for (const { child, ended } of started.reverse()) {
      child.kill();
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const screen = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
    const display = await firstLine(start('Xvfb', screen).stdout);
    const port = await freePort();
    start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      // Where no bus runs.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
    });
    const root = `http://127.0.0.1:${port}`;
    const { sessionId, capabilities } = (await whenReady(() =>
      ask(root, 'POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              binary: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
              args: ['--automation', `--enable-javascript-markup=${String(scripts)}`],
            },
          },
        },
      }),
    )) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `${root}/session/${sessionId}`;
    return webDriver(
      `WebKitGTK ${capabilities.browserVersion}`,
      (command, { id, ...parameters }) => {
        const [method, path] = endpoints[command](id);
        return ask(session, method, path, parameters);
      },
      async () => {
        await ask(session, 'DELETE', '').catch(() => undefined);
        await quit();
      },
    );
  } catch (error) {
    await quit();
    throw error;
  }
}

async function ask(root: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(root + path, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) {
    throw new Error(`${method} ${path}: ${String(value.error)} ${String(value.message)}`);
  }
  return value;
}

/** Tries again until the driver listens. */
async function whenReady<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await delay(100);
    }
  }
  return attempt();
}
