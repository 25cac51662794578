-- Due e-mails go by lane, then by time (domain/email/emails.ts). A program that knows no lanes writes those of lane 1.
ALTER TABLE emails ADD COLUMN lane INTEGER NOT NULL DEFAULT 1;
UPDATE emails SET lane = 0 WHERE subscriber_id IS NULL;
DROP INDEX emails_by_state;
CREATE INDEX emails_by_state ON emails (state, lane, due_at);
