-- Who may open the dashboard beside the owner, who stays in admin_account or in the configuration.
-- Sessions, passkeys and challenges name the id as their account; of the owner it is the username.
CREATE TABLE admin_accounts (
  id TEXT PRIMARY KEY NOT NULL,
  username TEXT NOT NULL,
  role TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Of the link by which the first passkey is made, not the link itself; null once it was used.
  invitation_hash TEXT UNIQUE,
  ended_at TEXT
) STRICT;
-- The name of an ended account may be given again.
CREATE UNIQUE INDEX admin_accounts_by_username ON admin_accounts (username) WHERE ended_at IS NULL;
