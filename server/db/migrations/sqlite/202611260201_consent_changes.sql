-- Whether the second box was ticked when the form was sent; null where that is not known.
ALTER TABLE consents ADD COLUMN wants_updates INTEGER CHECK (wants_updates IN (0, 1));

-- Known of who cannot have changed it since.
UPDATE consents SET wants_updates = (
  SELECT submission.wants_updates FROM interest_submissions AS submission
  WHERE submission.id = consents.submission_id
    AND NOT EXISTS (
      SELECT 1 FROM rights_requests
      WHERE lower(rights_requests.email) = lower(submission.email) AND rights_requests.kind IN ('correction', 'withdrawal')
    )
    AND (
      submission.wants_updates OR NOT EXISTS (
        SELECT 1 FROM people WHERE lower(people.email) = lower(submission.email) AND people.state = 'left'
      ) AND NOT EXISTS (
        SELECT 1 FROM interest_submissions AS other
        WHERE lower(other.email) = lower(submission.email) AND other.id <> submission.id
      )
    )
);

-- What became of the consents of a submission after its form was sent: confirmed, withdrawn, or given anew. A row is added by
-- the act that changes them, and goes with the submission.
CREATE TABLE consent_changes (
  submission_id TEXT NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  -- In the order of time. One act may change both consents, and those of several submissions.
  act TEXT NOT NULL,
  -- list: the box that must be ticked; news: the other.
  purpose TEXT NOT NULL CHECK (purpose IN ('list', 'news')),
  given INTEGER NOT NULL CHECK (given IN (0, 1)),
  at TEXT NOT NULL,
  -- Null where it was not kept.
  way TEXT CHECK (way IN ('letter', 'own_data', 'leave_link', 'one_click', 'desk')),
  -- What the person was shown, where that was more than the button of a letter.
  text_hash TEXT REFERENCES consent_texts (hash),
  language TEXT CHECK (language IN ('en', 'pt')),
  privacy_policy_version TEXT,
  PRIMARY KEY (submission_id, act, purpose)
) STRICT;

INSERT INTO consent_changes (submission_id, act, purpose, given, at, way, language)
SELECT letter.submission_id, min(letter.id), 'list', TRUE, min(link.used_at), 'letter', min(letter.language)
FROM letter_links AS link
JOIN letters AS letter ON letter.id = link.letter_id
JOIN interest_submissions AS submission ON submission.id = letter.submission_id
WHERE link.purpose = 'confirm' AND link.used_at IS NOT NULL
GROUP BY letter.submission_id;

INSERT INTO consent_changes (submission_id, act, purpose, given, at, way, language)
SELECT change.submission_id, change.act, 'news', TRUE, change.at, change.way, change.language
FROM consent_changes AS change
JOIN consents ON consents.submission_id = change.submission_id
WHERE consents.wants_updates;

INSERT INTO consent_changes (submission_id, act, purpose, given, at)
SELECT submission.id, people.id, 'list', FALSE, people.state_since
FROM people
JOIN interest_submissions AS submission ON lower(submission.email) = lower(people.email)
WHERE people.state = 'left' AND submission.created_at <= people.state_since;

-- Both are proof: nobody changes them, and they are deleted with their submission alone.
CREATE TRIGGER consents_are_not_changed BEFORE UPDATE ON consents
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;

CREATE TRIGGER consents_are_not_deleted BEFORE DELETE ON consents
WHEN EXISTS (SELECT 1 FROM interest_submissions WHERE id = OLD.submission_id)
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;

CREATE TRIGGER consent_changes_are_not_changed BEFORE UPDATE ON consent_changes
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;

CREATE TRIGGER consent_changes_are_not_deleted BEFORE DELETE ON consent_changes
WHEN EXISTS (SELECT 1 FROM interest_submissions WHERE id = OLD.submission_id)
BEGIN
  SELECT RAISE(ABORT, 'The history of consent is append-only.');
END;
