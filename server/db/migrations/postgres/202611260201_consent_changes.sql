-- Whether the second box was ticked when the form was sent; null where that is not known.
ALTER TABLE consents ADD COLUMN wants_updates boolean;

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
  submission_id text COLLATE "C" NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  -- In the order of time. One act may change both consents, and those of several submissions.
  act text COLLATE "C" NOT NULL,
  -- list: the box that must be ticked; news: the other.
  purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('list', 'news')),
  given boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Null where it was not kept.
  way text COLLATE "C" CHECK (way IN ('letter', 'own_data', 'leave_link', 'one_click', 'desk')),
  -- What the person was shown, where that was more than the button of a letter.
  text_hash text COLLATE "C" REFERENCES consent_texts (hash),
  language text CHECK (language IN ('en', 'pt')),
  privacy_policy_version text COLLATE "C",
  PRIMARY KEY (submission_id, act, purpose)
);

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

REVOKE ALL ON consent_changes FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE consent_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON consent_changes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON consent_changes FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON consent_changes FOR INSERT TO raiz_server WITH CHECK (true);
-- It is proof: nobody changes it, and it is deleted with its submission alone.
GRANT SELECT, INSERT ON consent_changes TO raiz_server;
