import type { DatabaseSync } from 'node:sqlite';
import { v7 as uuidV7 } from 'uuid';
import type { PersonState } from '../../../domain/letters/record.ts';
import { insertInto, rowsThere, sharedColumns, update, type Row } from './merge-rows.ts';
import type { LaterSide } from './merge-sides.ts';

/** What a merge knows of people when it brings in what goes with their submissions. */
export interface MergePeople {
  /** Which side has the later word on what both have. */
  later: LaterSide;
  /** Whether what was stored of a person at a moment was erased since. @param person the e-mail address in small letters */
  isErased: (person: string, at: string) => boolean;
}

type Person = Row & {
  id: string;
  email: string;
  created_at: string;
  state: PersonState;
  state_since: string;
};

/**
 * Brings in whose the submissions of a copy are, with their letters and links. Of a person whom both know the newer decision holds.
 * @returns the ids that the people of the copy have in the store
 */
export function mergePeople(
  store: DatabaseSync,
  copy: DatabaseSync,
  { later, isErased }: MergePeople,
): Map<string, string> {
  const ids = new Map<string, string>();
  const byId = store.prepare('SELECT * FROM people WHERE id = ?');
  const byAddress = store.prepare('SELECT * FROM people WHERE lower(email) = lower(?)');
  const submission = store.prepare(
    'SELECT id FROM interest_submissions WHERE lower(email) = lower(?) LIMIT 1',
  );
  const insert = insertInto(store, 'people', sharedColumns(store, copy, 'people'));

  for (const person of rowsThere<Person>(store, copy, 'people')) {
    const { id, email, created_at } = person;
    if (isErased(email.toLowerCase(), created_at) || !submission.get(email)) continue;
    const [sameId] = byId.all(id) as Person[];
    const [sameAddress] = byAddress.all(email) as Person[];
    if (!sameAddress && (!sameId || later !== 'copy')) {
      const free = sameId ? uuidV7() : id;
      insert({ ...person, id: free });
      ids.set(id, free);
      continue;
    }
    // In the copy they moved to this address.
    const moved = sameId !== undefined && later === 'copy';
    if (moved && sameAddress && sameAddress.id !== id) {
      store.prepare('UPDATE letters SET person_id = ? WHERE person_id = ?').run(id, sameAddress.id);
      store.prepare('DELETE FROM people WHERE id = ?').run(sameAddress.id);
    }
    const known = moved ? sameId : sameAddress;
    if (!known) continue;
    if (moved) update(store, 'people', 'id', known.id, { email });
    takeOver(store, known, person, later);
    ids.set(id, known.id);
  }
  return ids;
}

/** Lets the newer decision of a person hold. */
function takeOver(store: DatabaseSync, known: Person, person: Person, later: LaterSide): void {
  const { submission_id = null, name = null, language = null, wants_updates = null } = person;
  const { state, state_since } = person;
  const choices = { submission_id, name, language, wants_updates };
  if (isNewer(person, known)) {
    update(store, 'people', 'id', known.id, { state, state_since, ...choices });
  } else if (state === known.state && state_since === known.state_since) {
    if (later === 'copy') update(store, 'people', 'id', known.id, choices);
    if (later === undefined && wants_updates === 0) {
      update(store, 'people', 'id', known.id, { wants_updates });
    }
  }
}

/** Whether what a person decided is newer. Joining decides nothing until it is confirmed, and a bounce nothing of who left. */
function isNewer(one: Person, other: Person): boolean {
  if (one.state === 'unconfirmed') return false;
  if (other.state === 'unconfirmed') return true;
  if (one.state === 'bounced' && other.state === 'left') return false;
  if (one.state === 'left' && other.state === 'bounced') return true;
  return one.state_since > other.state_since;
}
