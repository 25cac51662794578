// Makes the stores of version 1.0.0 beside this file, which tests open with today's code, and says
// what is in them (`contents.json`). They are made by that version's own code, in a checkout of
// it: `node server/stores/version-1/make.fixture.mjs <checkout>`, where `npm ci` has run.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const checkout = resolve(process.argv[2] ?? '.');
const load = (path) => import(join(checkout, path));
const beside = (name) => join(import.meta.dirname, name);
const { consentTexts } = await load('content/consent-texts.ts');
const { act, ana } = await load('server/db/samples.fixture.ts');
const { deliver } = await load('server/email/deliver.fixture.ts');
const { hashPassword } = await load('server/admin/login/passwords.ts');
const { emails } = await load('domain/email/emails.ts');
const { openSqliteStore } = await load('server/stores/sqlite-store.ts');
const { openPostgresStore } = await load('server/stores/postgres-store.ts');
const { asRole, startPostgres } = await load('server/db/postgres/cluster.fixture.ts');
const { performAction } = await load('server/my-data/handle-action.ts');

const start = Date.parse('2026-11-01T10:00:00.000Z');
/** The moment so many minutes after the first. */
const at = (minutes) => new Date(start + minutes * 60_000);
const day = 24 * 60;
const text = (language) => consentTexts.find((each) => each.language === language);
const texts = (subject) => ({
  en: { subject, body: `Hello\n\n- the **first** point of ${subject}` },
  pt: { subject: `${subject} (pt)`, body: `Olá\n\n- o **primeiro** ponto de ${subject}` },
});

/** Fills a store with people, letters and accounts in every state. */
async function fill(open, lastPress) {
  const store = await open(true);
  let serial = 0;
  const id = () => `019a0000-0000-7000-8000-${String((serial += 1)).padStart(12, '0')}`;
  const join = async (name, minutes, change = {}) => {
    const submission = {
      ...ana,
      id: id(),
      name,
      email: `${name.split(' ')[0].toLowerCase()}@example.org`,
      created_at: at(minutes).toISOString(),
      message: null,
      idempotency_key: null,
      ...change,
    };
    const consent = { wording: text(submission.language), channel: 'form' };
    await store.addSubmission(submission, { consent });
    return submission;
  };
  const sent = { outcome: 'sent', words: '250 ok' };
  const later = { outcome: 'later', words: '451 try again' };
  const unknown = { outcome: 'unknown', words: 'the connection broke' };
  let tokens = 0;
  const links = new Map();
  const send = (minutes, attemptOf = () => sent) =>
    deliver(
      store,
      at(minutes),
      (mail) => {
        const purpose = emails[mail.kind].button ?? 'unsubscribe';
        const tokenHash = `token-${(tokens += 1)}`;
        links.set(`${mail.kind} ${mail.email}`, tokenHash);
        return { tokenHash, purpose };
      },
      attemptOf,
    );
  const confirm = async (name, minutes, change = {}) => {
    const submission = await join(name, minutes, change);
    await send(minutes);
    await store.emails.links.confirm(links.get(`confirm ${submission.email}`), at(minutes + 5));
    await send(minutes + 5);
    return submission;
  };
  const own = async (email, minutes, action, fields = {}) => {
    await store.myData.ask(email, 'en', at(minutes));
    await send(minutes);
    const tokenHash = links.get(`myData ${email}`);
    await performAction(
      {
        store: store.myData,
        tokenHash,
        form: new URLSearchParams(fields),
        submissionId: '',
        language: 'en',
        now: at(minutes + 1),
      },
      action,
    );
  };

  const account = { id: 'olga', username: 'olga', role: 'owner' };
  await store.createAdminAccount({
    username: 'olga',
    passwordHash: await hashPassword('a correct horse'),
    createdAt: at(0),
    passwordChangedAt: at(1),
  });

  await join('Una Unconfirmed', 10, { language: 'en', message: 'A question?' });
  await send(10);
  const carla = await confirm('Carla Confirmed', 30, { message: 'Olá,\nquando abre?' });
  await confirm('Nuno Noupdates', 60, { wants_updates: false, country: 'portugal' });
  await join('Carla Confirmed', 90, { message: 'Once more', profession: 'Nurse' });
  await confirm('Lia Left', 120);
  await own('lia@example.org', 150, 'unsubscribe');
  await confirm('Rita Restricted', 180, { message: 'Please keep this.' });
  await store.rights.restrict('rita@example.org', act('restrict', at(200)));
  await confirm('Bento Bounced', 220, { language: 'en' });
  await join('Bento Bounced', 230, { language: 'en' });
  const gone = { outcome: 'bounced', words: '550 5.1.1 no such user', recipientIsGone: true };
  await send(230, () => gone);
  await confirm('Eva Erased', 240);
  await store.rights.erase('eva@example.org', act('erase', at(260)));
  await confirm('Paula Preferences', 280);
  await own('paula@example.org', 300, 'updatesOff');
  await confirm('Mara Moving', 320);
  await own('mara@example.org', 340, 'email', { email: 'mara.new@example.org' });
  await store.rights.writeNote('carla@example.org', 'Met at the fair.', act('write_note', at(360)));
  await store.rights.answerMessage(carla.id, act('answer_message', at(361)));
  await store.rights.enterCard(
    {
      interest: { ...pick(carla), name: 'Celso Card', email: 'celso@example.org', message: null },
      language: 'pt',
      signedOn: '2026-10-30',
      wording: 'Words on a card',
    },
    act('enter_card', at(370)),
  );
  await send(371);
  await store.rights.addDataSubjectRequest(
    { kind: 'access', email: 'carla@example.org', receivedOn: '2026-11-01', madeBy: 'admin' },
    at(380),
    'olga',
  );
  const refused = await store.rights.addDataSubjectRequest(
    { kind: 'erasure', email: 'nuno@example.org', receivedOn: '2026-11-01', madeBy: 'admin' },
    at(381),
    'olga',
  );
  await store.rights.answerDataSubjectRequest(refused.id, 'It was not them.', at(400), 'olga');

  const letter = async (subject, minutes, audience) => {
    const saved = await store.broadcasts.save(
      null,
      { audience, texts: texts(subject) },
      at(minutes),
    );
    await store.broadcasts.tested(await store.broadcasts.read(saved), at(minutes));
    return saved;
  };
  const begin = async (subject, minutes, audience = 'dates') => {
    const saved = await letter(subject, minutes, audience);
    const { recipients, sent: went } = await store.broadcasts.send(saved, null, at(minutes));
    if (!went) await store.broadcasts.send(saved, recipients, at(minutes));
    await store.emails.outbox.hold('a sender', at(minutes + 6), at(minutes + 7));
    await store.broadcasts.advance(at(minutes + 6));
    return saved;
  };
  const first = await begin('Sent', 2 * day);
  await send(2 * day + 7);
  await store.broadcasts.advance(at(2 * day + 8));
  await store.broadcasts.publish(first, true);
  const stopped = await begin('Stopped', 4 * day);
  let attempts = 0;
  await send(4 * day + 7, () => ((attempts += 1) === 1 ? unknown : later));
  await store.emails.outbox.hold('another', at(4 * day + 30), at(4 * day + 31));
  await store.broadcasts.advance(at(4 * day + 30));
  await store.broadcasts.press(stopped, 'stop', at(4 * day + 31));
  await letter('Draft', 7 * day, 'updates');

  const passkey = (credentialId, owner, name) => ({
    credentialId,
    account: owner,
    rpId: 'raizdovau.example',
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 1,
    transports: ['internal'],
    isBackedUp: false,
    name,
  });
  await store.passkeys.add(passkey('b3duZXI', 'olga', 'my phone'), act('add_passkey', at(7 * day)));
  const invitation = await store.helpers.invite('Marta', act('invite_helper', at(7 * day)));
  const marta = await store.helpers.invited(invitation, at(7 * day));
  await store.helpers.join(invitation, passkey('aGVscGVy', marta.id, 'her phone'), {
    ...act('accept_invitation', at(7 * day + 1)),
    account: 'Marta',
  });
  await store.helpers.invite('Ivo', act('invite_helper', at(7 * day + 2)));
  await store.addSession({ ...account, ...(await store.adminAccount()) }, '192.0.2.1', at(7 * day));
  await store.countEvent('2026-11-02', {
    event: 'lang_switch',
    properties: { from: 'en', to: 'pt' },
  });
  const view = (page, came_from, count) => ({
    day: '2026-11-02',
    page,
    language: 'en',
    came_from,
    count,
  });
  await store.visits.add({
    views: [view('home', 'direct', 5), view('home', 'search', 2), view('waitlist', 'direct', 3)],
    joins: [],
  });
  // Many who join at once, of whom the brake holds some.
  for (let n = 0; n < 40; n += 1) {
    await join(`Held${n} Person`, 8 * day + n / 100, {
      language: 'en',
      ip_address: `203.0.113.${n}`,
    });
  }
  await send(8 * day + 1);
  const last = await begin('Under way', 9 * day);
  if (lastPress) await store.broadcasts.press(last, lastPress, at(9 * day + 7));
  await store.close();
  const off = await open(false);
  const late = { ...ana, id: id(), name: 'Otto Off', email: 'otto@example.org', message: null };
  await off.addSubmission(
    { ...late, created_at: at(10 * day).toISOString(), idempotency_key: null },
    { consent: { wording: text('pt'), channel: 'form' } },
  );
  return off;
}

const pick = ({ name, email, country, profession, message, wants_updates }) => ({
  name,
  email,
  country,
  profession,
  message,
  wants_updates,
});

/** All rows of all tables. */
async function contentsOf(tables, rowsOf) {
  const contents = {};
  for (const table of tables) contents[table] = await rowsOf(table);
  return `${JSON.stringify(contents, null, 1)}\n`;
}

async function makeSqlite() {
  const file = beside('store.sqlite');
  rmSync(file, { force: true });
  const open = async (emailsAreOn) => openSqliteStore(file, emailsAreOn);
  await (await fill(open, 'pause')).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all();
  writeFileSync(
    beside('store.sqlite.json'),
    await contentsOf(
      tables.map(({ name }) => name),
      (table) => database.prepare(`SELECT * FROM "${table}"`).all(),
    ),
  );
  database.close();
}

async function makePostgres() {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const open = async (emailsAreOn) => (await openPostgresStore(url, emailsAreOn)).store;
  await (await fill(open)).close();
  const tables = await postgres.asSuperuser(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const rowsOf = async (table) => {
    const rows = `SELECT to_json(t) AS row FROM ${table} AS t`;
    return (await postgres.asSuperuser(url, rows)).map(({ row }) => row);
  };
  writeFileSync(
    beside('store.dump.json'),
    await contentsOf(
      tables.map(({ name }) => name),
      rowsOf,
    ),
  );
  const dump = ['--format=custom', `--file=${beside('store.dump')}`, asRole('postgres', url)];
  execFileSync('pg_dump', dump);
  await postgres.stop();
}

await makeSqlite();
await makePostgres();
