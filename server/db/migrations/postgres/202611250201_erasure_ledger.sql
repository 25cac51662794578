-- Who was erased, by a keyed hash of the e-mail address: the servers copy it into the file that each of them keeps
-- outside of the database (docs/decisions/0030-erasure-ledger.md). A backup leaves its rows out.
CREATE TABLE erasure_ledger (
  id text COLLATE "C" PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  account text NOT NULL,
  kind text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  -- Null where one submission was deleted, and its person has others.
  person text COLLATE "C",
  -- The submissions that were deleted, as a JSON array.
  ids text COLLATE "C" NOT NULL
);

-- Shows which key the hashes were made with, and does not reveal it.
CREATE TABLE erasure_ledger_key (
  id integer PRIMARY KEY CHECK (id = 1),
  key_check text COLLATE "C" NOT NULL
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['erasure_ledger', 'erasure_ledger_key'] LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_reads ON %I FOR SELECT TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_inserts ON %I FOR INSERT TO raiz_server WITH CHECK (true)', name);
  END LOOP;
END $$;

GRANT SELECT, INSERT, DELETE ON erasure_ledger TO raiz_server;
CREATE POLICY server_deletes ON erasure_ledger FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT ON erasure_ledger_key TO raiz_server;
