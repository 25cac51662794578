-- On which day the owner was last told of each kind of thing, so that no start, and no other server, says it again.
CREATE TABLE owner_emails (
  kind TEXT PRIMARY KEY NOT NULL,
  day TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
