-- Makes the site's roles in the database. An administrator runs it with psql 15 or later:
--   raiz_owner    owns the tables; DATABASE_OWNER_URL, for `npm run migrate` and `npm run restore`
--   raiz_server   reads and writes as the server does; DATABASE_URL
--   raiz_visitor  inserts submissions and nothing else; nobody logs in as it
-- Tables of a version with one role, or of a copy restored without owners, become raiz_owner's. Run
-- again, the script sets passwords anew and takes back what a role set for itself: Postgres lets
-- every role change its own password and settings.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv server_password SERVER_PASSWORD
BEGIN;

SELECT format('CREATE ROLE %I', name)
FROM unnest(ARRAY['raiz_owner', 'raiz_server', 'raiz_visitor']) AS name
WHERE to_regrole(name) IS NULL \gexec
ALTER ROLE raiz_owner LOGIN PASSWORD :'owner_password';
-- NOINHERIT: it inserts what visitors submit only as the visitor's role.
ALTER ROLE raiz_server LOGIN NOINHERIT PASSWORD :'server_password';
GRANT raiz_visitor TO raiz_server;
ALTER ROLE raiz_server RESET ALL;
ALTER ROLE raiz_server IN DATABASE :"DBNAME" RESET ALL;

REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO raiz_owner, raiz_server;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO raiz_owner;
GRANT USAGE ON SCHEMA public TO raiz_server, raiz_visitor;

-- Who is no superuser must be a member of the role that becomes the owner.
GRANT raiz_owner TO CURRENT_USER;
SELECT format('ALTER TABLE %s OWNER TO raiz_owner', oid::regclass)
FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relname IN (
  'migrations', 'interest_submissions', 'admin_account', 'admin_accounts', 'admin_sessions', 'admin_passkeys', 'admin_challenges', 'events', 'event_details', 'event_head', 'event_counts',
  'rate_limits', 'subscribers', 'emails', 'email_links', 'email_sender', 'email_changes', 'consent_texts', 'consents', 'restrictions',
  'data_subject_requests', 'link_requests', 'mirrors', 'mirror_lines', 'broadcasts', 'broadcast_texts', 'owner_emails', 'message_answers', 'notes', 'visits', 'joins',
  -- As earlier versions called them.
  'people', 'letters', 'letter_links', 'letter_sender', 'consent_changes', 'own_data_asks', 'rights_requests', 'admin_audit', 'audit_head',
  'erasure_ledger', 'erasure_ledger_key'
) \gexec
SELECT format('ALTER FUNCTION %s OWNER TO raiz_owner', oid::regprocedure)
FROM pg_proc
WHERE pronamespace = 'public'::regnamespace AND proname IN (
  'folded', 'refuse_to_change_events', 'delete_events_up_to', 'refuse_to_change_audit'
) \gexec
REVOKE raiz_owner FROM CURRENT_USER;

COMMIT;
