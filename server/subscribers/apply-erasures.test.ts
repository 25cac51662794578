import { copyFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { id, listAll, byOwner } from '../db/samples.fixture.ts';
import { byAdministrator } from '../events/change.ts';
import { readErasures } from '../events/erasures.ts';
import { after, aroundStore, day, ownActions } from '../my-data/links.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { restrictedSince } from './restrictions.ts';
import { deleteSubmission, erase } from './erase.ts';
import { liftRestriction, restrict } from './restrict.ts';
import { unsubscribe } from './unsubscribe.ts';

const people = ['erased', 'shorter', 'left', 'silent', 'restricted', 'other', 'back'];
const addressOf = (name: string) => `${name}@example.org`;
const at = (days: number) => after(days * day);

/** What a store knows of a person, as far as people decide it. */
async function stateOf(store: Store, name: string) {
  const { state } = await store.emails.admin.ofSubscriber(addressOf(name));
  const rows = (await listAll(store)).filter(({ email }) => email === addressOf(name));
  return {
    state,
    updates: rows.map(({ wants_updates }) => wants_updates),
    restricted: (await restrictedSince(store.db, emailKey(addressOf(name)))) !== null,
  };
}

/** A store in which everybody has confirmed two submissions. */
async function open() {
  const file = newStoreFile();
  const store = await openSqliteStore(file, true, dirname(file));
  onTestFinished(() => store.close());
  const around = aroundStore(store);
  for (const [number, name] of people.entries()) {
    const who = { email: addressOf(name), name, wants_updates: true };
    await around.joinAndConfirm(at(0), { ...who, id: id(number * 2 + 100) });
    await around.join(at(1), { ...who, id: id(number * 2 + 101) });
  }
  await around.sendAll(at(1));
  /** The store of a backup that is made now, restored. */
  const copyNow = async () => {
    const copy = newStoreFile();
    await store.compact();
    copyFileSync(file, copy);
    const restored = await openSqliteStore(copy, true);
    onTestFinished(() => restored.close());
    return restored;
  };
  const apply = (restored: Store) =>
    restored.applyErasures(readErasures([dirname(file)], []), at(4));
  return { store, around, copyNow, apply };
}

test('a restored backup of yesterday has nobody who was erased or left since, no deleted submission, no unwanted updates and each restriction', async () => {
  const { store, around, copyNow, apply } = await open();
  const yesterday = await copyNow();
  await byOwner(store, erase, addressOf('erased'), at(3));
  await store.change(byAdministrator('olga', at(3)), (made) => deleteSubmission(made, id(102)));
  await byOwner(store, unsubscribe, addressOf('left'), at(3));
  const link = await around.ask(at(3), addressOf('silent'));
  await ownActions(store).perform('updatesOff', link, at(3));
  await byOwner(store, restrict, addressOf('restricted'), at(3));

  const { count, knownUntil } = await apply(yesterday);
  expect({ count, knownUntil }).toEqual({ count: 5, knownUntil: at(1).toISOString() });
  const states = Object.fromEntries(
    await Promise.all(people.map(async (name) => [name, await stateOf(yesterday, name)])),
  ) as unknown;
  const joined = { state: 'confirmed', updates: [true, true], restricted: false };
  expect(states).toEqual({
    erased: { state: null, updates: [], restricted: false },
    shorter: { ...joined, updates: [true] },
    left: { ...joined, state: 'unsubscribed', updates: [false, false] },
    silent: { ...joined, updates: [false, false] },
    restricted: { ...joined, restricted: true },
    other: joined,
    back: joined,
  });
  const kinds = (await yesterday.logEntries()).map(({ kind }) => kind);
  expect(kinds).toEqual(Array<string>(5).fill('apply_erasures'));
  // Nobody is written to, and a second time nothing is done.
  expect(await aroundStore(yesterday).sendAll(at(5))).toEqual([]);
  expect((await apply(yesterday)).count).toBe(0);
});

test('a backup that knows what was done since stays as it is, with whoever came back and is free again', async () => {
  const { store, around, copyNow, apply } = await open();
  await byOwner(store, erase, addressOf('back'), at(2));
  await byOwner(store, restrict, addressOf('restricted'), at(2));
  await around.joinAndConfirm(at(3), { email: addressOf('back'), id: id(200) });
  await byOwner(store, liftRestriction, addressOf('restricted'), at(3));
  const today = await copyNow();
  expect(await apply(today)).toEqual({ count: 0, knownUntil: at(3).toISOString() });
  expect(await stateOf(today, 'back')).toMatchObject({ state: 'confirmed' });
  expect(await stateOf(today, 'restricted')).toMatchObject({ restricted: false });
});

test('who left under a new address has left under the one that the backup still has', async () => {
  const { store, around, copyNow, apply } = await open();
  const yesterday = await copyNow();
  const link = await around.ask(at(2), addressOf('left'));
  await ownActions(store).changeEmail(link, 'left@new.example', at(2));
  await store.emails.links.newAddress(await around.sendLink('newAddress', at(2)), at(2));
  await byOwner(store, unsubscribe, 'left@new.example', at(3));
  await apply(yesterday);
  expect(await stateOf(yesterday, 'left')).toMatchObject({ state: 'unsubscribed' });
});
