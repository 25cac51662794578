-- Who is logged in at the desk. Not the token itself: whoever reads this table cannot use it.
CREATE TABLE admin_sessions (
  token_hash TEXT PRIMARY KEY NOT NULL,
  account TEXT NOT NULL,
  last_used_at TEXT NOT NULL
) STRICT;

-- What was done at the desk, and nothing of whom it was done to. Rows are only ever added.
CREATE TABLE admin_audit (
  id TEXT PRIMARY KEY NOT NULL,
  at TEXT NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('erase', 'export_person', 'unsubscribe', 'export_list')),
  count INTEGER NOT NULL
) STRICT;

CREATE TRIGGER admin_audit_is_not_changed BEFORE UPDATE ON admin_audit
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;

CREATE TRIGGER admin_audit_is_not_deleted BEFORE DELETE ON admin_audit
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;

-- INSERT OR REPLACE deletes without asking the trigger above.
CREATE TRIGGER admin_audit_is_not_replaced BEFORE INSERT ON admin_audit
WHEN EXISTS (SELECT 1 FROM admin_audit WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
