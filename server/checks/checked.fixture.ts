import type { Checked } from './checks.ts';

export const now = new Date('2026-02-03T04:05:06.789Z');

/** A public site with which all is well. */
export const healthy = (): Checked => ({
  now,
  config: { dataDir: '/data', isPublic: true, emailsAreOn: true },
  store: {
    expectWritable: async () => undefined,
    mailProblem: async () => null,
    mailStuck: async () => undefined,
    returned: async () => ({ tried: 99, bounced: 4, complained: 2 }),
    refusedLogins: async () => 29,
    requestsDue: async () => undefined,
    firstMoment: async () => '2026-01-01T00:00:00.000Z',
    oldest: async () => ({ technicalData: null, events: '2026-01-01T00:00:00.000Z' }),
  },
  machine: {
    freeBytes: () => 1e9,
    isWritable: () => true,
    backups: () => ({
      newest: '2026-02-02T02:05:06.789Z',
      oldest: '2026-01-19T04:05:06.789Z',
      failingSince: '2026-02-03T03:05:06.789Z',
    }),
  },
});
