import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { inject } from 'light-my-request';
import type { Language } from '../../domain/language.ts';
import { myDataShownPath, type RenderMyData } from '../../domain/own-data/my-data-page.ts';
import { href } from '../../domain/routes.ts';
import type { RenderRejectedForm } from '../../domain/submission/rejected-form.ts';
import { StartError } from '../start-error.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

type LoadHandler = () => Promise<RequestHandler>;

/**
 * Finds the handler of the pages that the build left to be rendered on demand.
 * @returns a function that loads it: React and Astro's renderer take 17 MB of memory, which a server needs only
 *   once a form without scripts breaks a rule, or somebody looks at their own data
 * @throws StartError where it was not built
 */
export async function findPageHandler(file: string): Promise<LoadHandler> {
  await access(file).catch((error: unknown) => {
    throw new StartError(
      `${file} is missing, so no page can be rendered. Run \`npm run build\` first.`,
      { cause: error },
    );
  });
  return async () => {
    const { handler } = (await import(pathToFileURL(file).href)) as { handler: RequestHandler };
    return handler;
  };
}

/** What renders the pages that the build left. */
export interface Renderers {
  renderRejectedForm: RenderRejectedForm;
  renderMyData: RenderMyData;
}

/** Creates what renders them. @param load what `findPageHandler` returns */
export const createRenderers = (load: LoadHandler): Renderers => ({
  renderRejectedForm: renderAt(load, (language) => href('join', language)),
  renderMyData: renderAt(load, myDataShownPath),
});

/**
 * Renders a page by a call within this process. What it shows is passed as JSON; no request can reach that page, because
 * this server has nothing at its path, or an endpoint of its own.
 */
const renderAt =
  (load: LoadHandler, pathOf: (language: Language) => string) =>
  async (shown: { language: Language }): Promise<string> => {
    const handler = await load();
    const answer = await inject((request, response) => void handler(request, response), {
      method: 'POST',
      url: pathOf(shown.language),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(shown),
    });
    if (answer.statusCode !== 200) {
      throw new Error(`The page ${pathOf(shown.language)} answered ${answer.statusCode}`);
    }
    return answer.body;
  };
