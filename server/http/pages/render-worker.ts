import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import { inject } from 'light-my-request';
import { Tinypool } from 'tinypool';

/** The page to render, by its path, and what it shows. */
export interface RenderTask {
  path: string;
  shown: unknown;
}

// On Linux alone it is the priority of this thread: visitors who need no page rendered go first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Renders a page by a call within this thread. What it shows is passed as JSON; no request can
 * reach that page, because the server has nothing at its path, or an endpoint of its own.
 */
export default async function render({ path, shown }: RenderTask): Promise<string> {
  const file = Tinypool.workerData as string;
  const { handler } = (await import(file)) as { handler: RequestHandler };
  const answer = await inject((request, response) => void handler(request, response), {
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(shown),
  });
  if (answer.statusCode !== 200) {
    throw new Error(`The page ${path} answered ${answer.statusCode}`);
  }
  return answer.body;
}
