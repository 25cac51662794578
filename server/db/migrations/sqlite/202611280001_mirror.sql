-- The mirrors in LEDGER_DIR that the store knows, and the last line that each is known to have: one that was cut or taken away is
-- noticed. The key itself is beside the mirror alone.
CREATE TABLE mirrors (
  id TEXT PRIMARY KEY NOT NULL,
  key_check TEXT NOT NULL,
  n INTEGER NOT NULL,
  link TEXT NOT NULL
) STRICT;
