-- On which day the owner was last told of each kind of thing, so that no start, and no other server, says it again.
CREATE TABLE owner_emails (
  kind text COLLATE "C" PRIMARY KEY,
  day date NOT NULL,
  at timestamptz(3) NOT NULL
);
REVOKE ALL ON owner_emails FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE owner_emails ENABLE ROW LEVEL SECURITY;
ALTER TABLE owner_emails FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON owner_emails TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON owner_emails FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON owner_emails FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON owner_emails FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON owner_emails FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE ON owner_emails TO raiz_server;
GRANT UPDATE (day, at) ON owner_emails TO raiz_server;
