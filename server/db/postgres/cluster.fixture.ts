import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { findPostgres } from './tools.ts';
import { migratePostgres } from './migrate.ts';
import { newFolder } from '../../new-folder.fixture.ts';

const bin = findPostgres();

/** Databases of a running Postgres. */
export interface Databases {
  /**
   * Creates a database with the tables of the store, a copy of one. @returns its URL for the
   * server's role, which owns them
   */
  newDatabase: () => Promise<string>;
  /** Creates a database without tables. @returns its URL for the server's role */
  newEmptyDatabase: () => Promise<string>;
  /** Runs statements as superuser; `url` only names the database. */
  asSuperuser: (url: string, ...statements: string[]) => Promise<Record<string, unknown>[]>;
}

/** A Postgres of its own, in a temporary folder, for tests that stop it or change its roles. */
export interface TestPostgres extends Databases {
  /** Where it listens, `127.0.0.1:5432`. */
  host: string;
  folder: string;
  /** Kills all of its processes, which is as close to a power cut as a test can get. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`, on the same port. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a Postgres.
 * @param durable whether it waits for the disk, which only tests of durability need
 * @param passwords whether roles but the superuser need a password
 * @param superuser the name of the first role
 */
export async function startPostgres({
  durable = false,
  passwords = false,
  superuser = 'postgres',
} = {}): Promise<TestPostgres> {
  const folder = newFolder('postgres');
  const data = join(folder, 'data');
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  await promisify(execFile)(
    program('initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder },
  );
  if (passwords) {
    const rules = [`${superuser} trust`, 'all scram-sha-256'];
    const lines = rules.map((rule) => `host all ${rule.replace(' ', ' 127.0.0.1/32 ')}\n`);
    writeFileSync(join(data, 'pg_hba.conf'), lines.join(''));
  }
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const anyone = `postgres://${superuser}@${host}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '16MB',
    // The files that tests run in at once share one.
    max_connections: 300,
    fsync: durable ? 'on' : 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;

  const start = async () => {
    for (;;) {
      server = spawn(program('postgres'), ['-D', data, ...options], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      // After a kill, the last of the old processes may still hold its shared memory for a moment.
      if (await answers(server, anyone)) return;
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };

  await start();
  const databases = databasesAt(host, { superuser });
  await databases.asSuperuser(anyone, 'CREATE ROLE raiz LOGIN');
  return {
    ...databases,
    host,
    folder,
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGQUIT'),
  };
}

/** The database that every database with tables is a copy of. */
const template = 'tables';

/**
 * Databases of the Postgres that listens there.
 * @param hasTemplate whether the tables to copy stand there already
 */
export function databasesAt(
  host: string,
  { superuser = 'postgres', hasTemplate = false } = {},
): Databases {
  const url = (database: string) => `postgres://raiz@${host}/${database}`;
  const asSuperuser: Databases['asSuperuser'] = async (databaseUrl, ...statements) => {
    const client = new Client(asRole(superuser, databaseUrl));
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) {
        ({ rows } = await client.query<Record<string, unknown>>(statement));
      }
      return rows;
    } finally {
      await client.end();
    }
  };
  const create = async (name: string) => {
    await asSuperuser(url('postgres'), `CREATE DATABASE ${name}`);
    await asSuperuser(url(name), 'GRANT CREATE ON SCHEMA public TO raiz');
    return url(name);
  };
  const newName = () => `test_${randomInt(1e12)}`;
  const makeTemplate = async () => {
    await migratePostgres(await create(template), 'no copy');
  };
  let tables = hasTemplate ? Promise.resolve() : undefined;
  return {
    asSuperuser,
    newEmptyDatabase: () => create(newName()),
    async newDatabase() {
      await (tables ??= makeTemplate());
      const name = newName();
      await asSuperuser(url('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
      return url(name);
    },
  };
}

/** The same URL for another role, or for a role with its password. */
export const asRole = (role: string, url: string): string =>
  url.replace(/\/\/[^@]+@/, () => `//${role}@`);

const program = (name: string) => join(bin ?? '', name);

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null) {
    const client = new Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(20);
    } finally {
      await client.end();
    }
  }
  return false;
}

/** Postgres refuses to run as root, so it then runs as its own user. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts one Postgres for all tests of a run that need no other, with the tables that their
 * databases are copies of.
 */
export default async function setup() {
  if (findPostgres() === undefined) return;
  const postgres = await startPostgres();
  await postgres.newDatabase();
  process.env['TEST_POSTGRES'] = postgres.host;
  return async () => {
    await postgres.stop();
    // The folder of the whole run is made after it.
    await rm(postgres.folder, { recursive: true, force: true });
  };
}
