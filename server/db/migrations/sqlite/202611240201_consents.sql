-- The wordings that stood beside the boxes of the form, each once, by its hash.
CREATE TABLE consent_texts (
  hash TEXT PRIMARY KEY NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'pt')),
  text TEXT NOT NULL
) STRICT;

-- What a submission's consent rests on. It goes with the submission.
CREATE TABLE consents (
  submission_id TEXT PRIMARY KEY NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  -- Null where the request named no wording that was ever shown.
  text_hash TEXT REFERENCES consent_texts (hash),
  language TEXT NOT NULL CHECK (language IN ('en', 'pt')),
  given_at TEXT NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('script', 'form'))
) STRICT;

-- Finds the letter that confirmed a submission.
CREATE INDEX letters_of_submission ON letters (submission_id);
