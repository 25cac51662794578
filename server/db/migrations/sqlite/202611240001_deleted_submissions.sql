-- Which submissions were deleted, and nothing of whose they were, so that merging a copy
-- (`npm run restore -- --merge`) brings none of them back.
CREATE TABLE deleted_submissions (
  id TEXT PRIMARY KEY NOT NULL,
  created_at TEXT NOT NULL,
  deleted_at TEXT NOT NULL
) STRICT;

CREATE TRIGGER interest_submissions_deletion_is_noted AFTER DELETE ON interest_submissions
BEGIN
  INSERT OR REPLACE INTO deleted_submissions (id, created_at, deleted_at)
  VALUES (OLD.id, OLD.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
