import { describe, expect, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { dayMs, hourMs, lisbonDay } from '../../domain/time.ts';
import { answerUntil, lastDayOf, type WaveDraft } from '../../domain/wave.ts';
import { byOwner } from '../db/samples.fixture.ts';
import { byAdministrator } from '../events/change.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { subscribe } from '../letters/letters.fixture.ts';
import { after, newStoreForEachTest } from '../my-data/links.fixture.ts';
import { erase } from '../subscribers/erase.ts';
import { restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import { createWriteOffer } from './write-offer.ts';

const people = newStoreForEachTest();
const start = after(dayMs);
const by = (at: Date) => byAdministrator('olga', at);

const draft: WaveDraft = {
  texts: byLanguage((language) => ({ title: `Pilot ${language}`, details: 'Five days.' })),
  places: 2,
  set_apart: 1,
  days_to_answer: 7,
  last_day: '2026-02-28',
};

/** Lets people join, one after the other, and starts a wave with one free place. @returns its id */
async function startWave(names: readonly string[], change: Partial<WaveDraft> = {}) {
  const { store } = people;
  for (const [hour, name] of names.entries()) {
    await subscribe(store, [`${name}@example.org`], after(hour * hourMs), { language: 'en' });
  }
  const wave = (await store.waves.save(null, { ...draft, ...change }, start)) ?? '';
  expect(await store.waves.press(wave, 'start', by(start))).toBe('done');
  return wave;
}

/** Hands over what is due. @returns `kind to whom`, and the last link */
async function send(at: Date, outcome: 'sent' | 'bounced' = 'sent') {
  const words = '550 5.1.1 no such user';
  const sent = await deliver(
    people.store,
    at,
    ({ id: tokenHash, kind }) =>
      kind.startsWith('invitation') ? { tokenHash, purpose: 'invitation' } : undefined,
    () => (outcome === 'sent' ? { outcome, words: '' } : { outcome, words, recipientIsGone: true }),
  );
  await people.store.waves.advance(at);
  const mails = sent.map(({ kind, email }) => `${kind} ${email.split('@')[0]}`);
  return { mails, link: sent.find(({ kind }) => kind === 'invitation')?.id ?? '' };
}

/** `name state` of each offer, the first invited first. */
const offersOf = async (wave: string) =>
  (await people.store.waves.offers(wave))
    .toSorted((a, b) => a.made_at.localeCompare(b.made_at) || a.id.localeCompare(b.id))
    .map(({ email, state }) => `${email.split('@')[0]} ${state}`);

const later = (days: number, from = start) => new Date(from.getTime() + days * dayMs);

test('whoever joined first is invited first, accepts for two, and no second press or place follows', async () => {
  const wave = await startWave(['ana', 'rui']);
  const { mails, link } = await send(start);
  expect(mails).toEqual(['invitation ana']);
  const { waves } = people.store;
  expect((await waves.look(link, start)).state).toBe('open');
  const accepted = await waves.answer(link, 2, start);
  expect(accepted).toMatchObject({ state: 'accepted', offer: { guests: 2 } });
  expect((await waves.answer(link, null, start)).state).toBe('accepted');
  expect((await send(start)).mails).toEqual(['placeAccepted ana']);
  expect(await offersOf(wave)).toEqual(['ana accepted']);
});

test('the days to answer begin when the mail server took the invitation; a reminder, the end, and the next follow', async () => {
  const wave = await startWave(['ana', 'rui']);
  const taken = later(2);
  await people.store.waves.advance(taken);
  const { link } = await send(taken);
  const [offer] = await people.store.waves.offers(wave);
  expect(offer?.answer_until).toBe(answerUntil(taken, 7).toISOString());
  const until = answerUntil(taken, 7);
  await people.store.waves.advance(later(-2, until));
  await people.store.waves.advance(later(-1, until));
  expect((await send(later(-1, until))).mails).toEqual(['invitationReminder ana']);
  const inGrace = new Date(until.getTime() + 9 * 60_000);
  await people.store.waves.advance(inGrace);
  expect((await people.store.waves.look(link, inGrace)).state).toBe('open');
  const over = new Date(until.getTime() + 10 * 60_000);
  expect((await people.store.waves.answer(link, 1, over)).state).toBe('lapsed');
  expect((await send(over)).mails).toEqual([]);
  expect((await send(over)).mails).toEqual(['placeLapsed ana', 'invitation rui']);
  expect(await offersOf(wave)).toEqual(['ana lapsed', 'rui held']);
});

test('who declines, leaves, is restricted or erased, or is not reached gives way at once', async () => {
  const wave = await startWave(['ana', 'rui', 'eva', 'ivo', 'ida', 'leo']);
  const { store } = people;
  const { link } = await send(start);
  expect((await store.waves.answer(link, null, start)).state).toBe('declined');
  await byOwner(store, unsubscribe, 'rui@example.org', start);
  await byOwner(store, restrict, 'eva@example.org', start);
  await byOwner(store, erase, 'ivo@example.org', start);
  expect((await send(start)).mails).not.toContain('invitation rui');
  expect(await offersOf(wave)).toEqual([
    'ana declined',
    'rui withdrawn',
    'eva withdrawn',
    'ida held',
  ]);
  await byOwner(store, unsubscribe, 'ida@example.org', start);
  await send(start, 'bounced');
  expect(await offersOf(wave)).toContain('leo undeliverable');
});

test('a wave pauses, goes on and closes, and one invites at a time', async () => {
  const wave = await startWave(['ana', 'rui', 'eva']);
  const { waves } = people.store;
  const { link } = await send(start);
  const other = (await waves.save(null, draft, start)) ?? '';
  expect(await waves.press(other, 'start', by(start))).toBe('busy');
  expect(await waves.press(wave, 'pause', by(start))).toBe('done');
  await waves.answer(link, null, start);
  expect(await offersOf(wave)).toEqual(['ana declined']);
  expect(await waves.press(wave, 'resume', by(start))).toBe('done');
  const { link: ofRui } = await send(start);
  await waves.answer(ofRui, 1, start);
  const [rui] = await waves.offers(wave);
  expect(await waves.pressPlace(rui?.id ?? '', 'settle', by(start))).toBe('done');
  expect(await waves.pressPlace(rui?.id ?? '', 'release', by(start))).toBe('done');
  const { link: ofEva } = await send(start);
  expect(await waves.press(wave, 'close', by(start))).toBe('done');
  expect((await waves.answer(ofEva, 1, start)).state).toBe('closed');
  expect((await waves.answer(ofRui, 1, start)).state).toBe('closed');
  expect((await waves.list())[1]).toMatchObject({ state: 'closed', free: 1 });
});

test('no invitation goes out that could not be answered before the last day', async () => {
  const wave = await startWave(['ana', 'rui'], { last_day: lisbonDay(later(8)) });
  const { link } = await send(start);
  await people.store.waves.answer(link, null, later(2));
  expect(await offersOf(wave)).toEqual(['ana declined']);
});

test('after a restore nobody’s days end until the owner goes on, and then three are left', async () => {
  const wave = await startWave(['ana', 'rui']);
  const { waves } = people.store;
  const { link } = await send(start);
  expect(await waves.stopRestored(start.toISOString())).toBe(1);
  const late = later(20);
  await waves.advance(late);
  expect((await waves.look(link, late)).state).toBe('open');
  expect(await waves.press(wave, 'resume', by(late))).toBe('done');
  await waves.advance(late);
  const [offer] = await waves.offers(wave);
  expect(offer).toMatchObject({ state: 'held', answer_until: answerUntil(late, 3).toISOString() });
});

test('people read their place in line, keep a day through a new address, and lose it by leaving', async () => {
  const { store, ask, joinAndConfirm } = people;
  await subscribe(store, ['ana@example.org', 'rui@example.org'], after(0), { language: 'en' });
  await joinAndConfirm(after(hourMs), { email: 'eva@example.org' });
  const lineOf = async (email: string, at: Date) =>
    (await store.myData.read(await ask(at, email), at))?.line?.position;
  expect(await lineOf('eva@example.org', after(2 * hourMs))).toBe(3);
  await byOwner(store, unsubscribe, 'rui@example.org', after(3 * hourMs));
  expect(await lineOf('eva@example.org', after(4 * hourMs))).toBe(2);
  await subscribe(store, ['rui@example.org'], after(5 * hourMs), { language: 'en' });
  expect(await lineOf('rui@example.org', after(6 * hourMs))).toBe(3);
});

test('an accepted place brings a calendar file of the last day, whose lines are short', async () => {
  const title = 'Férias; com «vírgulas», e mais '.repeat(3).slice(0, 90);
  const wave = await startWave(['ana'], {
    texts: byLanguage(() => ({ title, details: 'Cinco dias.' })),
  });
  const { link } = await send(start);
  await people.store.waves.answer(link, 1, start);
  const [offer] = await people.store.waves.offers(wave);
  const { calendar = '', slots } = await createWriteOffer(people.store.waves)(
    offer?.id ?? '',
    'pt',
    start,
  );
  expect(calendar).toContain('DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\n');
  expect(calendar.replaceAll('\r\n ', '')).toContain('Férias\\; com');
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  expect(slots).toMatchObject({ guestCount: 'uma pessoa', lastDay: '28 de fevereiro de 2026' });
});

describe('days end in Portugal', () => {
  test.each([
    ['2026-03-25T12:00:00.000Z', '2026-03-29T00:00:00.000Z'],
    ['2026-03-26T12:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['2026-10-21T23:30:00.000Z', '2026-10-26T00:00:00.000Z'],
  ])('taken at %s, three days end at %s', (taken, end) => {
    const until = answerUntil(new Date(taken), 3).toISOString();
    expect(until).toBe(end);
    expect(lastDayOf(until)).toBe(lisbonDay(new Date(Date.parse(end) - 1)));
  });
});
