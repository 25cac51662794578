import { describe, expect, test } from 'vitest';
import type { SubscriberData } from '../../domain/my-data/my-data.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { waitingMessages } from '../subscribers/messages.ts';
import { openAdmin, openStore } from './admin.fixture.ts';

const rui = { ...ana, id: id(2), email: 'rui@example.org', message: null };

describe('messages and notes in the dashboard', () => {
  const opened = async () => {
    const store = await openStore();
    await store.addSubmission(ana);
    await store.addSubmission(rui);
    return { store, ...(await openAdmin(store)) };
  };

  test('a message waits until it is marked as answered, and its person sees when that was', async () => {
    const { store, request, logged } = await opened();
    const waiting = async () =>
      (await request('list', { filter: { message_waits: true } })).rows.map((row) => row.id);
    expect(await waiting()).toEqual([ana.id]);
    const { messages, requests, checks } = await request('waiting', { language: 'en' });
    expect(messages).toEqual({ count: 1, first: ana.created_at });
    expect([requests, checks]).toEqual([{ count: 0, first: null }, []]);
    expect(await request('answer_message', { id: rui.id })).toEqual({ answered: false });
    expect(await request('answer_message', { id: ana.id })).toEqual({ answered: true });
    expect(await request('answer_message', { id: ana.id })).toEqual({ answered: false });
    expect(await waiting()).toEqual([]);
    expect(await logged()).toContain('answer_message 1');
    const data = await store.reads.subscriber({ email: ana.email });
    expect(data.submissions[0]?.messageAnsweredAt).toBe('2026-02-03T04:05:06.789Z');
  });

  test('a note of the owner stands beside a person, in their file and nowhere once they are erased', async () => {
    const { store, call, request, logged } = await opened();
    const noteOf = async () => (await request('submission', { id: ana.id })).note;
    expect(await noteOf()).toBeNull();
    await call('write_note', { email: ana.email, text: ' Asked about bread. ' });
    await call('write_note', { email: ana.email, text: 'Asked about bread ovens.' });
    const note = { text: 'Asked about bread ovens.', changed_at: '2026-02-03T04:05:06.789Z' };
    expect(await noteOf()).toEqual(note);
    const file = await call('export_person', { email: ana.email });
    expect(file.json<SubscriberData>().note).toEqual({
      text: note.text,
      changedAt: note.changed_at,
    });
    expect((await call('write_note', { email: ana.email, text: 'x'.repeat(501) })).statusCode).toBe(
      400,
    );
    expect((await call('write_note', { email: 'who@example.org', text: 'x' })).statusCode).toBe(
      404,
    );
    expect(await logged()).toEqual(expect.arrayContaining(['write_note 1']));
    await call('write_note', { email: ana.email, text: '' });
    expect(await noteOf()).toBeNull();
    await call('write_note', { email: ana.email, text: 'Once more.' });
    await request('erase', { email: ana.email, confirm: ana.email });
    await store.addSubmission({ ...ana, id: id(3) });
    expect((await request('submission', { id: id(3) })).note).toBeNull();
  });

  test('restricted data waits for no answer, and takes no note', async () => {
    const { store, call, request } = await opened();
    await call('write_note', { email: ana.email, text: 'Before.' });
    await call('restrict', { email: ana.email, restricted: true });
    expect((await waitingMessages(store.db)).count).toBe(0);
    expect((await request('submission', { id: ana.id })).note).toBeNull();
    expect((await call('write_note', { email: ana.email, text: 'After.' })).statusCode).toBe(409);
  });
});
