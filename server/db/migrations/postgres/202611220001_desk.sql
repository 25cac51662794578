-- Who is logged in at the desk, on whichever server. Not the token itself: whoever reads this table
-- cannot use it.
CREATE TABLE admin_sessions (
  token_hash text PRIMARY KEY,
  account text NOT NULL,
  last_used_at timestamptz(3) NOT NULL
);

-- What was done at the desk, and nothing of whom it was done to. Rows are only ever added.
CREATE TABLE admin_audit (
  id text COLLATE "C" PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  account text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('erase', 'export_person', 'unsubscribe', 'export_list')),
  count integer NOT NULL
);

CREATE FUNCTION refuse_to_change_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER admin_audit_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_audit();

REVOKE UPDATE, DELETE, TRUNCATE ON admin_audit FROM CURRENT_USER;

ALTER TABLE admin_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE admin_audit ENABLE ROW LEVEL SECURITY;

-- A text as search and order see it: without accents and in small letters, as server/database/normalize-for-search.ts does it.
DO $make$
DECLARE
  collation_name text := 'default';
BEGIN
  -- It knows the small letters of every script; some Postgres are built without it.
  IF EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu') THEN
    collation_name := 'und-x-icu';
  END IF;
  EXECUTE format(
    $sql$CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $body$
      SELECT lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') COLLATE %I) COLLATE "C"
    $body$ $sql$,
    collation_name
  );
END $make$;
GRANT EXECUTE ON FUNCTION folded(text) TO PUBLIC;

-- What is searched, a line each field. Kept, because to fold a hundred thousand rows takes seconds.
ALTER TABLE interest_submissions ADD COLUMN searched text COLLATE "C" GENERATED ALWAYS AS (
  folded(
    name || E'\n' || email || E'\n' || coalesce(country, '') || E'\n' || coalesce(profession, '')
      || E'\n' || coalesce(message, '')
  )
) STORED;
