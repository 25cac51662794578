import type { FastifyPluginAsync } from 'fastify';
import { securityTxtPath } from '../../domain/endpoints.ts';
import { siteConfig } from '../../site.config.ts';
import type { Clock } from '../clock.ts';

const validDays = 90;

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a hole. It must say until when it holds, so it is
 * written for each request, and no installation serves one that has expired.
 */
export const securityTxt: FastifyPluginAsync<{ clock: Clock }> = async (app, { clock }) => {
  app.get(securityTxtPath, (_request, reply) => {
    // A date of its own: the one that the clock hands out may be in use elsewhere.
    const expires = new Date(clock());
    expires.setUTCDate(expires.getUTCDate() + validDays);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${siteConfig.email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, pt',
          `Canonical: ${siteConfig.url}${securityTxtPath}`,
          '',
        ].join('\n'),
      );
  });
};
