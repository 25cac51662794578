import { expect, test as onBoth } from 'vitest';
import { adminApi, type AdminAction } from '../../domain/admin/api.ts';
import { provedMinutes, unproved } from '../../domain/admin/account.ts';
import { password } from '../app.fixture.ts';
import { ana } from '../db/samples.fixture.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import { openAdmin, openStore } from './admin.fixture.ts';

const actions = Object.keys(adminApi) as AdminAction[];

describeOnBothEngines('a fresh proof', (newDatabase, test) => {
  const open = async () => {
    const store = await openStore(newDatabase);
    await store.addSubmission(ana);
    const admin = await openAdmin(store);
    const prove = (tried: string) => admin.request('admin_prove', { proof: { password: tried } });
    return { ...admin, prove };
  };

  test('after five minutes each action that names a fresh proof is refused, and no other one', async () => {
    const { call, later } = await open();
    later(provedMinutes);
    const refused: AdminAction[] = [];
    // An empty request is refused as unreadable, once the proof was looked at.
    for (const action of actions.filter((each) => each !== 'admin_logout')) {
      const answer = await call(action, {});
      if (answer.statusCode === 403) refused.push(action);
      if (answer.statusCode === 403) expect(answer.json()).toEqual({ message: unproved });
    }
    expect(refused).toEqual(actions.filter((each) => adminApi[each].proof === 'fresh'));
    expect(refused).toEqual(
      expect.arrayContaining([
        'admin_export',
        'admin_subscriber',
        'admin_erase',
        'admin_restrict',
        'admin_send_broadcast',
        'admin_add_passkey',
        'admin_remove_passkey',
        'admin_invite_helper',
        'admin_end_helper',
      ]),
    );
  });

  onBoth('a login counts for five minutes, and then the password is shown again', async () => {
    const { call, later, prove, listed } = await open();
    const exported = async () => (await call('admin_export', { format: 'csv' })).statusCode;
    const { email } = ana;
    later(provedMinutes - 1);
    expect(await exported()).toBe(200);
    later(1);
    expect(await exported()).toBe(403);
    expect((await call('admin_erase', { email, confirm: email })).statusCode).toBe(403);
    expect(await listed()).toHaveLength(1);
    expect(await prove('wrong')).toEqual({ proved: false });
    expect(await exported()).toBe(403);
    expect(await prove(password)).toEqual({ proved: true });
    expect(await exported()).toBe(200);
    expect((await call('admin_erase', { email, confirm: email })).json()).toEqual({ erased: 1 });
    expect(await listed()).toEqual([]);
  });

  test('what can be undone is asked for at the press, as it will stand once it is sent', async () => {
    const { call, later } = await open();
    const expected = async (of: string, seconds: number) =>
      (await call('admin_expect_proof', { of, seconds })).statusCode;
    later(provedMinutes - 1);
    expect(await expected('admin_erase', 59)).toBe(204);
    expect(await expected('admin_erase', 60)).toBe(403);
    expect(await expected('admin_settle_held', 60)).toBe(204);
    expect(await expected('admin_export', 0)).toBe(400);
  });
});
