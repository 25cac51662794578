import type { FastifyPluginAsync } from 'fastify';
import { securityTxtPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import type { Clock } from '../clock.ts';

const validDays = 90;

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability. It must have an expiry date, so
 * it is generated for each request, and no installation serves an expired one.
 */
export const securityTxt: FastifyPluginAsync<{ clock: Clock; siteUrl: string }> = async (
  app,
  { clock, siteUrl },
) => {
  app.get(securityTxtPath, (_request, reply) => {
    // A copy, because the date that the clock returns may be in use elsewhere.
    const expires = new Date(clock());
    expires.setUTCDate(expires.getUTCDate() + validDays);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${siteConfig.email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, pt',
          `Canonical: ${siteUrl}${securityTxtPath}`,
          '',
        ].join('\n'),
      );
  });
};
