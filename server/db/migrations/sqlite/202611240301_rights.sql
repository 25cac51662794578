-- Whose data is kept and not used, at their request: one row an address, case ignored.
CREATE TABLE restrictions (
  email TEXT PRIMARY KEY NOT NULL,
  since TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX restrictions_of_email ON restrictions (lower(email));

-- What people asked for by their rights, and until when it is to be answered.
CREATE TABLE rights_requests (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  -- Null once the person is erased.
  email TEXT,
  received_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  -- At the desk, or by the person's own press.
  made_by TEXT NOT NULL CHECK (made_by IN ('desk', 'self')),
  answered_on TEXT,
  outcome TEXT CHECK (outcome IN ('done', 'refused')),
  -- Why it was refused; cleared with the address.
  reason TEXT
) STRICT;

CREATE INDEX rights_requests_of_email ON rights_requests (lower(email));
