import type { FastifyPluginAsync } from 'fastify';
import { securityTxtPath } from '../../domain/endpoints.ts';
import { dayMs } from '../../domain/time.ts';
import { siteConfig } from '../../site.config.ts';
import type { Clock } from '../clock.ts';

const validDays = 90;

/**
 * `GET /.well-known/security.txt` (RFC 9116), made for each request, so that no installation serves
 * an expired one.
 */
export const securityTxt: FastifyPluginAsync<{ clock: Clock; siteUrl: string }> = async (
  app,
  { clock, siteUrl },
) => {
  app.get(securityTxtPath, (_request, reply) => {
    const expires = new Date(clock().getTime() + validDays * dayMs);
    return reply.type('text/plain; charset=utf-8').send(`Contact: mailto:${siteConfig.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en, pt
Canonical: ${siteUrl}${securityTxtPath}
`);
  });
};
