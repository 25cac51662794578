-- When somebody was reminded, once in their life, to confirm (server/subscribers/remind.ts). Whoever was told before this that they
-- would hear no more is not to be reminded.
ALTER TABLE subscribers ADD COLUMN reminded_at TEXT;
UPDATE subscribers SET reminded_at = created_at;
