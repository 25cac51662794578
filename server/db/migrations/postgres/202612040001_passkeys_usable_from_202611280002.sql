-- Passkeys of the administrator, and the challenges that wait to be signed by one.
CREATE TABLE admin_passkeys (
  credential_id text COLLATE "C" PRIMARY KEY,
  account text COLLATE "C" NOT NULL,
  -- The host that it is for: on another one no browser offers it.
  rp_id text COLLATE "C" NOT NULL,
  public_key text COLLATE "C" NOT NULL,
  -- Up to 2^32, which Postgres' integer does not hold.
  counter double precision NOT NULL,
  transports text COLLATE "C" NOT NULL,
  backed_up smallint NOT NULL,
  name text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE TABLE admin_challenges (
  -- Not the challenge itself: whoever reads this table cannot have it signed.
  hash text COLLATE "C" PRIMARY KEY,
  purpose text COLLATE "C" NOT NULL,
  -- Empty before a login.
  account text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL
);
-- The key that a session was begun with, and when it last showed the password or a key.
ALTER TABLE admin_sessions ADD COLUMN passkey text COLLATE "C", ADD COLUMN proved_at timestamptz(3);
REVOKE ALL ON admin_passkeys, admin_challenges FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE admin_passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_passkeys FORCE ROW LEVEL SECURITY;
ALTER TABLE admin_challenges ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_challenges FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON admin_passkeys TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner_migrates ON admin_challenges TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON admin_passkeys FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_passkeys FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON admin_passkeys FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON admin_passkeys FOR DELETE TO raiz_server USING (true);
CREATE POLICY server_reads ON admin_challenges FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_challenges FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_deletes ON admin_challenges FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE ON admin_passkeys, admin_challenges TO raiz_server;
GRANT UPDATE (counter, backed_up, name, last_used_at) ON admin_passkeys TO raiz_server;
GRANT UPDATE (proved_at) ON admin_sessions TO raiz_server;
