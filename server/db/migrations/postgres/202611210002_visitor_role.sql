-- Who is not let in by a policy finds no rows, even where a host grants rights on every new table.
ALTER TABLE migrations ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_account ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE interest_submissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE interest_submissions FORCE ROW LEVEL SECURITY;
CREATE POLICY server_does_all ON interest_submissions TO CURRENT_USER USING (true) WITH CHECK (true);

-- The visitor's role may insert and nothing else. Where this role may not be made from here, the server
-- says so at its start, and docs/operating-postgres.md says what an administrator runs instead.
DO $$
BEGIN
  BEGIN
    IF to_regrole('raiz_visitor') IS NULL THEN
      CREATE ROLE raiz_visitor NOLOGIN;
      GRANT raiz_visitor TO CURRENT_USER;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL; -- Roles belong to all databases of a server: another one made it just now.
  END;
  IF NOT pg_has_role('raiz_visitor', 'MEMBER') THEN
    GRANT raiz_visitor TO CURRENT_USER;
  END IF;
  IF NOT has_schema_privilege('raiz_visitor', current_schema(), 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO raiz_visitor', current_schema());
  END IF;
  GRANT INSERT ON interest_submissions TO raiz_visitor;
  CREATE POLICY visitors_insert ON interest_submissions FOR INSERT TO raiz_visitor WITH CHECK (true);
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;
