-- Messages that the owner has answered, and what the owner notes beside a person.
CREATE TABLE message_answers (
  submission_id TEXT PRIMARY KEY NOT NULL REFERENCES interest_submissions (id) ON DELETE CASCADE,
  answered_at TEXT NOT NULL
) STRICT;
CREATE TABLE notes (
  subscriber_id TEXT PRIMARY KEY NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
