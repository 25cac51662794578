-- A mailbox is known by one key, which domain/submission/email.ts makes; the migrator lends SQLite that function as email_key_of.
ALTER TABLE interest_submissions ADD COLUMN email_key TEXT;
ALTER TABLE people ADD COLUMN email_key TEXT;
ALTER TABLE letters ADD COLUMN email_key TEXT;
ALTER TABLE email_changes ADD COLUMN email_key TEXT;
ALTER TABLE rights_requests ADD COLUMN email_key TEXT;

DROP INDEX interest_submissions_of_email;
DROP INDEX people_of_email;
DROP INDEX letters_to;
DROP INDEX email_changes_to;
DROP INDEX rights_requests_of_email;

UPDATE interest_submissions SET email_key = email_key_of(email);
UPDATE people SET email_key = email_key_of(email);
UPDATE letters SET email_key = email_key_of(email) WHERE email IS NOT NULL;
UPDATE email_changes SET email_key = email_key_of(email);
UPDATE rights_requests SET email_key = email_key_of(email) WHERE email IS NOT NULL;

CREATE INDEX interest_submissions_of_email ON interest_submissions (email_key, created_at, id);
CREATE INDEX letters_to ON letters (email_key, queued_at);
CREATE INDEX email_changes_to ON email_changes (email_key);
CREATE INDEX rights_requests_of_email ON rights_requests (email_key);

-- Restricted, if one of its spellings is.
CREATE TABLE restrictions_of_mailboxes (
  email_key TEXT PRIMARY KEY NOT NULL,
  since TEXT NOT NULL
) STRICT;
INSERT INTO restrictions_of_mailboxes SELECT email_key_of(email), min(since) FROM restrictions GROUP BY 1;
DROP TABLE restrictions;
ALTER TABLE restrictions_of_mailboxes RENAME TO restrictions;

-- Who was several people by the spellings of one mailbox: the row that is kept is that of the newest confirmed, with its spelling,
-- name and language. The state comes from who left or bounced since the last confirmation of any, else from who is confirmed.
CREATE TABLE doubles AS
WITH several AS (
  SELECT people.*, (
    SELECT max(at) FROM (
      SELECT change.at FROM consent_changes AS change
      JOIN interest_submissions AS submission ON submission.id = change.submission_id
      WHERE submission.email_key = people.email_key AND change.purpose = 'list' AND change.given
      UNION ALL
      SELECT other.state_since FROM people AS other
      WHERE other.email_key = people.email_key AND other.state = 'confirmed'
    )
  ) AS confirmed_at
  FROM people WHERE email_key IN (SELECT email_key FROM people GROUP BY email_key HAVING count(*) > 1)
)
SELECT id,
  first_value(id) OVER (
    PARTITION BY email_key ORDER BY CASE state WHEN 'confirmed' THEN 1 ELSE 2 END,
      CASE WHEN submission_id IS NULL THEN 2 ELSE 1 END, submission_id DESC, created_at DESC, id DESC
  ) AS kept,
  first_value(id) OVER (
    PARTITION BY email_key ORDER BY CASE
      WHEN state = 'left' AND (confirmed_at IS NULL OR state_since >= confirmed_at) THEN 1
      WHEN state = 'bounced' AND (confirmed_at IS NULL OR state_since >= confirmed_at) THEN 2
      WHEN state = 'confirmed' THEN 3 WHEN state = 'left' THEN 4 WHEN state = 'bounced' THEN 5 ELSE 6
    END, state_since DESC
  ) AS decided
FROM several;
CREATE INDEX doubles_kept ON doubles (kept);

UPDATE people SET
  created_at = said.created_at, wants_updates = said.wants_updates,
  state = decided.state, state_since = decided.state_since
FROM (
  SELECT doubles.kept, doubles.decided, min(each.created_at) AS created_at, min(each.wants_updates) AS wants_updates
  FROM doubles JOIN people AS each ON each.id = doubles.id GROUP BY doubles.kept, doubles.decided
) AS said
JOIN people AS decided ON decided.id = said.decided
WHERE people.id = said.kept;

-- Pending changes of address and open links end; the way off the list stays open.
DELETE FROM email_changes WHERE person_id IN (SELECT id FROM doubles);
DELETE FROM letters WHERE kind = 'newAddress' AND state = 'queued' AND person_id IN (SELECT id FROM doubles);
UPDATE letter_links SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE purpose <> 'unsubscribe' AND expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  AND letter_id IN (SELECT letters.id FROM letters JOIN doubles ON doubles.id = letters.person_id);

UPDATE letters SET person_id = doubles.kept FROM doubles
WHERE doubles.id = letters.person_id AND doubles.id <> doubles.kept;
DELETE FROM people WHERE id IN (SELECT id FROM doubles WHERE id <> kept);
UPDATE letters SET state = 'dropped', reason = people.state, ended_at = people.state_since FROM people
WHERE people.id = letters.person_id AND people.id IN (SELECT kept FROM doubles) AND people.state IN ('left', 'bounced')
  AND letters.state = 'queued' AND letters.kind <> 'ownData' AND letters.queued_at <= people.state_since;
DROP TABLE doubles;

CREATE UNIQUE INDEX people_of_email ON people (email_key);

-- They served the merging of stores alone.
DROP TRIGGER interest_submissions_deletion_is_noted;
DROP TABLE deleted_submissions;
