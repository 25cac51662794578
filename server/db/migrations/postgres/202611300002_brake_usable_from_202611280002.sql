-- New confirmations can be held (server/subscribers/brake.ts): by which rule, and from when on one counts that was sent.
ALTER TABLE emails ADD COLUMN held_by text COLLATE "C", ADD COLUMN counts_from timestamptz(3);
CREATE INDEX emails_counted ON emails (counts_from) WHERE counts_from IS NOT NULL;
CREATE INDEX emails_held ON emails (held_by) WHERE held_by IS NOT NULL;
GRANT UPDATE (held_by, counts_from) ON emails TO raiz_server;
-- When what was held last went on at once: the rules count only what was sent later.
ALTER TABLE email_sender ADD COLUMN counted_from timestamptz(3) NOT NULL DEFAULT '1970-01-01T00:00:00.000Z';
GRANT UPDATE (counted_from) ON email_sender TO raiz_server;
