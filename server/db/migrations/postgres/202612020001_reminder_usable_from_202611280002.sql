-- When somebody was reminded, once in their life, to confirm (server/subscribers/remind.ts). Whoever was told before this that they
-- would hear no more is not to be reminded.
ALTER TABLE subscribers ADD COLUMN reminded_at timestamptz(3);
UPDATE subscribers SET reminded_at = created_at;
GRANT UPDATE (reminded_at) ON subscribers TO raiz_server;
