-- A mailbox is known by one key, which domain/submission/email.ts makes. The migrator has written the keys that Postgres cannot make
-- into email_keys: those of addresses with letters beyond ASCII.
ALTER TABLE interest_submissions ADD COLUMN email_key text COLLATE "C";
ALTER TABLE people ADD COLUMN email_key text COLLATE "C";
ALTER TABLE letters ADD COLUMN email_key text COLLATE "C";
ALTER TABLE email_changes ADD COLUMN email_key text COLLATE "C";
ALTER TABLE rights_requests ADD COLUMN email_key text COLLATE "C";
ALTER TABLE restrictions ADD COLUMN email_key text COLLATE "C";

DROP INDEX interest_submissions_of_email;
DROP INDEX people_of_email;
DROP INDEX letters_to;
DROP INDEX email_changes_to;
DROP INDEX rights_requests_of_email;

UPDATE interest_submissions SET email_key = lower(email);
UPDATE people SET email_key = lower(email);
UPDATE letters SET email_key = lower(email) WHERE email IS NOT NULL;
UPDATE email_changes SET email_key = lower(email);
UPDATE rights_requests SET email_key = lower(email) WHERE email IS NOT NULL;
UPDATE restrictions SET email_key = lower(email);
UPDATE interest_submissions SET email_key = made.email_key FROM email_keys AS made WHERE made.email = interest_submissions.email;
UPDATE people SET email_key = made.email_key FROM email_keys AS made WHERE made.email = people.email;
UPDATE letters SET email_key = made.email_key FROM email_keys AS made WHERE made.email = letters.email;
UPDATE email_changes SET email_key = made.email_key FROM email_keys AS made WHERE made.email = email_changes.email;
UPDATE rights_requests SET email_key = made.email_key FROM email_keys AS made WHERE made.email = rights_requests.email;
UPDATE restrictions SET email_key = made.email_key FROM email_keys AS made WHERE made.email = restrictions.email;
DROP TABLE email_keys;

CREATE INDEX interest_submissions_of_email ON interest_submissions (email_key, created_at, id);
CREATE INDEX letters_to ON letters (email_key, queued_at);
CREATE INDEX email_changes_to ON email_changes (email_key);
CREATE INDEX rights_requests_of_email ON rights_requests (email_key);

-- Restricted, if one of its spellings is.
UPDATE restrictions SET since = (
  SELECT min(other.since) FROM restrictions AS other WHERE other.email_key = restrictions.email_key
);
DELETE FROM restrictions USING restrictions AS other
WHERE other.email_key = restrictions.email_key AND other.email < restrictions.email;
ALTER TABLE restrictions DROP COLUMN email, ADD PRIMARY KEY (email_key);

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
    ) AS confirmation
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
  SELECT doubles.kept, doubles.decided, min(each.created_at) AS created_at, bool_and(each.wants_updates) AS wants_updates
  FROM doubles JOIN people AS each ON each.id = doubles.id GROUP BY doubles.kept, doubles.decided
) AS said
JOIN people AS decided ON decided.id = said.decided
WHERE people.id = said.kept;

-- Pending changes of address and open links end; the way off the list stays open.
DELETE FROM email_changes WHERE person_id IN (SELECT id FROM doubles);
DELETE FROM letters WHERE kind = 'newAddress' AND state = 'queued' AND person_id IN (SELECT id FROM doubles);
UPDATE letter_links SET expires_at = now()
WHERE purpose <> 'unsubscribe' AND expires_at > now()
  AND letter_id IN (SELECT letters.id FROM letters JOIN doubles ON doubles.id = letters.person_id);

UPDATE letters SET person_id = doubles.kept FROM doubles
WHERE doubles.id = letters.person_id AND doubles.id <> doubles.kept;
DELETE FROM people WHERE id IN (SELECT id FROM doubles WHERE id <> kept);
UPDATE letters SET state = 'dropped', reason = people.state, ended_at = people.state_since FROM people
WHERE people.id = letters.person_id AND people.id IN (SELECT kept FROM doubles) AND people.state IN ('left', 'bounced')
  AND letters.state = 'queued' AND letters.kind <> 'ownData' AND letters.queued_at <= people.state_since;
DROP TABLE doubles;

CREATE UNIQUE INDEX people_of_email ON people (email_key);

ALTER TABLE interest_submissions ALTER COLUMN email_key SET NOT NULL;
ALTER TABLE people ALTER COLUMN email_key SET NOT NULL;
ALTER TABLE email_changes ALTER COLUMN email_key SET NOT NULL;

GRANT UPDATE (email_key) ON interest_submissions, people, letters, email_changes, rights_requests TO raiz_server;
