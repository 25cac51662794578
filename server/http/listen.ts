import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

interface ListenAt {
  host: string;
  port: number;
}

/**
 * Binds a port before anything else is done, so that a server whose port is taken does nothing to
 * the store. Anyone who connects waits until there is somebody to answer.
 * @returns the URL at which a browser on this machine reaches it
 * @throws StartError with one line where the port or the host cannot be used
 */
export async function bindPort({ host, port }: ListenAt) {
  const waiting: Socket[] = [];
  const bound = createServer({ pauseOnConnect: true }, (socket) => waiting.push(socket));
  try {
    await once(bound.listen({ host, port }), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(reason(code, host, port), { cause: error });
  }
  // Port 0 asks the system for a free one.
  const at = bound.address() as AddressInfo;
  return {
    url: `http://${reachable(host)}:${at.port}`,
    /** Lets a server answer anyone who waits, and anyone who comes. The port closes with it. */
    answerBy: async (app: FastifyInstance): Promise<void> => {
      // Node takes over what another server has bound. Fastify would bind more for the name
      // localhost.
      await app.listen(Object.assign(bound, { host: at.address }));
      for (const socket of waiting) {
        app.server.emit('connection', socket);
        socket.resume();
      }
    },
  };
}

/** Binds a port, and lets a server answer there at once. @returns its URL */
export async function listen(app: FastifyInstance, at: ListenAt): Promise<string> {
  const { url, answerBy } = await bindPort(at);
  await answerBy(app);
  return url;
}

function reason(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is already taken on ${host}. Stop what uses it, or set PORT to another.`;
    case 'EACCES':
      return `PORT ${port} may not be used by this user. Set PORT to one above 1023.`;
    default:
      return `HOST ${host} cannot be listened on (${code ?? 'unknown reason'}). Set HOST to an address of this machine, such as 127.0.0.1.`;
  }
}

/** A browser cannot open the wildcard address that stands for every IP address. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Stops gracefully at the first signal, and immediately at the second. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
