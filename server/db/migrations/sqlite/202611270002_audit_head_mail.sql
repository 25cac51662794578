-- Up to which entry the log's head was mailed to the owner, and when that was last tried: a start must not begin anew.
ALTER TABLE audit_head ADD COLUMN mailed_seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE audit_head ADD COLUMN mailed_at TEXT;
