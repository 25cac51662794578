-- The new address that a person asked for and that is not confirmed yet.
CREATE TABLE email_changes (
  person_id TEXT PRIMARY KEY NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  asked_at TEXT NOT NULL
) STRICT;

CREATE INDEX email_changes_to ON email_changes (lower(email));

-- For which addresses, known or not, somebody asked for the link to the data: for a day, and by their SHA-256.
CREATE TABLE own_data_asks (
  address_hash TEXT PRIMARY KEY NOT NULL,
  asked_at TEXT NOT NULL,
  -- Why the last one was not due; null where it was.
  reason TEXT,
  -- The last five that were due, the newest first.
  due_1 TEXT,
  due_2 TEXT,
  due_3 TEXT,
  due_4 TEXT,
  due_5 TEXT
) STRICT;

-- Counts what an address was asked to confirm, whoever gave it.
CREATE INDEX letters_to ON letters (lower(email), queued_at);
