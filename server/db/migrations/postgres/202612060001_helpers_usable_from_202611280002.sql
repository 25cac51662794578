-- Who may open the dashboard beside the owner, who stays in admin_account or in the configuration.
-- Sessions, passkeys and challenges name the id as their account; of the owner it is the username.
CREATE TABLE admin_accounts (
  id text COLLATE "C" PRIMARY KEY,
  username text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Of the link by which the first passkey is made, not the link itself; null once it was used.
  invitation_hash text COLLATE "C" UNIQUE,
  ended_at timestamptz(3)
);
-- The name of an ended account may be given again.
CREATE UNIQUE INDEX admin_accounts_by_username ON admin_accounts (username) WHERE ended_at IS NULL;
REVOKE ALL ON admin_accounts FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE admin_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_accounts FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON admin_accounts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON admin_accounts FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_accounts FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON admin_accounts FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON admin_accounts FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE ON admin_accounts TO raiz_server;
GRANT UPDATE (invitation_hash, ended_at) ON admin_accounts TO raiz_server;
