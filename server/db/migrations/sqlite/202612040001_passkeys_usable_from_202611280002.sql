-- Passkeys of the administrator, and the challenges that wait to be signed by one.
CREATE TABLE admin_passkeys (
  credential_id TEXT PRIMARY KEY NOT NULL,
  account TEXT NOT NULL,
  -- The host that it is for: on another one no browser offers it.
  rp_id TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  backed_up INTEGER NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT;
CREATE TABLE admin_challenges (
  -- Not the challenge itself: whoever reads this table cannot have it signed.
  hash TEXT PRIMARY KEY NOT NULL,
  purpose TEXT NOT NULL,
  -- Empty before a login.
  account TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
-- The key that a session was begun with, and when it last showed the password or a key.
ALTER TABLE admin_sessions ADD COLUMN passkey TEXT;
ALTER TABLE admin_sessions ADD COLUMN proved_at TEXT;
