-- Whoever applies the migrations owns the tables. The server is raiz_server, which has these rights and no
-- others; visitors' submissions are written as raiz_visitor. `npm run migrate` looks that both are there.
DROP POLICY server_does_all ON interest_submissions;
DROP POLICY IF EXISTS visitors_insert ON interest_submissions;

DO $$
DECLARE
  tables CONSTANT text[] := ARRAY[
    'migrations', 'interest_submissions', 'admin_account', 'admin_sessions', 'admin_audit', 'event_counts', 'rate_limits'
  ];
  name text;
BEGIN
  FOREACH name IN ARRAY tables LOOP
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, raiz_server, raiz_visitor', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    -- For migrations to come: without it one that changes rows would find none, and say nothing.
    EXECUTE format('CREATE POLICY owner_migrates ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;

GRANT SELECT ON migrations TO raiz_server;
CREATE POLICY server_reads ON migrations FOR SELECT TO raiz_server USING (true);

GRANT INSERT ON interest_submissions TO raiz_visitor;
CREATE POLICY visitors_insert ON interest_submissions FOR INSERT TO raiz_visitor WITH CHECK (true);
GRANT SELECT, DELETE, UPDATE (wants_updates, ip_address, user_agent, idempotency_key) ON interest_submissions
TO raiz_server;
CREATE POLICY server_reads ON interest_submissions FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_updates ON interest_submissions FOR UPDATE TO raiz_server USING (true);
CREATE POLICY server_deletes ON interest_submissions FOR DELETE TO raiz_server USING (true);

GRANT SELECT, INSERT ON admin_account TO raiz_server;
CREATE POLICY server_reads ON admin_account FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_account FOR INSERT TO raiz_server WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE (last_used_at), DELETE ON admin_sessions TO raiz_server;
CREATE POLICY server_reads ON admin_sessions FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_sessions FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON admin_sessions FOR UPDATE TO raiz_server USING (true);
CREATE POLICY server_deletes ON admin_sessions FOR DELETE TO raiz_server USING (true);

GRANT SELECT, INSERT ON admin_audit TO raiz_server;
CREATE POLICY server_reads ON admin_audit FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON admin_audit FOR INSERT TO raiz_server WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE (count) ON event_counts TO raiz_server;
CREATE POLICY server_reads ON event_counts FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON event_counts FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON event_counts FOR UPDATE TO raiz_server USING (true);

GRANT SELECT, INSERT, UPDATE (points, expire), DELETE ON rate_limits TO raiz_server;
CREATE POLICY server_reads ON rate_limits FOR SELECT TO raiz_server USING (true);
CREATE POLICY server_inserts ON rate_limits FOR INSERT TO raiz_server WITH CHECK (true);
CREATE POLICY server_updates ON rate_limits FOR UPDATE TO raiz_server USING (true);
CREATE POLICY server_deletes ON rate_limits FOR DELETE TO raiz_server USING (true);
-- Its keys held addresses until now.
DELETE FROM rate_limits;
