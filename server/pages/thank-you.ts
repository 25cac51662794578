import type { FastifyPluginAsync } from 'fastify';
import { emailVariantPath } from '../../domain/email/variant-pages.ts';
import { languages } from '../../domain/language.ts';
import { postmarkDay, postmarkSlot } from '../../domain/postmark.ts';
import { href } from '../../domain/routes.ts';
import type { Clock } from '../clock.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';
import { fileKeeper, sendFile } from '../http/pages/send.ts';

/**
 * The page that thanks people who joined without scripts. Its postmark has the day, so the browser
 * keeps no copy.
 */
export const thankYou: FastifyPluginAsync<{
  site: BuiltSite;
  clock: Clock;
  emailsAreOn: boolean;
}> = async (app, { site, clock, emailsAreOn }) => {
  const keep = fileKeeper();
  for (const language of languages) {
    const path = href('thankYou', language);
    app.get(path, async (request, reply) => {
      const builtAt = emailsAreOn ? emailVariantPath('thankYou', language) : path;
      const { bodies, contentSecurityPolicy } = await site.page(builtAt);
      const day = postmarkDay(clock());
      const file = await keep({
        name: `${path}.html`,
        madeOf: day,
        make: () => bodies.identity.bytes().toString().replace(postmarkSlot, day),
        cacheControl: 'no-store',
        contentSecurityPolicy,
      });
      return sendFile(request, reply, file);
    });
  }
};
