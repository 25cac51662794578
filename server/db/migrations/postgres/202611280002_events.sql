-- Tables and their words get the names of the field, languages are checked by the program, each submission has a subscriber, the history of consent is
-- one table, and an event knows its subject and the hash of its details.
ALTER TABLE people RENAME TO subscribers;
ALTER INDEX people_of_email RENAME TO subscribers_of_email;
ALTER INDEX people_by_state RENAME TO subscribers_by_state;
ALTER TABLE subscribers
DROP CONSTRAINT people_state_check,
DROP CONSTRAINT people_language_check,
-- Null while nobody asked to confirm the address, as where no e-mail is sent.
ALTER COLUMN state DROP NOT NULL;
UPDATE subscribers SET state = 'unsubscribed' WHERE state = 'left';

INSERT INTO subscribers (id, email, email_key, created_at, state, state_since)
SELECT gen_random_uuid()::text, min(email), email_key, min(created_at), NULL, min(created_at)
FROM interest_submissions
WHERE email_key NOT IN (SELECT email_key FROM subscribers)
GROUP BY email_key;

ALTER TABLE interest_submissions DROP CONSTRAINT interest_submissions_language_check;

ALTER TABLE letters RENAME TO emails;
ALTER TABLE emails RENAME COLUMN person_id TO subscriber_id;
ALTER TABLE emails DROP CONSTRAINT letters_language_check, DROP CONSTRAINT letters_state_check;
UPDATE emails SET kind = 'unsubscribed' WHERE kind = 'farewell';
UPDATE emails SET kind = 'myData' WHERE kind = 'ownData';
UPDATE emails SET state = 'skipped' WHERE state = 'not_due';
UPDATE emails SET reason = 'unsubscribed' WHERE reason = 'left';
ALTER INDEX letters_of_person RENAME TO emails_of_subscriber;
ALTER INDEX letters_by_state RENAME TO emails_by_state;
ALTER INDEX letters_of_submission RENAME TO emails_of_submission;
ALTER INDEX letters_to RENAME TO emails_to;
ALTER TABLE letter_links RENAME TO email_links;
ALTER TABLE email_links RENAME COLUMN letter_id TO email_id;
ALTER INDEX letter_links_of_letter RENAME TO email_links_of_email;
UPDATE email_links SET purpose = 'myData' WHERE purpose = 'ownData';
ALTER TABLE letter_sender RENAME TO email_sender;
ALTER TABLE email_changes RENAME COLUMN person_id TO subscriber_id;

ALTER TABLE own_data_asks RENAME TO link_requests;
ALTER TABLE rights_requests RENAME TO data_subject_requests;
ALTER TABLE data_subject_requests DROP CONSTRAINT rights_requests_made_by_check;
UPDATE data_subject_requests SET made_by = CASE made_by WHEN 'desk' THEN 'admin' ELSE 'subscriber' END;
ALTER TABLE data_subject_requests ADD CHECK (made_by IN ('admin', 'subscriber'));
ALTER INDEX rights_requests_of_email RENAME TO data_subject_requests_of_email;

-- What became of the consents of a submission: given by its form, confirmed, withdrawn, or given anew. A row is added by the act that
-- changes them, and goes with the submission. The act of the form has the id of the submission.
ALTER TABLE consent_texts DROP CONSTRAINT consent_texts_language_check;
ALTER TABLE consents RENAME TO receipts;
ALTER TABLE consent_changes RENAME TO consents;
ALTER TABLE consents
DROP CONSTRAINT consent_changes_language_check,
DROP CONSTRAINT consent_changes_way_check,
DROP CONSTRAINT consent_changes_purpose_check;
ALTER TABLE consents RENAME COLUMN way TO channel;
UPDATE consents SET purpose = 'updates' WHERE purpose = 'news';
UPDATE consents SET channel = CASE channel
  WHEN 'letter' THEN 'email' WHEN 'own_data' THEN 'my_data' WHEN 'leave_link' THEN 'unsubscribe_link' WHEN 'desk' THEN 'admin'
  ELSE channel
END;
-- list: the box that must be ticked; updates: the other.
ALTER TABLE consents ADD CHECK (purpose IN ('list', 'updates'));
INSERT INTO consents (submission_id, act, purpose, given, at, channel, text_hash, language, privacy_policy_version)
SELECT submission.id, submission.id, 'list', TRUE, coalesce(receipt.given_at, submission.created_at), receipt.way, receipt.text_hash,
  coalesce(receipt.language, submission.language), submission.privacy_policy_version
FROM interest_submissions AS submission LEFT JOIN receipts AS receipt ON receipt.submission_id = submission.id;
INSERT INTO consents (submission_id, act, purpose, given, at, channel, text_hash, language, privacy_policy_version)
SELECT submission.id, submission.id, 'updates', receipt.wants_updates, receipt.given_at, receipt.way, receipt.text_hash, receipt.language,
  submission.privacy_policy_version
FROM interest_submissions AS submission JOIN receipts AS receipt ON receipt.submission_id = submission.id
WHERE receipt.wants_updates IS NOT NULL;
DROP TABLE receipts;

DROP TRIGGER admin_audit_is_only_added_to ON admin_audit;
DROP FUNCTION refuse_to_change_audit;
ALTER TABLE admin_audit RENAME TO events;
ALTER INDEX admin_audit_of_seq RENAME TO events_of_seq;
ALTER INDEX admin_audit_of_at RENAME TO events_of_at;
ALTER TABLE events
-- The id of the subscriber, who is known by it as long as there is one; null where an event is about nobody, or about many.
ADD COLUMN subject text COLLATE "C",
ADD COLUMN details_hash text COLLATE "C";

-- The last event, and the last of those that were deleted for their age.
ALTER TABLE audit_head RENAME TO event_head;
ALTER TABLE event_head
ADD COLUMN cut_seq integer NOT NULL DEFAULT 0,
ADD COLUMN cut_hash text COLLATE "C" NOT NULL DEFAULT '',
ADD COLUMN cut_signature text COLLATE "C";
GRANT UPDATE (cut_seq, cut_hash, cut_signature) ON event_head TO raiz_server;

CREATE FUNCTION refuse_to_change_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is too old by the policy is at least a year old.
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF OLD.at < now() - interval '1 year' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The event log is append-only.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER events_is_only_added_to BEFORE UPDATE OR TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_events();
CREATE TRIGGER events_is_not_deleted BEFORE DELETE ON events
FOR EACH ROW EXECUTE FUNCTION refuse_to_change_events();
GRANT DELETE ON events TO CURRENT_USER;

-- What an event says besides, in JSON; it goes with the subscriber. Its hash with the salt stays in the event.
CREATE TABLE event_details (
  event_id text COLLATE "C" PRIMARY KEY,
  subscriber_id text COLLATE "C" NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  salt text COLLATE "C" NOT NULL,
  details text COLLATE "C" NOT NULL
);
CREATE INDEX event_details_of_subscriber ON event_details (subscriber_id);
REVOKE ALL ON event_details FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE event_details ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_details FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON event_details TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON event_details FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON event_details FOR INSERT TO raiz_server WITH CHECK (true);
GRANT SELECT, INSERT ON event_details TO raiz_server;

-- The server deletes no event but by this function, and none that is younger than a year.
DO $make$
BEGIN
  EXECUTE format(
    $sql$CREATE FUNCTION delete_events_up_to(last integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = %I, pg_temp AS $body$
      DELETE FROM events WHERE at < now() - interval '1 year' AND (
        seq <= last OR seq IS NULL AND NOT EXISTS (SELECT 1 FROM events WHERE kind = 'begin_log' AND seq > last)
      );
      DELETE FROM event_details WHERE event_id NOT IN (SELECT id FROM events)
    $body$ $sql$,
    current_schema()
  );
END $make$;
REVOKE ALL ON FUNCTION delete_events_up_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_events_up_to TO raiz_server;
