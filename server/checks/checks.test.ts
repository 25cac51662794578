import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../content/index.ts';
import { checks as english } from '../../content/en/checks.ts';
import { checks as portuguese } from '../../content/pt/checks.ts';
import { facts } from '../../content/facts.ts';
import { checkNames, type CheckName } from '../../domain/checks.ts';
import { partsOf } from '../../domain/text.ts';
import { copies, drilled, emails, healthy, now } from './checked.fixture.ts';
import { lookAt, type Checked } from './checks.ts';
import { wordsOf } from './words.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const publicKey = createPublicKey(privateKey)
  .export({ type: 'spki', format: 'der' })
  .toString('base64');
const signs = (given: Checked) => {
  const dkim = { domainName: 'retreat.pt', keySelector: 'letters', privateKey };
  given.config.emails = { ...emails, dkim };
};
const refuses = async () => Promise.reject(new Error('away'));

type Break = (given: Checked) => void;

/** Of each check the faults that it finds, and what is said then. */
const faults: [CheckName, 'fail' | 'warn', RegExp, Break][] = [
  [
    'store',
    'fail',
    /takes nothing \(away\).* \/data/,
    ({ store }) => (store.expectWritable = refuses),
  ],
  [
    'disk',
    'fail',
    /\/data has 999 MB left/,
    ({ machine }) => (machine.freeBytes = () => 999_999_999),
  ],
  [
    'disk',
    'fail',
    /\/ledger has 3 MB left/,
    ({ machine }) => (machine.freeBytes = (folder) => (folder === '/ledger' ? 3e6 : 1e9)),
  ],
  [
    'ledger_writable',
    'fail',
    /\/ledger cannot be written/,
    ({ machine }) => (machine.isWritable = () => false),
  ],
  [
    'site_url',
    'fail',
    /retreat\.pt does not lead to this server \(away\)/,
    ({ machine }) => (machine.get = refuses),
  ],
  [
    'site_url',
    'fail',
    /\(HTTP 200\)/,
    ({ machine }) =>
      (machine.get = async () => ({
        status: 200,
        etag: null,
        date: null,
        text: 'This domain is parked',
      })),
  ],
  ['site_url', 'fail', /\(HTTP 200\)/, ({ site }) => (site.etags = ['"of another build"'])],
  [
    'certificate',
    'fail',
    /ends on 9 February 2026/,
    ({ machine }) =>
      (machine.certificateOf = async () => ({
        from: new Date('2025-11-11'),
        to: new Date('2026-02-09'),
      })),
  ],
  [
    'untrusted_proxy',
    'fail',
    /set TRUSTED_PROXIES=127\.0\.0\.1/,
    (given) =>
      (given.untrustedProxy = () => ({ setting: 'TRUSTED_PROXIES=127.0.0.1', isNearby: true })),
  ],
  [
    'untrusted_proxy',
    'warn',
    /set TRUSTED_PROXIES=<its address>/,
    (given) =>
      (given.untrustedProxy = () => ({
        setting: 'TRUSTED_PROXIES=<its address>',
        isNearby: false,
      })),
  ],
  ['mail_server', 'fail', /takes no e-mails \(away\)/, (given) => (given.connectMail = refuses)],
  [
    'mail_server',
    'fail',
    /takes no e-mails \(535 account suspended\)/,
    (given) => {
      given.connectMail = undefined;
      given.store.mailProblem = async () => '535 account suspended';
    },
  ],
  [
    'mail_waiting',
    'fail',
    /since 2026-02-03 03:04 UTC: 7/,
    ({ store }) =>
      (store.mailWaiting = async () => ({ count: 7, since: '2026-02-03T03:04:05.000Z' })),
  ],
  [
    'broadcast_waiting',
    'fail',
    /waits for you: 1/,
    ({ store }) => (store.waitingBroadcasts = async () => 1),
  ],
  [
    'confirmations_held',
    'fail',
    /: 40 wait/,
    ({ store }) => (store.heldConfirmations = async () => 40),
  ],
  ['logins', 'fail', /: 30 logins/, ({ store }) => (store.refusedLogins = async () => 30)],
  [
    'audit_chain',
    'fail',
    /broken: entry 3 is missing/,
    ({ store }) => (store.auditFaults = async () => ['entry 3 is missing']),
  ],
  [
    'backup',
    'fail',
    /for 27 hours/,
    ({ machine }) => (machine.newestBackup = () => new Date('2026-02-02T01:05:06.788Z')),
  ],
  ['backup', 'fail', /for 26 hours/, ({ machine }) => (machine.newestBackup = () => undefined)],
  [
    'copies',
    'fail',
    /since 2026-02-03 03:05 UTC is in no copy on another machine \(no room\)/,
    ({ machine }) => {
      machine.copies = () => ({
        ...copies,
        unseenSince: '2026-02-03T03:05:06.788Z',
        reason: 'no room',
      });
    },
  ],
  [
    'copies',
    'fail',
    /since 2026-01-01 00:00 UTC/,
    ({ machine }) => (machine.copies = () => undefined),
  ],
  [
    'copies_old',
    'fail',
    new RegExp(`a copy of .* after ${String(facts.copyDays)} days`),
    ({ machine }) => {
      const oldest = new Date(Date.parse(copies.oldest) - 1).toISOString();
      machine.copies = () => ({ ...copies, oldest });
    },
  ],
  [
    'drill',
    'fail',
    /on 2 February 2026 did not bring the site back \(411 of 412 came back\)/,
    ({ machine }) => {
      const at = '2026-02-02T04:05:06.789Z';
      machine.drill = () => ({ ...drilled, at, fault: '411 of 412 came back' });
    },
  ],
  [
    'drill',
    'fail',
    /on 25 January 2026/,
    ({ machine }) => (machine.drill = () => ({ ...drilled, at: '2026-01-25T04:05:06.788Z' })),
  ],
  ['copies_off', 'warn', /if it dies/, ({ config }) => (config.copies = undefined)],
  [
    'clock',
    'fail',
    /says 2026-02-03 04:05 UTC, and 2026-02-04 00:00 UTC is known/,
    ({ store }) => (store.latestMoment = async () => '2026-02-04T00:00:00.000Z'),
  ],
  [
    'clock',
    'fail',
    /and 2026-02-01 00:00 UTC is known/,
    ({ machine }) =>
      (machine.get = async () => ({
        status: 200,
        etag: null,
        date: 'Sun, 01 Feb 2026 00:00:00 GMT',
        text: '',
      })),
  ],
  [
    'requests_due',
    'fail',
    /: 2, the first by 3 February 2026/,
    ({ store }) => (store.requestsDue = async () => ({ count: 2, first: '2026-02-03' })),
  ],
  [
    'requests_due',
    'warn',
    /: 1, the first by 4 February 2026/,
    ({ store }) => (store.requestsDue = async () => ({ count: 1, first: '2026-02-04' })),
  ],
  ['controller', 'warn', /Set dataController/, ({ config }) => (config.hasController = false)],
  [
    'site_outdated',
    'warn',
    /Since 31 January 2026/,
    ({ site }) => (site.outdatedSince = '2026-01-31'),
  ],
  ['build', 'warn', /another configuration/, ({ site }) => (site.isOfConfiguration = false)],
  [
    'nobody_confirms',
    'warn',
    /Of 10 people/,
    ({ store }) => (store.confirmations = async () => ({ asked: 10, confirmed: 0 })),
  ],
  [
    'spf',
    'warn',
    /TXT record to retreat\.pt: v=spf1/,
    ({ machine }) => (machine.txt = async () => []),
  ],
  [
    'dkim',
    'warn',
    /TXT record to letters\._domainkey\.retreat\.pt: v=DKIM1; k=rsa; p=M/,
    (given) => {
      signs(given);
      given.machine.txt = async () => ['v=DKIM1; k=rsa; p=MIGfanother'];
    },
  ],
  [
    'dmarc',
    'warn',
    /_dmarc\.retreat\.pt: v=DMARC1; p=none; rua=mailto:olga@home\.pt/,
    ({ machine }) => (machine.txt = async () => []),
  ],
  ['ledger', 'warn', /Set LEDGER_DIR/, ({ config }) => (config.ledgerDir = undefined)],
  ['audit_head', 'warn', /cut it off unseen/, ({ config }) => (config.headIsKept = false)],
  [
    'first_password',
    'warn',
    /password of the first start/,
    ({ store }) =>
      (store.firstAccount = async () => ({
        created_at: now.toISOString(),
        password_changed_at: null,
      })),
  ],
  ['memory', 'warn', /Only 149 MB/, ({ machine }) => (machine.freeMemory = () => 149_999_999)],
  [
    'service',
    'warn',
    /: Restart=no, UnitFileState=disabled, NeedDaemonReload=yes, MemoryMax=infinity, raiz-do-vau-backup\.timer ActiveState=inactive\./,
    ({ machine }) =>
      (machine.units = async () => [
        {
          LoadState: 'loaded',
          Restart: 'no',
          UnitFileState: 'disabled',
          NeedDaemonReload: 'yes',
          MemoryMax: 'infinity',
        },
        { ActiveState: 'inactive' },
      ]),
  ],
  [
    'versions',
    'warn',
    /\(in brackets\): node 24\.1\.0 \(26\.10\.0\)\./,
    ({ machine }) => (machine.strayVersions = () => ['node 24.1.0 (26.10.0)']),
  ],
  [
    'folder_modes',
    'warn',
    /chmod -R go= \/data \/ledger/,
    ({ machine }) => (machine.isOpen = () => true),
  ],
  [
    'proxy_too_wide',
    'warn',
    /believes 0\.0\.0\.0\/0/,
    ({ config }) => (config.trustedProxies = ['0.0.0.0/0']),
  ],
  ['proxy_too_wide', 'warn', /believes ::\/0/, ({ config }) => (config.trustedProxies = ['::/0'])],
];

test.each(faults)('the check %s finds its fault: %s %s', async (name, status, words, breakIt) => {
  const given = healthy();
  breakIt(given);
  const fault = await lookAt(name, given);
  expect(fault?.status).toBe(status);
  const said = Object.values(wordsOf({ name, values: fault?.values ?? {} }, 'en')).join(' ');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\{\w+\}/);
});

test('every check finds a fault, and none where all is well', async () => {
  expect(new Set(faults.map(([name]) => name))).toEqual(new Set(checkNames));
  for (const name of checkNames) {
    expect([name, await lookAt(name, healthy())]).toEqual([name, undefined]);
  }
});

test('a store that began within the last day needs no backup yet', async () => {
  const given = healthy();
  given.config.hasConfiguredAdmin = true;
  given.machine.newestBackup = () => undefined;
  given.store.firstMoment = async () => '2026-02-03T04:00:00.000Z';
  expect(await lookAt('backup', given)).toBeUndefined();
});

test('a key that is in the DNS, over several lines too, is found there', async () => {
  const given = healthy();
  signs(given);
  given.machine.txt = async (name) =>
    name === 'letters._domainkey.retreat.pt'
      ? [`v=DKIM1; k=rsa; p=${publicKey.slice(0, 60)} ${publicKey.slice(60)}`]
      : [];
  expect(await lookAt('dkim', given)).toBeUndefined();
});

test('what the domain above says of forged e-mails counts for one below it', async () => {
  const given = healthy();
  given.config.emails = { ...emails, from: { name: '', address: 'olga@news.retreat.pt' } };
  given.machine.txt = async (name) => (name === '_dmarc.retreat.pt' ? ['v=DMARC1; p=reject'] : []);
  expect(await lookAt('dmarc', given)).toBeUndefined();
});

test('a site that only its owner looks at is asked for nothing that only a public one must have', async () => {
  const given = healthy();
  given.config.isPublic = false;
  const asked = vi.fn(refuses);
  Object.assign(given.machine, { get: asked, certificateOf: asked, txt: asked });
  for (const [name, , , breakIt] of faults) {
    if (
      ![
        'controller',
        'ledger',
        'audit_head',
        'first_password',
        'backup',
        'copies_off',
        'site_url',
        'certificate',
        'spf',
        'dmarc',
      ].includes(name)
    )
      continue;
    const broken = structuredCloneOf(given);
    breakIt(broken);
    broken.config.isPublic = false;
    expect([name, await lookAt(name, broken)]).toEqual([name, undefined]);
  }
  expect(asked).not.toHaveBeenCalled();
});

const structuredCloneOf = (given: Checked): Checked => ({
  ...given,
  config: { ...given.config },
  site: { ...given.site },
  store: { ...given.store },
  machine: { ...given.machine },
});

describe('a check that gets no answer', () => {
  const never = () => new Promise<never>(() => undefined);
  const within = async (name: CheckName, given: Checked, ms: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const looked = lookAt(name, given);
    looked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(ms);
    return looked;
  };

  test('is a fault of the store, of the address and of the mail server', async () => {
    const given = healthy();
    given.store.expectWritable = never;
    given.machine.get = never;
    given.connectMail = never;
    for (const [name, ms] of [
      ['store', 5000],
      ['site_url', 10_000],
      ['mail_server', 30_000],
    ] as const) {
      const fault = await within(name, given, ms);
      expect([name, fault?.values['reason']]).toEqual([name, 'no answer']);
    }
  });

  test('tells nothing of the DNS', async () => {
    const given = healthy();
    given.machine.txt = never;
    await expect(within('spf', given, 60_000)).rejects.toThrow('no answer within 60000 ms');
  });
});

test('both languages name the same things of a fault', () => {
  expect(Object.keys(content)).toEqual(['en', 'pt']);
  const slots = (text: string) => new Set(partsOf(text).filter((_part, place) => place % 2));
  for (const name of checkNames) {
    for (const part of ['fault', 'remedy'] as const) {
      expect([name, slots(portuguese[name][part])]).toEqual([name, slots(english[name][part])]);
    }
  }
});
