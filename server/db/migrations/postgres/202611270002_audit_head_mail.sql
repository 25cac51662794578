-- Up to which entry the log's head was mailed to the owner, and when that was last tried: a start must not begin anew,
-- and of several servers one is enough.
ALTER TABLE audit_head ADD COLUMN mailed_seq integer NOT NULL DEFAULT 0, ADD COLUMN mailed_at timestamptz(3);
GRANT UPDATE (mailed_seq, mailed_at) ON audit_head TO raiz_server;
