import { Resolver } from 'node:dns/promises';

/** Whether e-mails to a host can arrive. */
export type TakesMail = (host: string) => Promise<boolean>;

type Lookups = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** No e-mail waits longer for an answer. */
const limitMs = 2000;

/**
 * Asks for the mail servers of hosts, and where one has none, for its address (RFC 5321, 5.1). A
 * host may say that it takes no e-mails (RFC 7505). Where nobody answers, they may arrive.
 */
export const createTakesMail =
  (dns: Lookups = new Resolver()): TakesMail =>
  (host) =>
    Promise.race([
      mayArrive(dns, host),
      new Promise<true>((resolve) => setTimeout(() => resolve(true), limitMs).unref()),
    ]);

async function mayArrive(dns: Lookups, host: string): Promise<boolean> {
  const servers = await found(dns.resolveMx(host));
  if (servers === 'no answer') return true;
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '');
  const addresses = await Promise.all([found(dns.resolve4(host)), found(dns.resolve6(host))]);
  return addresses.some((some) => some === 'no answer' || some.length > 0);
}

const found = <Item>(asked: Promise<Item[]>): Promise<Item[] | 'no answer'> =>
  asked.catch((error: unknown) =>
    ['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '')
      ? []
      : 'no answer',
  );
