import { access } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Language } from '../../../domain/language.ts';
import { myDataShownPath, type RenderMyData } from '../../../domain/my-data/my-data-page.ts';
import { href } from '../../../domain/routes.ts';
import type { RenderFormWithErrors } from '../../../domain/submission/form-with-errors.ts';
import { StartError } from '../../start-error.ts';
import type { RenderTask } from './render-worker.ts';
import { minuteMs } from '../../../domain/time.ts';
import { pagePolicy } from '../security-headers.ts';
import type { HtmlPage } from './send.ts';

/** The renderer of pages that are rendered on demand. */
export interface Renderers {
  renderFormWithErrors: RenderFormWithErrors;
  renderMyData: RenderMyData;
}

// A page takes about 6 ms, so the last in the line waits for less than a tenth of a second.
const lineLength = 10;
const idleMs = 5 * minuteMs;
// Without them the thread took 80 MB more, for pages that were sent long ago; with half of them,
// three times as long.
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

// Made once: to note the stack of each took as long as the rest of a refusal.
const lineIsFull = Object.assign(new Error('too many pages to render'), { statusCode: 503 });

/**
 * Creates what renders pages on demand: one at a time, in a thread of its own, and with a short
 * line before it, so that no flood of rejected forms delays other visitors. The thread starts when
 * it is first needed, since with React and Astro's renderer it takes 50 MB of memory, and ends
 * after five idle minutes.
 * @param file the handler of these pages as the build wrote it
 * @returns functions that throw an error with the status 503 where the line is full
 * @throws StartError where it was not built
 */
export async function createRenderers(file: string): Promise<Renderers> {
  await access(file).catch((error: unknown) => {
    throw new StartError(
      `${file} is missing, so no page can be rendered. Run \`npm run build\` first.`,
      { cause: error },
    );
  });
  const pool = new Tinypool({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    workerData: pathToFileURL(file).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits,
  });
  let underWay = 0;
  const renderAt =
    (pathOf: (language: Language) => string) =>
    async (shown: { language: Language }): Promise<string> => {
      if (underWay > lineLength) throw lineIsFull;
      const task: RenderTask = { path: pathOf(shown.language), shown };
      underWay += 1;
      try {
        return (await pool.run(task)) as string;
      } finally {
        underWay -= 1;
      }
    };
  return {
    renderFormWithErrors: renderAt((language) => href('join', language)),
    renderMyData: renderAt(myDataShownPath),
  };
}

/**
 * Creates what makes a page that is rendered on demand. Its policy is that of a page on which
 * nobody has typed anything, read once for each language: if it were read from the rendered page, a
 * visitor could add to the policy by typing a script.
 */
export function onDemandPages<Shown extends { language: Language }>(
  render: (shown: Shown) => Promise<string>,
  blank: (language: Language) => Shown,
): (shown: Shown) => Promise<HtmlPage> {
  const policies = new Map<Language, string>();
  return async (shown) => {
    const { language } = shown;
    const contentSecurityPolicy =
      policies.get(language) ?? pagePolicy(await render(blank(language)));
    policies.set(language, contentSecurityPolicy);
    return { html: await render(shown), contentSecurityPolicy };
  };
}
