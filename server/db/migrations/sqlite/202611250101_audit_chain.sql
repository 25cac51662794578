-- Each entry of the log is chained to the one before by a hash: server/database/audit/chain.ts says how. The entries
-- of before have neither.
ALTER TABLE admin_audit ADD COLUMN seq INTEGER;
ALTER TABLE admin_audit ADD COLUMN hash TEXT;
CREATE UNIQUE INDEX admin_audit_of_seq ON admin_audit (seq);
CREATE INDEX admin_audit_of_at ON admin_audit (at, id);

-- The last entry of the chain. Whoever adds the next one changes this row first, so that entries come one by one.
CREATE TABLE audit_head (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT;
INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, '');
