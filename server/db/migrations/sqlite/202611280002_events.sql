-- Tables and their words get the names of the field, languages are checked by the program, each submission has a subscriber, the history of consent is
-- one table, and an event knows its subject and the hash of its details.
DROP TRIGGER consents_are_not_changed;
DROP TRIGGER consents_are_not_deleted;
DROP TRIGGER consent_changes_are_not_changed;
DROP TRIGGER consent_changes_are_not_deleted;
DROP TRIGGER admin_audit_is_not_changed;
DROP TRIGGER admin_audit_is_not_deleted;
DROP TRIGGER admin_audit_is_not_replaced;

CREATE TABLE subscribers (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Null while nobody asked to confirm the address, as where no e-mail is sent.
  state TEXT,
  state_since TEXT NOT NULL,
  -- The latest submission that its own e-mail confirmed, and what it said; null until one is confirmed.
  submission_id TEXT,
  name TEXT,
  language TEXT,
  wants_updates INTEGER CHECK (wants_updates IN (0, 1))
) STRICT;
INSERT INTO subscribers
SELECT id, email, email_key, created_at, CASE state WHEN 'left' THEN 'unsubscribed' ELSE state END, state_since, submission_id, name,
  language, wants_updates
FROM people;
DROP TABLE people;
CREATE UNIQUE INDEX subscribers_of_email ON subscribers (email_key);
CREATE INDEX subscribers_by_state ON subscribers (state, state_since);

INSERT INTO subscribers (id, email, email_key, created_at, state, state_since)
SELECT lower(hex(randomblob(16))), email, email_key, min(created_at), NULL, min(created_at)
FROM interest_submissions
WHERE email_key NOT IN (SELECT email_key FROM subscribers)
GROUP BY email_key;

CREATE TABLE submissions_copy (
  id TEXT PRIMARY KEY NOT NULL,
  -- ISO 8601 in UTC with milliseconds, so that the order of the texts is the order in time.
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  country TEXT,
  profession TEXT,
  message TEXT,
  wants_updates INTEGER NOT NULL CHECK (wants_updates IN (0, 1)),
  language TEXT NOT NULL,
  ip_address TEXT,
  user_agent TEXT,
  privacy_policy_version TEXT NOT NULL,
  idempotency_key TEXT,
  email_key TEXT NOT NULL
) STRICT;
INSERT INTO submissions_copy
SELECT id, created_at, name, email, country, profession, message, wants_updates, language, ip_address, user_agent,
  privacy_policy_version, idempotency_key, email_key
FROM interest_submissions;
DROP TABLE interest_submissions;
ALTER TABLE submissions_copy RENAME TO interest_submissions;
CREATE INDEX interest_submissions_in_order ON interest_submissions (created_at, id);
CREATE INDEX interest_submissions_of_email ON interest_submissions (email_key, created_at, id);
CREATE UNIQUE INDEX interest_submissions_idempotency_key ON interest_submissions (idempotency_key)
WHERE idempotency_key IS NOT NULL;

CREATE TABLE emails (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  -- Null for what belongs to nobody any more.
  subscriber_id TEXT REFERENCES subscribers (id) ON DELETE CASCADE,
  -- The submission that an e-mail confirms, or that it answers.
  submission_id TEXT,
  -- Whom it is for; cleared when the record is older than its text may be.
  email TEXT,
  email_key TEXT,
  name TEXT,
  language TEXT NOT NULL,
  wants_updates INTEGER NOT NULL CHECK (wants_updates IN (0, 1)),
  state TEXT NOT NULL,
  -- Why it is not due, or was dropped.
  reason TEXT,
  -- What the mail server said last.
  server_words TEXT,
  queued_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  give_up_at TEXT NOT NULL,
  -- Its Date, set when its body first began to flow.
  dated_at TEXT,
  ended_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- How often its connection ended after the body had begun to flow, so that nobody knows whether it arrived.
  times_unknown INTEGER NOT NULL DEFAULT 0,
  -- The sender on whose connection the body flows.
  sender TEXT
) STRICT;
INSERT INTO emails
SELECT id, CASE kind WHEN 'farewell' THEN 'unsubscribed' WHEN 'ownData' THEN 'myData' ELSE kind END, person_id, submission_id, email,
  email_key, name, language, wants_updates, CASE state WHEN 'not_due' THEN 'skipped' ELSE state END,
  CASE reason WHEN 'left' THEN 'unsubscribed' ELSE reason END, server_words, queued_at, due_at, give_up_at, dated_at, ended_at, attempts,
  times_unknown, sender
FROM letters;
CREATE TABLE email_links (
  token_hash TEXT PRIMARY KEY NOT NULL,
  purpose TEXT NOT NULL,
  email_id TEXT NOT NULL REFERENCES emails (id) ON DELETE CASCADE,
  -- Null for a link that lives as long as its e-mail's record.
  expires_at TEXT,
  used_at TEXT
) STRICT;
INSERT INTO email_links
SELECT token_hash, CASE purpose WHEN 'ownData' THEN 'myData' ELSE purpose END, letter_id, expires_at, used_at FROM letter_links;
DROP TABLE letter_links;
DROP TABLE letters;
CREATE INDEX emails_of_subscriber ON emails (subscriber_id, kind, queued_at);
CREATE INDEX emails_by_state ON emails (state, due_at);
CREATE INDEX emails_of_submission ON emails (submission_id);
CREATE INDEX emails_to ON emails (email_key, queued_at);
CREATE INDEX email_links_of_email ON email_links (email_id);
ALTER TABLE letter_sender RENAME TO email_sender;

CREATE TABLE changes_copy (
  subscriber_id TEXT PRIMARY KEY NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  asked_at TEXT NOT NULL
) STRICT;
INSERT INTO changes_copy SELECT person_id, email, email_key, asked_at FROM email_changes;
DROP TABLE email_changes;
ALTER TABLE changes_copy RENAME TO email_changes;
CREATE INDEX email_changes_to ON email_changes (email_key);

ALTER TABLE own_data_asks RENAME TO link_requests;

CREATE TABLE data_subject_requests (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  -- Null once the person is erased.
  email TEXT,
  received_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  made_by TEXT NOT NULL CHECK (made_by IN ('admin', 'subscriber')),
  answered_on TEXT,
  outcome TEXT CHECK (outcome IN ('done', 'refused')),
  -- Why it was refused; cleared with the address.
  reason TEXT,
  email_key TEXT
) STRICT;
INSERT INTO data_subject_requests
SELECT id, kind, email, received_on, due_on, CASE made_by WHEN 'desk' THEN 'admin' ELSE 'subscriber' END, answered_on, outcome, reason,
  email_key
FROM rights_requests;
DROP TABLE rights_requests;
CREATE INDEX data_subject_requests_of_email ON data_subject_requests (email_key);

-- What became of the consents of a submission: given by its form, confirmed, withdrawn, or given anew. A row is added by the act that
-- changes them, and goes with the submission. The act of the form has the id of the submission.
CREATE TABLE texts_copy (
  hash TEXT PRIMARY KEY NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
INSERT INTO texts_copy SELECT hash, language, text FROM consent_texts;
CREATE TABLE consents_copy (
  submission_id TEXT NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  act TEXT NOT NULL,
  -- list: the box that must be ticked; updates: the other.
  purpose TEXT NOT NULL CHECK (purpose IN ('list', 'updates')),
  given INTEGER NOT NULL CHECK (given IN (0, 1)),
  at TEXT NOT NULL,
  -- Null where it was not kept.
  channel TEXT,
  -- What the person was shown, where that was more than the button of an e-mail.
  text_hash TEXT REFERENCES texts_copy (hash),
  language TEXT,
  privacy_policy_version TEXT,
  PRIMARY KEY (submission_id, act, purpose)
) STRICT;
INSERT INTO consents_copy
SELECT submission.id, submission.id, 'list', TRUE, coalesce(consent.given_at, submission.created_at), consent.way, consent.text_hash,
  coalesce(consent.language, submission.language), submission.privacy_policy_version
FROM interest_submissions AS submission LEFT JOIN consents AS consent ON consent.submission_id = submission.id;
INSERT INTO consents_copy
SELECT submission.id, submission.id, 'updates', consent.wants_updates, consent.given_at, consent.way, consent.text_hash, consent.language,
  submission.privacy_policy_version
FROM interest_submissions AS submission JOIN consents AS consent ON consent.submission_id = submission.id
WHERE consent.wants_updates IS NOT NULL;
INSERT INTO consents_copy
SELECT submission_id, act, CASE purpose WHEN 'news' THEN 'updates' ELSE purpose END, given, at,
  CASE way WHEN 'letter' THEN 'email' WHEN 'own_data' THEN 'my_data' WHEN 'leave_link' THEN 'unsubscribe_link' WHEN 'desk' THEN 'admin'
  ELSE way END, text_hash, language, privacy_policy_version
FROM consent_changes;
DROP TABLE consent_changes;
DROP TABLE consents;
DROP TABLE consent_texts;
ALTER TABLE texts_copy RENAME TO consent_texts;
ALTER TABLE consents_copy RENAME TO consents;

CREATE TRIGGER consents_are_not_changed BEFORE UPDATE ON consents
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;

CREATE TRIGGER consents_are_not_deleted BEFORE DELETE ON consents
WHEN EXISTS (SELECT 1 FROM interest_submissions WHERE id = OLD.submission_id)
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;

DROP INDEX admin_audit_of_seq;
DROP INDEX admin_audit_of_at;
ALTER TABLE admin_audit RENAME TO events;
-- The id of the subscriber, who is known by it as long as there is one; null where an event is about nobody, or about many.
ALTER TABLE events ADD COLUMN subject TEXT;
ALTER TABLE events ADD COLUMN details_hash TEXT;
CREATE UNIQUE INDEX events_of_seq ON events (seq);
CREATE INDEX events_of_at ON events (at, id);

-- What an event says besides, in JSON; it goes with the subscriber. Its hash with the salt stays in the event.
CREATE TABLE event_details (
  event_id TEXT PRIMARY KEY NOT NULL,
  subscriber_id TEXT NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  salt TEXT NOT NULL,
  details TEXT NOT NULL
) STRICT;
CREATE INDEX event_details_of_subscriber ON event_details (subscriber_id);

-- The last event, and the last of those that were deleted for their age.
ALTER TABLE audit_head RENAME TO event_head;
ALTER TABLE event_head ADD COLUMN cut_seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE event_head ADD COLUMN cut_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE event_head ADD COLUMN cut_signature TEXT;

CREATE TRIGGER events_is_not_changed BEFORE UPDATE ON events
BEGIN
  SELECT RAISE(ABORT, 'The event log is append-only.');
END;

-- What is too old by the policy is at least a year old.
CREATE TRIGGER events_is_not_deleted BEFORE DELETE ON events
WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
BEGIN
  SELECT RAISE(ABORT, 'The event log is append-only.');
END;

-- INSERT OR REPLACE deletes without asking the trigger above.
CREATE TRIGGER events_is_not_replaced BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM events WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'The event log is append-only.');
END;
