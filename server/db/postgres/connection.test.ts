import { describe, expect, test } from 'vitest';
import { connectionTo } from './connection.ts';
import { openPostgresStore } from '../../stores/postgres-store.ts';

const refusal =
  /^StartError: Whoever is between could read all that goes to the database raiz at \S+, which is another machine\. End its address with \?sslmode=verify-full; .*$/;

describe('a database on another machine', () => {
  test.each([
    'postgres://anna:secret@db.example.org/raiz',
    'postgres://anna:secret@db.example.org/raiz?sslmode=verify-full&sslmode=disable',
    'postgres://anna:secret@db.example.org/raiz?sslmode=no-verify',
    'postgres://anna:secret@db.example.org/raiz?sslmode=prefer&uselibpqcompat=true',
    'postgres://anna:secret@192.0.2.7/raiz?sslmode=disable',
    'postgres://anna:secret@[2001:db8::7]/raiz?sslmode=disable',
    'postgres://anna:secret@localhost/raiz?host=db.example.org',
    'postgres://anna:secret@127.example.org/raiz',
    'postgres://anna:secret@database/raiz',
  ])('is refused in one line where nobody could tell who reads along: %s', async (url) => {
    const line = String(await openPostgresStore(url).catch((error: unknown) => error));
    expect(line).toMatch(refusal);
    expect(line).not.toContain('secret');
  });

  test.each([
    'postgres://db.example.org/raiz?sslmode=verify-full',
    // The driver verifies the certificate with this word, too.
    'postgres://db.example.org/raiz?sslmode=require',
    'postgres://127.0.0.1:5433/raiz',
    'postgres://localhost/raiz',
    'postgres://[::1]/raiz',
    'postgres:///raiz?host=/run/postgresql&user=raiz_owner',
    // Containers of one network, where the owner says so.
    'postgres://database:5432/raiz?sslmode=disable',
  ])('is connected to where that is safe or decided: %s', (url) => {
    expect(() => connectionTo(url)).not.toThrow();
  });
});
