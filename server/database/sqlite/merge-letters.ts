import type { DatabaseSync } from 'node:sqlite';
import { insertInto, rowsThere, sharedColumns, update, type Row } from './merge-rows.ts';
import type { LaterSide } from './merge-sides.ts';

type Letter = Row & {
  id: string;
  person_id: string | null;
  state: string;
  ended_at: string | null;
};
type Link = Row & { token_hash: string; letter_id: string };
type Change = Row & { person_id: string; email: string; asked_at: string };

/**
 * Brings in the letters of a copy's people, with their links, and the new addresses that they asked for. A letter that was sent, or
 * whose address was forgotten, on either side was.
 * @param people the ids that the people of the copy have in the store
 */
export function mergeLetters(
  store: DatabaseSync,
  copy: DatabaseSync,
  people: Map<string, string>,
  later: LaterSide,
): void {
  const insert = insertInto(store, 'letters', sharedColumns(store, copy, 'letters'));
  const find = store.prepare('SELECT * FROM letters WHERE id = ?');
  for (const letter of rowsThere<Letter>(store, copy, 'letters')) {
    const person_id = people.get(letter.person_id ?? '');
    if (person_id === undefined) continue;
    const [known] = find.all(letter.id) as Letter[];
    if (!known) {
      insert({ ...letter, person_id });
      continue;
    }
    const forgotten: Row = {};
    for (const field of ['email', 'name', 'server_words']) {
      if (letter[field] === null) forgotten[field] = null;
      if (known[field] === null && field !== 'server_words') letter[field] = null;
    }
    const further =
      (letter.ended_at ?? '') > (known.ended_at ?? '') ||
      (known.state === 'queued' && letter.state !== 'queued');
    update(store, 'letters', 'id', letter.id, further ? { ...letter, person_id } : forgotten);
  }
  mergeLinks(store, copy, later);
  mergeChanges(store, copy, people, later);
}

/** A link that was used, or has expired, on either side has. */
function mergeLinks(store: DatabaseSync, copy: DatabaseSync, later: LaterSide): void {
  const letter = store.prepare('SELECT dated_at FROM letters WHERE id = ?');
  const find = store.prepare('SELECT * FROM letter_links WHERE token_hash = ?');
  const insert = insertInto(store, 'letter_links', sharedColumns(store, copy, 'letter_links'));
  const links = rowsThere<Link>(store, copy, 'letter_links');
  for (const link of links) {
    if (letter.all(link.letter_id).length === 0) continue;
    const [known] = find.all(link.token_hash) as Link[];
    if (!known) insert(link);
    else {
      const ends = [known['expires_at'], link['expires_at']].flatMap((at) => at ?? []);
      update(store, 'letter_links', 'token_hash', link.token_hash, {
        expires_at: ends.map(String).toSorted()[0] ?? null,
        used_at: known['used_at'] ?? link['used_at'] ?? null,
      });
    }
  }
  if (later !== 'copy') return;
  // Those of a sending that both have, and only the store still has, were taken back in the copy.
  const tokens = new Set(links.map(({ token_hash }) => token_hash));
  for (const { id, dated_at } of rowsThere<Letter>(store, copy, 'letters')) {
    const [known] = letter.all(id);
    if (!known || known['dated_at'] !== dated_at) continue;
    const here = store.prepare('SELECT token_hash FROM letter_links WHERE letter_id = ?').all(id);
    for (const { token_hash } of here) {
      if (tokens.has(String(token_hash))) continue;
      store.prepare('DELETE FROM letter_links WHERE token_hash = ?').run(token_hash ?? null);
    }
  }
}

/** Of two new addresses that a person asked for, the later one holds; one that is confirmed is asked for no more. */
function mergeChanges(
  store: DatabaseSync,
  copy: DatabaseSync,
  people: Map<string, string>,
  later: LaterSide,
): void {
  const there = rowsThere<Change>(store, copy, 'email_changes');
  const laterOne = ` ON CONFLICT DO UPDATE SET email = excluded.email, asked_at = excluded.asked_at
    WHERE excluded.asked_at > asked_at`;
  const insert = insertInto(store, 'email_changes', ['person_id', 'email', 'asked_at'], laterOne);
  const find = store.prepare('SELECT * FROM email_changes WHERE person_id = ?');
  for (const change of there) {
    const person_id = people.get(change.person_id);
    if (person_id === undefined) continue;
    if (later === 'store' && find.all(person_id).length === 0) continue;
    insert({ ...change, person_id });
  }
  if (later !== 'copy') return;
  const pending = new Set(there.map(({ person_id }) => person_id));
  const asked = copy.prepare(
    `SELECT 1 FROM letters WHERE person_id = ? AND kind = 'newAddress' AND queued_at >= ?`,
  );
  for (const [id, person_id] of people) {
    const [change] = find.all(person_id) as Change[];
    if (!change || pending.has(id) || asked.all(id, change.asked_at).length === 0) continue;
    store.prepare('DELETE FROM email_changes WHERE person_id = ?').run(person_id);
  }
}
