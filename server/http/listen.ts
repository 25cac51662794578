import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

/**
 * Starts to listen.
 * @returns the URL at which a browser on this machine reaches the server
 * @throws StartError with one line where the port or the host cannot be used
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartError(reason(code, host, port), { cause: error });
  }
  // Port 0 asks the system for a free one.
  const bound = app.server.address();
  return `http://${reachable(host)}:${typeof bound === 'object' && bound ? bound.port : port}`;
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
