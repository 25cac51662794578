import { facts } from '../../content/facts.ts';
import { emailConfig } from '../email/emails.fixture.ts';
import type { Checked } from './checks.ts';

export const now = new Date('2026-02-03T04:05:06.789Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

export const emails = emailConfig('smtps://olga:pass@mail.retreat.pt', {
  from: { name: 'Olga', address: 'olga@retreat.pt' },
});

export const copies = {
  unseenSince: null,
  seen: minutesAgo(61).toISOString(),
  oldest: minutesAgo((facts.copyDays + 1) * 24 * 60).toISOString(),
  reason: null,
};

export const drilled = {
  at: minutesAgo(9 * 24 * 60).toISOString(),
  back: 412,
  of: 412,
  seconds: 3.1,
  fault: null,
};

/** A public site with which all is well. */
export function healthy(): Checked {
  return {
    now,
    config: {
      dataDir: '/data',
      engine: 'sqlite',
      ledgerDir: '/ledger',
      emails,
      ownerEmail: 'olga@home.pt',
      siteUrl: 'https://retreat.pt',
      isPublic: true,
      copies: {},
      hasController: true,
      hasConfiguredAdmin: false,
      headIsKept: true,
      trustedProxies: ['127.0.0.1'],
    },
    site: { outdatedSince: null, isOfConfiguration: true, etags: ['"home"'] },
    store: {
      expectWritable: async () => undefined,
      mailProblem: async () => null,
      mailWaiting: async () => undefined,
      heldConfirmations: async () => 0,
      waitingBroadcasts: async () => 0,
      refusedLogins: async () => 29,
      requestsDue: async () => undefined,
      confirmations: async () => ({ asked: 10, confirmed: 1 }),
      firstMoment: async () => '2026-01-01T00:00:00.000Z',
      latestMoment: async () => minutesAgo(1).toISOString(),
      firstAccount: async () => ({
        created_at: '2026-01-01T00:00:00.000Z',
        password_changed_at: '2026-01-01T00:00:01.000Z',
      }),
      auditFaults: async () => [],
    },
    machine: {
      freeBytes: () => 1e9,
      isWritable: () => true,
      isOpen: () => false,
      newestBackup: () => minutesAgo(26 * 60),
      freeMemory: () => 150e6,
      units: async () => [
        {
          LoadState: 'loaded',
          Restart: 'always',
          UnitFileState: 'enabled',
          NeedDaemonReload: 'no',
          MemoryMax: '536870912',
        },
        { ActiveState: 'active' },
      ],
      strayVersions: () => [],
      copies: () => copies,
      drill: () => drilled,
      get: async (url) => ({
        status: 200,
        etag: '"home"',
        date: minutesAgo(1).toUTCString(),
        text: url.endsWith('/healthz') ? '{"status":"alive"}' : 'Home',
      }),
      certificateOf: async () => ({ from: new Date('2026-01-01'), to: new Date('2026-02-28') }),
      txt: async (name) =>
        name.startsWith('_dmarc.') ? ['v=DMARC1; p=none'] : ['v=spf1 include:mail.pt -all'],
    },
    untrustedProxy: () => undefined,
    connectMail: async () => undefined,
  };
}
