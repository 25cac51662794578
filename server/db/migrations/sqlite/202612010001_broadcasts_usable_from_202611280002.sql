-- What the owner writes to many at once. Its texts are frozen, and its e-mails queued, once it is `sending`.
CREATE TABLE broadcasts (
  id TEXT PRIMARY KEY NOT NULL,
  audience TEXT NOT NULL,
  state TEXT NOT NULL,
  -- Why it was paused or stopped, or became a draft again, where nobody pressed for it.
  reason TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- The hash of audience and texts that the owner was sent.
  tested_hash TEXT,
  tested_at TEXT,
  send_at TEXT,
  -- When a server was last seen to send it.
  seen_at TEXT,
  ended_at TEXT,
  is_public INTEGER NOT NULL DEFAULT 0 CHECK (is_public IN (0, 1))
) STRICT;
CREATE TABLE broadcast_texts (
  broadcast_id TEXT NOT NULL REFERENCES broadcasts (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Of its page in the archive; null until it is sent.
  slug TEXT,
  PRIMARY KEY (broadcast_id, language)
) STRICT;
CREATE UNIQUE INDEX broadcast_texts_by_slug ON broadcast_texts (language, slug);
ALTER TABLE emails ADD COLUMN broadcast_id TEXT REFERENCES broadcasts (id);
ALTER TABLE emails ADD COLUMN complained_at TEXT;
CREATE INDEX emails_of_broadcast ON emails (broadcast_id, subscriber_id) WHERE broadcast_id IS NOT NULL;
CREATE INDEX emails_complained_about ON emails (complained_at) WHERE complained_at IS NOT NULL;
