-- How often each page was opened, and by which form people joined in a week: sums, with nothing of anybody.
CREATE TABLE visits (
  day date NOT NULL,
  page text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  came_from text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, page, language, came_from)
);
CREATE TABLE joins (
  week date NOT NULL,
  page text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (week, page)
);
REVOKE ALL ON visits, joins FROM PUBLIC, raiz_server, raiz_visitor;
ALTER TABLE visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE visits FORCE ROW LEVEL SECURITY;
ALTER TABLE joins ENABLE ROW LEVEL SECURITY;
ALTER TABLE joins FORCE ROW LEVEL SECURITY;
CREATE POLICY owner_migrates ON visits TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner_migrates ON joins TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY server_reads ON visits FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON visits FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON visits FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON visits FOR DELETE TO raiz_server USING (true);
CREATE POLICY server_reads ON joins FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON joins FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON joins FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
CREATE POLICY server_deletes ON joins FOR DELETE TO raiz_server USING (true);
GRANT SELECT, INSERT, DELETE, UPDATE (count) ON visits, joins TO raiz_server;
