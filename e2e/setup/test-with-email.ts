import { testOf } from './test.ts';

/** Tests of a site with e-mails on, whose links are those of `email-server.ts`. */
export const test = testOf({ program: 'e2e/setup/email-server.ts' });
