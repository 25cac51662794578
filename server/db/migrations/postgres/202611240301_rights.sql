-- Whose data is kept and not used, at their request: one row an address, case ignored.
CREATE TABLE restrictions (
  email text COLLATE "C" PRIMARY KEY,
  since timestamptz(3) NOT NULL
);

CREATE UNIQUE INDEX restrictions_of_email ON restrictions (lower(email));

-- What people asked for by their rights, and until when it is to be answered.
CREATE TABLE rights_requests (
  id text COLLATE "C" PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  -- Null once the person is erased.
  email text COLLATE "C",
  received_on date NOT NULL,
  due_on date NOT NULL,
  -- At the desk, or by the person's own press.
  made_by text COLLATE "C" NOT NULL CHECK (made_by IN ('desk', 'self')),
  answered_on date,
  outcome text COLLATE "C" CHECK (outcome IN ('done', 'refused')),
  -- Why it was refused; cleared with the address.
  reason text
);

CREATE INDEX rights_requests_of_email ON rights_requests (lower(email));

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['restrictions', 'rights_requests'] LOOP
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

GRANT SELECT, INSERT, DELETE, UPDATE (email) ON restrictions TO raiz_server;
GRANT SELECT, INSERT, DELETE, UPDATE (email, answered_on, outcome, reason) ON rights_requests TO raiz_server;

-- The server corrects what a person submitted.
GRANT UPDATE (name, email, country, profession, message, language) ON interest_submissions TO raiz_server;
