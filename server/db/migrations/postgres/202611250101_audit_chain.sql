-- Each entry of the log is chained to the one before by a hash: server/database/audit/chain.ts says how. The entries
-- of before have neither.
ALTER TABLE admin_audit ADD COLUMN seq integer, ADD COLUMN hash text COLLATE "C";
CREATE UNIQUE INDEX admin_audit_of_seq ON admin_audit (seq);
CREATE INDEX admin_audit_of_at ON admin_audit (at, id);

-- The last entry of the chain. Whoever adds the next one changes this row first, so that entries come one by one.
CREATE TABLE audit_head (
  id integer PRIMARY KEY CHECK (id = 1),
  seq integer NOT NULL,
  hash text COLLATE "C" NOT NULL
);
INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, '');

REVOKE ALL ON audit_head FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE audit_head ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_head FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON audit_head TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON audit_head FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_updates ON audit_head FOR UPDATE TO raiz_server USING (true);
GRANT SELECT, UPDATE (seq, hash) ON audit_head TO raiz_server;
