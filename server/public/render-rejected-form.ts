import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { inject } from 'light-my-request';
import type { RenderRejectedForm } from '../../domain/submission/rejected-form.ts';
import { href } from '../../domain/routes.ts';
import { StartError } from '../start-error.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

type LoadHandler = () => Promise<RequestHandler>;

/**
 * Finds the handler of the pages that the build left to be rendered on demand.
 * @returns a function that loads it: React and Astro's renderer take 17 MB of memory, which a server needs only
 *   once a form without scripts breaks a rule
 * @throws StartError where it was not built
 */
export async function findPageHandler(file: string): Promise<LoadHandler> {
  await access(file).catch((error: unknown) => {
    throw new StartError(
      `${file} is missing, so no page can be rendered. Run \`npm run build\` first.`,
      {
        cause: error,
      },
    );
  });
  return async () => {
    const { handler } = (await import(pathToFileURL(file).href)) as { handler: RequestHandler };
    return handler;
  };
}

/**
 * Renders rejected forms by a call within this process. The form is passed as JSON; no request can reach that
 * page, because the join endpoint answers at its path.
 */
export function createRenderRejectedForm(load: LoadHandler): RenderRejectedForm {
  return async (form) => {
    const handler = await load();
    const answer = await inject((request, response) => void handler(request, response), {
      method: 'POST',
      url: href('join', form.language),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(form),
    });
    if (answer.statusCode !== 200) {
      throw new Error(`The page for a rejected form answered ${answer.statusCode}`);
    }
    return answer.body;
  };
}
