-- The mirrors in LEDGER_DIR that the servers know, and the last line that each is known to have: one that was cut or taken away is
-- noticed. The key itself is beside the mirror alone.
CREATE TABLE mirrors (
  id text COLLATE "C" PRIMARY KEY,
  key_check text COLLATE "C" NOT NULL,
  n integer NOT NULL,
  link text COLLATE "C" NOT NULL
);

-- Who was erased and what people decided, as JSON, until every server has it in its own mirror. A backup leaves the rows out.
CREATE TABLE mirror_lines (
  id text COLLATE "C" PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  line text COLLATE "C" NOT NULL
);

-- Each server takes over the lines of its own ledger: docs/operating.md.
DROP TABLE erasure_ledger, erasure_ledger_key;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['mirrors', 'mirror_lines'] LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY server_reads ON %I FOR SELECT TO raiz_server USING (true)', name);
    EXECUTE format('CREATE POLICY server_inserts ON %I FOR INSERT TO raiz_server WITH CHECK (true)', name);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE (n, link) ON mirrors TO raiz_server;
CREATE POLICY server_updates ON mirrors FOR UPDATE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE ON mirror_lines TO raiz_server;
CREATE POLICY server_deletes ON mirror_lines FOR DELETE TO raiz_server USING (true);
