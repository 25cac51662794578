import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engines.ts';

/**
 * Makes both engines refuse to change the log, to delete what is younger than two years from it, as
 * the privacy policy promises, and to change or delete a consent whose submission is still there.
 */
export async function appendOnly(db: Kysely<unknown>): Promise<void> {
  for (const statement of isPostgres(db) ? postgres : sqlite) await sql.raw(statement).execute(db);
}

const sqlite = [
  `CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
  BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END`,
  `CREATE TRIGGER events_are_not_replaced BEFORE INSERT ON events
  WHEN EXISTS (SELECT 1 FROM events WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END`,
  `CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
  WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 years')
  BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END`,
  `CREATE TRIGGER consents_are_not_changed BEFORE UPDATE ON consents
  BEGIN SELECT RAISE(ABORT, 'The history of consent is append-only.'); END`,
  `CREATE TRIGGER consents_are_not_deleted BEFORE DELETE ON consents
  WHEN EXISTS (SELECT 1 FROM interest_submissions WHERE id = OLD.submission_id)
  BEGIN SELECT RAISE(ABORT, 'The history of consent is append-only.'); END`,
];

const postgres = [
  `CREATE FUNCTION refuse_to_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION '% is append-only.', TG_TABLE_NAME; END $$`,
  `CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM interest_submissions WHERE id = OLD.submission_id) THEN
      RAISE EXCEPTION 'The history of consent is append-only.';
    END IF;
    RETURN OLD;
  END $$`,
  `CREATE TRIGGER events_are_not_changed BEFORE UPDATE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change()`,
  `CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
  FOR EACH ROW WHEN (OLD.at > now() - interval '2 years') EXECUTE FUNCTION refuse_to_change()`,
  `CREATE TRIGGER consents_are_not_changed BEFORE UPDATE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change()`,
  `CREATE TRIGGER consents_are_not_deleted BEFORE DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_consents()`,
];
