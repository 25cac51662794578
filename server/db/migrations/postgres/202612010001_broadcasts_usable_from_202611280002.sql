-- What the owner writes to many at once. Its texts are frozen, and its e-mails queued, once it is `sending`.
CREATE TABLE broadcasts (
  id text COLLATE "C" PRIMARY KEY,
  audience text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL,
  -- Why it was paused or stopped, or became a draft again, where nobody pressed for it.
  reason text COLLATE "C",
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- The hash of audience and texts that the owner was sent.
  tested_hash text COLLATE "C",
  tested_at timestamptz(3),
  send_at timestamptz(3),
  -- When a server was last seen to send it.
  seen_at timestamptz(3),
  ended_at timestamptz(3),
  is_public boolean NOT NULL DEFAULT false
);
CREATE TABLE broadcast_texts (
  broadcast_id text COLLATE "C" NOT NULL REFERENCES broadcasts (id) ON DELETE CASCADE,
  language text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  body text COLLATE "C" NOT NULL,
  -- Of its page in the archive; null until it is sent.
  slug text COLLATE "C",
  PRIMARY KEY (broadcast_id, language)
);
CREATE UNIQUE INDEX broadcast_texts_by_slug ON broadcast_texts (language, slug);
ALTER TABLE emails
ADD COLUMN broadcast_id text COLLATE "C" REFERENCES broadcasts (id),
ADD COLUMN complained_at timestamptz(3);
CREATE INDEX emails_of_broadcast ON emails (broadcast_id, subscriber_id) WHERE broadcast_id IS NOT NULL;
CREATE INDEX emails_complained_about ON emails (complained_at) WHERE complained_at IS NOT NULL;
GRANT UPDATE (complained_at) ON emails TO raiz_server;

REVOKE ALL ON broadcasts, broadcast_texts FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE broadcasts ENABLE ROW LEVEL SECURITY;
ALTER TABLE broadcasts FORCE ROW LEVEL SECURITY;
ALTER TABLE broadcast_texts ENABLE ROW LEVEL SECURITY;
ALTER TABLE broadcast_texts FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON broadcasts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner_migrates ON broadcast_texts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON broadcasts FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON broadcasts FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON broadcasts FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON broadcasts FOR DELETE TO raiz_server USING (true);
CREATE POLICY server_reads ON broadcast_texts FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON broadcast_texts FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON broadcast_texts FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON broadcast_texts FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE ON broadcasts, broadcast_texts TO raiz_server;
GRANT UPDATE (audience, state, reason, updated_at, tested_hash, tested_at, send_at, seen_at, ended_at, is_public) ON broadcasts TO raiz_server;
GRANT UPDATE (subject, body, slug) ON broadcast_texts TO raiz_server;
