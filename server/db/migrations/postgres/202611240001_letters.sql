-- Who was ever asked to confirm an e-mail address: one row an address, case ignored.
CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  email text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'left', 'bounced')),
  state_since timestamptz(3) NOT NULL,
  -- The latest submission that its own letter confirmed, and what it said; null until one is confirmed.
  submission_id text COLLATE "C",
  name text,
  language text CHECK (language IN ('en', 'pt')),
  wants_updates boolean
);

CREATE UNIQUE INDEX people_of_email ON people (lower(email));
CREATE INDEX people_by_state ON people (state, state_since);

-- The letters to send and the record of those sent. Their texts are written when they are sent, and kept nowhere.
CREATE TABLE letters (
  id text COLLATE "C" PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  -- Null for the farewell to somebody who was erased.
  person_id text COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
  -- The submission that a letter confirms, or that it answers.
  submission_id text COLLATE "C",
  -- Whom it is for; cleared when the record is older than a letter's text may be.
  email text COLLATE "C",
  name text,
  language text NOT NULL CHECK (language IN ('en', 'pt')),
  wants_updates boolean NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (
    state IN ('queued', 'sending', 'sent', 'unknown', 'bounced', 'dropped', 'not_due')
  ),
  -- Why a letter is not due, or was dropped.
  reason text,
  -- What the mail server said last.
  server_words text,
  queued_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  give_up_at timestamptz(3) NOT NULL,
  -- The letter's Date, set when its body first began to flow.
  dated_at timestamptz(3),
  ended_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  -- How often its connection ended after the body had begun to flow, so that nobody knows whether it arrived.
  times_unknown integer NOT NULL DEFAULT 0,
  -- The sender on whose connection the body flows.
  sender text
);

CREATE INDEX letters_of_person ON letters (person_id, kind, queued_at);
CREATE INDEX letters_by_state ON letters (state, due_at);

-- The links in letters, by the SHA-256 of their tokens: whoever reads this table cannot use them.
CREATE TABLE letter_links (
  token_hash text COLLATE "C" PRIMARY KEY,
  purpose text NOT NULL,
  letter_id text COLLATE "C" NOT NULL REFERENCES letters (id) ON DELETE CASCADE,
  -- Null for a link that lives as long as its letter's record.
  expires_at timestamptz(3),
  used_at timestamptz(3)
);

CREATE INDEX letter_links_of_letter ON letter_links (letter_id);

-- Which server sends the letters, until when, and what keeps it from sending.
CREATE TABLE letter_sender (
  id integer PRIMARY KEY CHECK (id = 1),
  holder text NOT NULL,
  held_until timestamptz(3) NOT NULL,
  problem text,
  problem_since timestamptz(3)
);
INSERT INTO letter_sender (id, holder, held_until) VALUES (1, 'nobody', '1970-01-01T00:00:00.000Z');

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['people', 'letters', 'letter_links', 'letter_sender'] LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_reads ON %I FOR SELECT TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_updates ON %I FOR UPDATE TO raiz_server USING (true)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['people', 'letters', 'letter_links'] LOOP
    EXECUTE format('CREATE POLICY server_inserts ON %I FOR INSERT TO raiz_server WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_deletes ON %I FOR DELETE TO raiz_server USING (true)', name);
  END LOOP;
END $$;

GRANT SELECT, INSERT, DELETE, UPDATE (email, state, state_since, submission_id, name, language, wants_updates) ON people
TO raiz_server;
GRANT SELECT, INSERT, DELETE, UPDATE (
  email, name, state, reason, server_words, due_at, give_up_at, dated_at, ended_at, attempts, times_unknown, sender
) ON letters TO raiz_server;
-- Links are deleted with their letters.
GRANT SELECT, INSERT, DELETE, UPDATE (used_at) ON letter_links TO raiz_server;
GRANT SELECT, UPDATE (holder, held_until, problem, problem_since) ON letter_sender TO raiz_server;
