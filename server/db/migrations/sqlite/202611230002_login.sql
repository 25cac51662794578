-- Null while the account has the password of the first start.
ALTER TABLE admin_account ADD COLUMN password_changed_at TEXT;

-- Who is logged in at the desk, since when and from where. Whoever was logged in logs in again.
DROP TABLE admin_sessions;
CREATE TABLE admin_sessions (
  id TEXT PRIMARY KEY NOT NULL,
  -- Not the token itself: whoever reads this table cannot use it.
  token_hash TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL,
  -- Of the password it was begun with: with another, the session is over.
  password_mark TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  last_used_at TEXT NOT NULL,
  address TEXT NOT NULL
) STRICT;

-- The log takes new kinds of entries; SQLite cannot change a CHECK. Which kinds there are says the code.
CREATE TABLE admin_audit_of_any_kind (
  id TEXT PRIMARY KEY NOT NULL,
  at TEXT NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;
INSERT INTO admin_audit_of_any_kind SELECT id, at, account, kind, count FROM admin_audit;
DROP TABLE admin_audit;
ALTER TABLE admin_audit_of_any_kind RENAME TO admin_audit;

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
