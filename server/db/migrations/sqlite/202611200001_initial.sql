CREATE TABLE interest_submissions (
  id TEXT PRIMARY KEY NOT NULL,
  -- ISO 8601 in UTC with milliseconds, so that the order of the texts is the order in time.
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  country TEXT,
  profession TEXT,
  message TEXT,
  wants_updates INTEGER NOT NULL CHECK (wants_updates IN (0, 1)),
  language TEXT NOT NULL CHECK (language IN ('en', 'pt')),
  ip_address TEXT,
  user_agent TEXT,
  privacy_policy_version TEXT NOT NULL,
  idempotency_key TEXT
) STRICT;

CREATE INDEX interest_submissions_in_order ON interest_submissions (created_at, id);
CREATE INDEX interest_submissions_of_email ON interest_submissions (lower(email), created_at, id);
CREATE UNIQUE INDEX interest_submissions_idempotency_key ON interest_submissions (idempotency_key)
WHERE idempotency_key IS NOT NULL;

CREATE TABLE admin_account (
  -- There is one account: of two processes that start at once, the first makes it.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  username TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE event_counts (
  day TEXT NOT NULL,
  event TEXT NOT NULL,
  properties TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, event, properties)
) STRICT;
