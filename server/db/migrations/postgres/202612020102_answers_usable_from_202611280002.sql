-- Messages that the owner has answered, and what the owner notes beside a person.
CREATE TABLE message_answers (
  submission_id text COLLATE "C" PRIMARY KEY REFERENCES interest_submissions (id) ON DELETE CASCADE,
  answered_at timestamptz(3) NOT NULL
);
CREATE TABLE notes (
  subscriber_id text COLLATE "C" PRIMARY KEY REFERENCES subscribers (id) ON DELETE CASCADE,
  text text COLLATE "C" NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
REVOKE ALL ON message_answers, notes FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE message_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_answers FORCE ROW LEVEL SECURITY;
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE notes FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON message_answers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner_migrates ON notes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON message_answers FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON message_answers FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_reads ON notes FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON notes FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON notes FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON notes FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT ON message_answers TO raiz_server;
GRANT SELECT, INSERT, DELETE ON notes TO raiz_server;
GRANT UPDATE (text, changed_at) ON notes TO raiz_server;
