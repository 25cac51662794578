import type { ClientBase } from 'pg';
import { endWithStatements } from './start.ts';

const seeGuide =
  'An administrator of the database does as docs/operating-postgres.md says, or runs:';

/**
 * Checks that the server logs in with the rights it needs and no others. @throws StartError with
 * the statements that correct it
 */
export async function expectLeastRights(client: ClientBase): Promise<void> {
  const tooMany = await query<{ excess: string; mend: string[] }>(client, rightsTooMany);
  const missing = await texts(client, `${rolesMissing} UNION ALL ${membershipMissing}`);
  if (tooMany.length + missing.length === 0) return;
  const excess = new Set(tooMany.map((row) => row.excess));
  const what =
    excess.size > 0
      ? `has more rights than the server needs (${[...excess].join(', ')})`
      : 'lacks rights that the server needs';
  const [login = ''] = await texts(client, 'SELECT session_user AS text');
  throw endWithStatements(`The role ${login} of DATABASE_URL ${what}. ${seeGuide}`, [
    ...missing,
    ...new Set(tooMany.flatMap(({ mend }) => mend)),
  ]);
}

/**
 * Checks that the roles exist, and that the migrating one owns the tables. @throws StartError with
 * the statements that correct it
 */
export async function expectRolesAndOwner(client: ClientBase): Promise<void> {
  const missing = await texts(client, rolesMissing);
  if (missing.length > 0) {
    throw endWithStatements(`The roles of the site are missing. ${seeGuide}`, missing);
  }
  const notOwned = await texts(client, tablesOfOthers);
  if (notOwned.length > 0) {
    const line = `The role of DATABASE_OWNER_URL does not own the tables. ${seeGuide}`;
    throw endWithStatements(line, notOwned);
  }
}

const query = async <Row extends object>(client: ClientBase, sql: string): Promise<Row[]> =>
  (await client.query<Row>(sql)).rows;

const texts = async (client: ClientBase, sql: string): Promise<string[]> =>
  (await query<{ text: string }>(client, sql)).map(({ text }) => text);

const rolesMissing = `
  SELECT text FROM (VALUES
    (to_regrole('raiz_server') IS NULL, 'CREATE ROLE raiz_server NOINHERIT'),
    (to_regrole('raiz_visitor') IS NULL, 'CREATE ROLE raiz_visitor'),
    (pg_has_role(to_regrole('raiz_server'), to_regrole('raiz_visitor'), 'MEMBER') IS NOT TRUE,
      'GRANT raiz_visitor TO raiz_server')
  ) AS step (is_due, text) WHERE is_due`;

/** The membership that a login role other than raiz_server lacks. */
const membershipMissing = `
  SELECT format('GRANT raiz_server TO %I', session_user)
  WHERE pg_has_role(session_user, to_regrole('raiz_server'), 'MEMBER') IS NOT TRUE
  UNION ALL
  SELECT format('ALTER ROLE %I INHERIT', rolname)
  FROM pg_roles WHERE rolname = session_user AND rolname <> 'raiz_server' AND NOT rolinherit`;

// The rights of a role that the server's role may become are as good as its own. A role of the site
// loses its excess rights; from any other role the membership is revoked, where that still leaves
// the site's roles.
const rightsTooMany = `
  WITH RECURSIVE may_become AS (
    SELECT oid, rolname, NULL::text COLLATE "C" AS membership FROM pg_roles WHERE rolname = session_user
    UNION
    SELECT granted.oid, granted.rolname, coalesce(
      membership,
      CASE WHEN granted.rolname NOT IN ('raiz_server', 'raiz_visitor')
        THEN format('REVOKE %I FROM %I', granted.rolname, may_become.rolname) END
    )
    FROM may_become
    JOIN pg_auth_members ON member = may_become.oid
    JOIN pg_roles AS granted ON granted.oid = roleid
  ),
  owners AS (
    SELECT refobjid AS oid
    FROM pg_shdepend, pg_database AS this
    WHERE datname = current_database() AND refclassid = 'pg_authid'::regclass AND deptype = 'o'
      -- Any role may make these, and they give it no right over the tables.
      AND classid NOT IN ('pg_largeobject'::regclass, 'pg_default_acl'::regclass)
      AND (dbid = this.oid OR (classid = 'pg_database'::regclass AND objid = this.oid))
  )
  SELECT excess, CASE
    WHEN membership IS NOT NULL THEN ARRAY[membership]
    -- The first role of all must stay a superuser.
    WHEN role.oid = 10
      THEN ARRAY['ALTER ROLE raiz_server LOGIN PASSWORD ''…'' /* and DATABASE_URL logs in as it */']
    ELSE mend
  END AS mend
  FROM may_become
  JOIN pg_roles AS role USING (oid)
  CROSS JOIN LATERAL (VALUES
    (rolsuper, 'SUPERUSER', ARRAY[format('ALTER ROLE %I NOSUPERUSER', role.rolname)]),
    (rolcreaterole, 'CREATEROLE', ARRAY[format('ALTER ROLE %I NOCREATEROLE', role.rolname)]),
    (rolbypassrls, 'BYPASSRLS', ARRAY[format('ALTER ROLE %I NOBYPASSRLS', role.rolname)]),
    (rolreplication, 'REPLICATION', ARRAY[format('ALTER ROLE %I NOREPLICATION', role.rolname)]),
    (
      role.rolname IN ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'),
      role.rolname::text,
      NULL
    ),
    (
      role.oid IN (SELECT oid FROM owners),
      'ownership',
      CASE WHEN to_regrole('raiz_owner') IS NULL THEN ARRAY[
        'CREATE ROLE raiz_owner LOGIN PASSWORD ''…''',
        format('GRANT USAGE, CREATE ON SCHEMA %I TO raiz_owner', coalesce(current_schema(), 'public'))
      ] ELSE '{}' END || format('REASSIGN OWNED BY %I TO raiz_owner', role.rolname)
    )
  ) AS rights (is_held, excess, mend)
  WHERE is_held`;

const tablesOfOthers = `
  SELECT format('ALTER TABLE %s OWNER TO %I', oid::regclass, session_user) AS text
  FROM pg_class
  WHERE relnamespace = to_regnamespace(current_schema()) AND relkind = 'r'
    AND pg_get_userbyid(relowner) <> session_user
  ORDER BY relname`;
