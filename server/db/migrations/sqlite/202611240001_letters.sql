-- Who was ever asked to confirm an e-mail address: one row an address, case ignored.
CREATE TABLE people (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'left', 'bounced')),
  state_since TEXT NOT NULL,
  -- The latest submission that its own letter confirmed, and what it said; null until one is confirmed.
  submission_id TEXT,
  name TEXT,
  language TEXT CHECK (language IN ('en', 'pt')),
  wants_updates INTEGER CHECK (wants_updates IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX people_of_email ON people (lower(email));
CREATE INDEX people_by_state ON people (state, state_since);

-- The letters to send and the record of those sent. Their texts are written when they are sent, and kept nowhere.
CREATE TABLE letters (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  -- Null for the farewell to somebody who was erased.
  person_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  -- The submission that a letter confirms, or that it answers.
  submission_id TEXT,
  -- Whom it is for; cleared when the record is older than a letter's text may be.
  email TEXT,
  name TEXT,
  language TEXT NOT NULL CHECK (language IN ('en', 'pt')),
  wants_updates INTEGER NOT NULL CHECK (wants_updates IN (0, 1)),
  state TEXT NOT NULL CHECK (
    state IN ('queued', 'sending', 'sent', 'unknown', 'bounced', 'dropped', 'not_due')
  ),
  -- Why a letter is not due, or was dropped.
  reason TEXT,
  -- What the mail server said last.
  server_words TEXT,
  queued_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  give_up_at TEXT NOT NULL,
  -- The letter's Date, set when its body first began to flow.
  dated_at TEXT,
  ended_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- How often its connection ended after the body had begun to flow, so that nobody knows whether it arrived.
  times_unknown INTEGER NOT NULL DEFAULT 0,
  -- The sender on whose connection the body flows.
  sender TEXT
) STRICT;

CREATE INDEX letters_of_person ON letters (person_id, kind, queued_at);
CREATE INDEX letters_by_state ON letters (state, due_at);

-- The links in letters, by the SHA-256 of their tokens: whoever reads this table cannot use them.
CREATE TABLE letter_links (
  token_hash TEXT PRIMARY KEY NOT NULL,
  purpose TEXT NOT NULL,
  letter_id TEXT NOT NULL REFERENCES letters (id) ON DELETE CASCADE,
  -- Null for a link that lives as long as its letter's record.
  expires_at TEXT,
  used_at TEXT
) STRICT;

CREATE INDEX letter_links_of_letter ON letter_links (letter_id);

-- Which server sends the letters, until when, and what keeps it from sending.
CREATE TABLE letter_sender (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  holder TEXT NOT NULL,
  held_until TEXT NOT NULL,
  problem TEXT,
  problem_since TEXT
) STRICT;
INSERT INTO letter_sender (id, holder, held_until) VALUES (1, 'nobody', '1970-01-01T00:00:00.000Z');
