-- Null while the account has the password of the first start.
ALTER TABLE admin_account ADD COLUMN password_changed_at timestamptz(3);

-- Since when and from where somebody is logged in at the desk. Whoever was logged in logs in again.
DELETE FROM admin_sessions;
ALTER TABLE admin_sessions DROP CONSTRAINT admin_sessions_pkey;
ALTER TABLE admin_sessions
  ADD COLUMN id text COLLATE "C" PRIMARY KEY,
  ADD UNIQUE (token_hash),
  -- Of the password it was begun with: with another, the session is over.
  ADD COLUMN password_mark text NOT NULL,
  ADD COLUMN begun_at timestamptz(3) NOT NULL,
  ADD COLUMN address text NOT NULL;

-- The log takes new kinds of entries. Which there are says the code, for both engines.
ALTER TABLE admin_audit DROP CONSTRAINT admin_audit_kind_check;

-- The server changes the password.
GRANT UPDATE (password_hash, password_changed_at) ON admin_account TO raiz_server;
CREATE POLICY server_updates ON admin_account FOR UPDATE TO raiz_server USING (true);
