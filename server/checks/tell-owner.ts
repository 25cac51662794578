import { longDate } from '../../content/formats.ts';
import { ownerWords } from '../../content/owner-words.ts';
import type { CheckName, CheckState } from '../../domain/checks.ts';
import { languageFacts, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { fill } from '../../domain/text.ts';
import { dayMs, dayOf, lisbonDay, lisbonHour, minuteMs, momentBefore } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { SendToOwner, ToOwner } from '../email/send-to-owner.ts';
import { headLine, type DatedHead } from '../events/audit/chain.ts';
import type { AuditQueries } from '../events/audit/queries.ts';
import type { DrillResult } from '../backup/state-file.ts';
import type { Certificate } from './machine.ts';
import type { CheckQueries } from './queries.ts';
import { wordsOf } from './words.ts';

/** The hour in Lisbon at which the owner reads what happened. */
const morningHour = 8;
/** A mail server that is away is not asked each minute. */
const triedAgainMs = 15 * minuteMs;

/** Faults that no remedy can undo are told once a week. */
const lastsForGood: readonly CheckName[] = ['audit_chain'];

type Figures = Awaited<ReturnType<CheckQueries['figures']>>;

/** The contents of the morning's e-mail. */
export interface Morning {
  since: string;
  figures: Figures;
  head: DatedHead & { isNew: boolean };
  states: readonly CheckState[];
  machine: {
    backup: Date | undefined;
    /** When the newest copy was made that was seen on another machine. */
    copy?: string | undefined;
    drill?: DrillResult | undefined;
    freeBytes: number;
    certificate: Certificate | undefined;
  };
}

interface Parts {
  store: Pick<AuditQueries, 'auditHeadToMail' | 'auditHeadWasMailed'> & {
    checks: Pick<CheckQueries, 'figures' | 'claimOwnerEmail' | 'giveBackOwnerEmail'>;
  };
  clock: Clock;
  states: () => readonly CheckState[];
  machine: () => Promise<Morning['machine']>;
  send: SendToOwner;
  site: { brand: string; siteUrl: string; language: Language };
  log: Record<'error', (fields: object, message: string) => void>;
}

/**
 * When something was told last: undefined where it never was, null where the store does not say.
 */
type Last = { day: string; at: string } | undefined | null;

/**
 * Creates what is called each minute: it writes of each fault once a day, and in the morning of
 * what happened.
 */
export function createTellOwner(parts: Parts): () => Promise<void> {
  const { store, clock, states, send, site, log } = parts;
  /** In memory too: what is told may be that the store takes nothing. */
  const told = new Map<string, string>();
  const waitsUntil = new Map<string, number>();

  /** @param write undefined: there is nothing to say on that day */
  async function tell(
    kind: string,
    write: (last: Last) => Promise<ToOwner | undefined> | ToOwner,
    { everyDays = 1, sent }: { everyDays?: number; sent?: () => Promise<void> } = {},
  ): Promise<void> {
    const now = clock();
    const day = lisbonDay(now);
    if (told.get(kind) === day || (waitsUntil.get(kind) ?? 0) > now.getTime()) return;
    const claim = await store.checks
      .claimOwnerEmail(kind, day, now, lisbonDay(new Date(now.getTime() - (everyDays - 1) * dayMs)))
      .catch(() => ({ last: null }));
    told.set(kind, day);
    if (!claim) return;
    try {
      const mail = await write(claim.last);
      if (!mail) return;
      await send(mail, now);
      await sent?.();
    } catch (err) {
      log.error({ err, kind }, 'the owner could not be written');
      told.delete(kind);
      waitsUntil.set(kind, now.getTime() + triedAgainMs);
      await store.checks.giveBackOwnerEmail(kind, claim.last ?? undefined).catch(() => undefined);
    }
  }

  return async () => {
    const now = clock();
    for (const state of states()) {
      // Seen twice at least: an answer may go astray.
      const isLasting = now.getTime() - Date.parse(state.since) >= minuteMs;
      const everyDays = lastsForGood.includes(state.name) ? 7 : 1;
      if (state.status === 'fail' && isLasting) {
        await tell(state.name, () => alarm(state, site), { everyDays });
      }
    }
    if (lisbonHour(now) < morningHour) return;
    let seq: number | undefined;
    await tell(
      'morning',
      async (last) => {
        // The day on which a site begins is no morning yet.
        if (last === undefined) return undefined;
        const since = last?.at ?? momentBefore(now, dayMs);
        const head = await store.auditHeadToMail();
        const morning: Morning = {
          since,
          figures: await store.checks.figures(since),
          head: { at: now.toISOString(), ...head },
          states: states().filter(({ status }) => status !== 'pass'),
          machine: await parts.machine(),
        };
        if (!hasSomethingToSay(morning, now) && !lisbonDay(now).endsWith('-01')) return undefined;
        seq = head.seq;
        return morningEmail(morning, now, site);
      },
      {
        sent: async () => {
          if (seq !== undefined) await store.auditHeadWasMailed(seq);
        },
      },
    );
  };
}

/** What was there the day before is no news, but for what cannot wait. */
function hasSomethingToSay(
  { figures: { happened, waits }, head, states, since }: Morning,
  now: Date,
): boolean {
  const { first } = waits.messages;
  const days = first === null ? 0 : Math.floor((now.getTime() - Date.parse(first)) / dayMs);
  return (
    head.isNew ||
    // Once a week of the oldest message, which nobody may have seen.
    (days > 0 && days % 7 === 0) ||
    Object.values(happened).some((count) => count > 0) ||
    states.some(({ name, status, ...state }) => {
      const isPressing = status === 'fail' && !lastsForGood.includes(name);
      return isPressing || name === 'requests_due' || state.since > since;
    })
  );
}

/** A moment as somebody in Portugal writes it: `3 February 2026, 08:00`. */
const momentIn = (language: Language, at: string): string =>
  `${longDate(lisbonDay(new Date(at)), language)}, ${new Date(at).toLocaleTimeString(
    languageFacts[language].locale,
    { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' },
  )}`;

const dashboardLine = ({ siteUrl, language }: Parts['site']): string =>
  fill(ownerWords[language].emails.dashboard, { url: siteUrl + href('admin', language) });

/** The e-mail to the owner about a fault. */
export function alarm(state: CheckState, site: Parts['site']): ToOwner {
  const { alarm } = ownerWords[site.language].emails;
  const { fault, remedy } = wordsOf(state, site.language);
  return {
    language: site.language,
    subject: fill(alarm.subject, { site: site.brand, fault }),
    text: [
      fault,
      `${alarm.todo} ${remedy}`,
      fill(lastsForGood.includes(state.name) ? alarm.knownForGood : alarm.known, {
        since: momentIn(site.language, state.since),
      }),
      `${dashboardLine(site)}\n`,
    ].join('\n\n'),
  };
}

/**
 * How the last drill went; 0 where there is nothing to say: what went wrong is among the faults.
 */
function drilled(drill: Morning['machine']['drill'], language: Language): string | 0 {
  if (drill?.fault !== null) return 0;
  return fill(ownerWords[language].emails.morning.parts.restored, {
    back: String(drill.back),
    of: String(drill.of),
    seconds: drill.seconds.toLocaleString(languageFacts[language].locale),
    day: longDate(lisbonDay(new Date(drill.at)), language),
  });
}

/** The morning's e-mail. */
export function morningEmail(morning: Morning, now: Date, site: Parts['site']): ToOwner {
  const { language } = site;
  const { happened, waits, parts, ...said } = ownerWords[language].emails.morning;
  const { figures, machine, head, states } = morning;
  const listed = (lines: (readonly [string, number | string])[]) =>
    lines
      .filter(([, what]) => what !== 0)
      .map(([label, what]) => `  ${label}: ${what}`)
      .join('\n');

  const { messages, requests } = figures.waits;
  const withDay = (count: number, words: string, day: string | null) =>
    day === null
      ? count
      : `${count}, ${fill(words, { day: longDate(day.slice(0, 10), language) })}`;
  const done = listed(
    Object.entries(figures.happened).map(
      ([name, count]) => [happened[name as keyof typeof happened], count] as const,
    ),
  );
  const open = listed([
    [waits.messages, withDay(messages.count, waits.oldest, messages.first)],
    [waits.requests, withDay(requests.count, waits.dueFirst, requests.first)],
    [waits.unknown, figures.waits.unknown],
    [waits.held, figures.waits.held],
  ]);
  const wrong = states
    .map((state) => wordsOf(state, language))
    .map(({ fault, remedy }) => `  ${fault}\n  ${remedy}`)
    .join('\n\n');
  const gigabytes = (machine.freeBytes / 1e9).toLocaleString(languageFacts[language].locale, {
    maximumSignificantDigits: 2,
  });
  const server = listed([
    [
      parts.backup,
      machine.backup ? momentIn(language, machine.backup.toISOString()) : parts.noBackup,
    ],
    [parts.copy, machine.copy ? momentIn(language, machine.copy) : 0],
    [parts.drill, drilled(machine.drill, language)],
    [parts.disk, `${gigabytes} GB`],
  ]);
  const certificate =
    machine.certificate &&
    `  ${parts.certificate} ${longDate(dayOf(machine.certificate.to), language)}`;
  const line = headLine(head);
  const section = (heading: string, body: string) => (body === '' ? [] : `${heading}\n\n${body}`);
  return {
    language,
    subject: fill(said.subject, { site: site.brand, day: longDate(lisbonDay(now), language) }),
    text: [
      done === '' && open === '' ? said.nothing : [],
      section(fill(said.since, { since: momentIn(language, morning.since) }), done),
      section(said.waiting, open),
      section(said.wrong, wrong),
      section(said.machine, [server, certificate].filter(Boolean).join('\n')),
      dashboardLine(site),
      `${said.head}\n\n${line}\n\n${said.keep}\n\nnpm run audit:verify -- --head "${line}"\n`,
    ]
      .flat()
      .join('\n\n'),
  };
}
