-- The new address that a person asked for and that is not confirmed yet.
CREATE TABLE email_changes (
  person_id text COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  email text COLLATE "C" NOT NULL,
  asked_at timestamptz(3) NOT NULL
);

CREATE INDEX email_changes_to ON email_changes (lower(email));

-- For which addresses, known or not, somebody asked for the link to the data: for a day, and by their SHA-256.
CREATE TABLE own_data_asks (
  address_hash text COLLATE "C" PRIMARY KEY,
  asked_at timestamptz(3) NOT NULL,
  -- Why the last one was not due; null where it was.
  reason text,
  -- The last five that were due, the newest first.
  due_1 timestamptz(3),
  due_2 timestamptz(3),
  due_3 timestamptz(3),
  due_4 timestamptz(3),
  due_5 timestamptz(3)
);

-- Counts what an address was asked to confirm, whoever gave it.
CREATE INDEX letters_to ON letters (lower(email), queued_at);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['email_changes', 'own_data_asks'] LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_reads ON %I FOR SELECT TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_inserts ON %I FOR INSERT TO raiz_server WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_updates ON %I FOR UPDATE TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_deletes ON %I FOR DELETE TO raiz_server USING (true)', name);
  END LOOP;
END $$;

GRANT SELECT, INSERT, DELETE, UPDATE (email, asked_at) ON email_changes TO raiz_server;
GRANT SELECT, INSERT, DELETE, UPDATE (asked_at, reason, due_1, due_2, due_3, due_4, due_5) ON own_data_asks TO raiz_server;

-- Two people who turn out to be one keep the letters of both.
GRANT UPDATE (person_id) ON letters TO raiz_server;
-- The links that went to a previous address open nothing any more.
GRANT UPDATE (expires_at) ON letter_links TO raiz_server;
