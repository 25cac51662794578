import { longDate } from '../../content/formats.ts';
import { ownerWords } from '../../content/owner-words.ts';
import type { CheckState } from '../../domain/checks.ts';
import { languageFacts, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { fill } from '../../domain/text.ts';
import { dayMs, hourMs, lisbonDay, lisbonHour, minuteMs, momentBefore } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { SendToOwner, ToOwner } from '../email/send-to-owner.ts';
import type { StaleBuild } from '../http/pages/stale-build.ts';
import type { CheckQueries, LastTold } from './queries.ts';
import { wordsOf } from './words.ts';

/** The hour in Lisbon from which the owner reads what happened. */
const dailyHour = 8;
/** A mail server that is away is not asked each minute. */
const triedAgainMs = 15 * minuteMs;

type Figures = Awaited<ReturnType<CheckQueries['figures']>>;

interface Parts {
  store: Pick<
    CheckQueries,
    'figures' | 'claimOwnerEmail' | 'giveBackOwnerEmail' | 'faultsTold' | 'keepTold' | 'forgetTold'
  >;
  clock: Clock;
  states: () => readonly CheckState[];
  stale: StaleBuild;
  send: SendToOwner;
  site: { brand: string; siteUrl: string; language: Language };
  log: Record<'error', (fields: object, message: string) => void>;
}

/**
 * Creates what is called each minute: it writes of faults that are new, at most once an hour, and
 * once a day of what happened.
 */
export function createTellOwner(parts: Parts): () => Promise<void> {
  const { store, clock, states, stale, send, site, log } = parts;
  /** The faults of which the owner was told; in memory too, because the store may take nothing. */
  let told: readonly string[] = [];
  const lastTold = new Map<string, LastTold>();
  const waitsUntil = new Map<string, number>();

  /** @param write undefined: there is nothing to say @returns whether it was sent */
  async function tell(
    kind: string,
    free: { column: 'day' | 'at'; before: string },
    write: (last: LastTold | undefined) => Promise<ToOwner | undefined> | ToOwner,
  ): Promise<boolean> {
    const now = clock();
    const at = { day: lisbonDay(now), at: now.toISOString() };
    const last = lastTold.get(kind);
    if (last && last[free.column] >= free.before) return false;
    if ((waitsUntil.get(kind) ?? 0) > now.getTime()) return false;
    const claim = await store.claimOwnerEmail(kind, at, free).catch(() => ({ last: undefined }));
    if (!claim) return false;
    try {
      const mail = await write(claim.last);
      if (mail) await send(mail, now);
      lastTold.set(kind, at);
      return mail !== undefined;
    } catch (err) {
      log.error({ err, kind }, 'the owner could not be written');
      waitsUntil.set(kind, now.getTime() + triedAgainMs);
      await store.giveBackOwnerEmail(kind, claim.last).catch(() => undefined);
      return false;
    }
  }

  const red = () => states().filter(({ status }) => status === 'fail');

  async function tellFaults(): Promise<void> {
    const isMended = (name: string) =>
      states().some((state) => state.name === name && state.status === 'pass');
    const kept = await store.faultsTold().catch(() => []);
    const known = [...new Set([...told, ...kept])];
    const mended = known.filter(isMended);
    await store.forgetTold(mended).catch(() => undefined);
    told = known.filter((name) => !mended.includes(name));
    const faults = red().filter(({ name }) => !told.includes(name));
    if (faults.length === 0) return;
    const now = clock();
    const free = { column: 'at', before: momentBefore(now, hourMs - 1) } as const;
    if (!(await tell('alarm', free, () => alarm(faults, site)))) return;
    const names = faults.map(({ name }) => name);
    told = [...told, ...names];
    await store
      .keepTold(names, { day: lisbonDay(now), at: now.toISOString() })
      .catch(() => undefined);
  }

  async function tellDay(): Promise<void> {
    const now = clock();
    if (lisbonHour(now) < dailyHour) return;
    await tell('day', { column: 'day', before: lisbonDay(now) }, async (last) => {
      const since = last?.at ?? momentBefore(now, dayMs);
      const parts = [
        ...red().map((state) => faultIn(state, site.language)),
        ...[stale(site.language)].filter((part) => part !== null),
        ...figuresIn(await store.figures(since), since, site.language),
      ];
      return parts.length > 0 ? dayEmail(parts, now, site) : undefined;
    });
  }

  return async () => {
    await tellFaults();
    await tellDay();
  };
}

/** A moment as somebody in Portugal writes it: `February 3, 2026, 08:00`. */
const momentIn = (language: Language, at: string): string =>
  `${longDate(lisbonDay(new Date(at)), language)}, ${new Date(at).toLocaleTimeString(
    languageFacts[language].locale,
    { timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' },
  )}`;

/** A fault, and what to do. */
function faultIn(state: CheckState, language: Language): string {
  const { todo, known } = ownerWords[language].emails.alarm;
  const { fault, remedy } = wordsOf(state, language);
  const since = momentIn(language, state.since);
  return [fault, `${todo} ${remedy}`, fill(known, { since })].join('\n');
}

/** @param view where in the dashboard there is something to press */
function ownerEmail(
  subject: string,
  parts: readonly string[],
  { siteUrl, language }: Parts['site'],
  view = '',
): ToOwner {
  const url = siteUrl + href('admin', language) + view;
  const dashboard = `${fill(ownerWords[language].emails.dashboard, { url })}\n`;
  return { language, subject, text: [...parts, dashboard].join('\n\n') };
}

/** The e-mail to the owner about faults, of which the first is in its subject. */
function alarm(faults: readonly CheckState[], site: Parts['site']): ToOwner {
  const { language, brand } = site;
  const [fault = ''] = faults.map((state) => wordsOf(state, language).fault);
  const subject = fill(ownerWords[language].emails.alarm.subject, { site: brand, fault });
  const told = faults.map((state) => faultIn(state, language));
  // There a letter can be stopped.
  const view = faults.some(({ name }) => name === 'returned') ? '#letters-heading' : '';
  return ownerEmail(subject, told, site, view);
}

/** How many joined, how invitations were answered, and which messages wait. */
function figuresIn(
  { joined, answers, messages }: Figures,
  since: string,
  language: Language,
): string[] {
  const words = ownerWords[language].emails.day;
  const said: string[] = [];
  if (joined > 0) {
    said.push(fill(words.joined, { count: String(joined), since: momentIn(language, since) }));
  }
  if (Object.keys(answers).length > 0) {
    const count = (state: string) => String(answers[state] ?? 0);
    const [accepted, declined, lapsed] = ['accepted', 'declined', 'lapsed'].map(count);
    said.push(
      fill(words.answers, { since: momentIn(language, since), accepted, declined, lapsed }),
    );
  }
  if (messages.first !== null) {
    const day = longDate(lisbonDay(new Date(messages.first)), language);
    said.push(fill(words.messages, { count: String(messages.count), day }));
  }
  return said.length > 0 ? [said.join('\n')] : [];
}

function dayEmail(parts: readonly string[], now: Date, site: Parts['site']): ToOwner {
  const { language, brand } = site;
  const { subject } = ownerWords[language].emails.day;
  const day = longDate(lisbonDay(now), language);
  return ownerEmail(fill(subject, { site: brand, day }), parts, site);
}
