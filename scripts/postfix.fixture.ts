import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

/** Why Postfix cannot be tested with here; undefined where it can. */
export const noPostfix = !existsSync('/usr/sbin/postfix')
  ? 'Postfix is not installed (Debian: apt-get install postfix).'
  : process.getuid?.() !== 0
    ? 'only root may start Postfix.'
    : undefined;

const nobody = 65534;

const service = (name: string, ...rest: string[]) => [name, 'unix', ...rest].join(' ');
const services = [
  service('cleanup', 'n - n - 0 cleanup'),
  service('qmgr', 'n - n 300 1 qmgr'),
  service('rewrite', '- - n - - trivial-rewrite'),
  ...['bounce', 'defer', 'trace'].map((name) => service(name, '- - n - 0 bounce')),
  ...['error', 'retry'].map((name) => service(name, '- - n - - error')),
  ...['proxymap', 'smtp'].map((name) => service(name, `- - n - - ${name}`)),
  ...['local', 'virtual'].map((name) => service(name, `- n n - - ${name}`)),
  service('anvil', '- - n - 1 anvil'),
  'postlog unix-dgram n - n - 1 postlogd',
];

/**
 * Starts a Postfix of its own on this machine, stopped after the test. It delivers into a folder
 * for each of these addresses; it takes e-mails to any other of their domains too, and sends them
 * back, but those to `refused@…`, which it refuses at once.
 * @returns its port, and where an address finds its e-mails
 */
export async function startPostfix(addresses: string[]) {
  const folder = newFolder('postfix');
  chmodSync(folder, 0o755);
  const [queue, data, boxes] = ['queue', 'data', 'boxes'].map((name) => join(folder, name));
  for (const each of [queue, data, boxes]) mkdirSync(each ?? '');
  const postfixUser = Number(execFileSync('id', ['-u', 'postfix'], { encoding: 'utf8' }));
  chownSync(data ?? '', postfixUser, -1);
  chownSync(boxes ?? '', nobody, nobody);
  const port = await freePort();
  const domains = [...new Set(addresses.map((address) => address.replace(/.*@/, '')))];
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    mail_owner: 'postfix',
    daemon_directory: '/usr/lib/postfix/sbin',
    command_directory: '/usr/sbin',
    maillog_file_prefixes: folder,
    maillog_file: join(folder, 'log'),
    myhostname: 'mail.example',
    mydestination: '',
    inet_protocols: 'ipv4',
    inet_interfaces: '127.0.0.1',
    mynetworks: '127.0.0.1',
    recipient_delimiter: '+',
    alias_maps: '',
    alias_database: '',
    smtp_dns_support_level: 'disabled',
    virtual_mailbox_domains: domains.join(' '),
    virtual_mailbox_base: boxes,
    virtual_mailbox_maps: `inline:{${addresses.map((each) => `{${each} = ${each}/}`).join(' ')}}`,
    virtual_uid_maps: `static:${nobody}`,
    virtual_gid_maps: `static:${nobody}`,
    smtpd_reject_unlisted_recipient: 'no',
    smtpd_recipient_restrictions: `check_recipient_access inline:{${domains
      .map((domain) => `{refused@${domain} = reject_unlisted_recipient}`)
      .join(' ')}}, permit_mynetworks, reject`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value ?? ''}\n`);
  writeFileSync(join(folder, 'main.cf'), lines.join(''));
  const listener = `127.0.0.1:${port} inet n - n - - smtpd`;
  writeFileSync(join(folder, 'master.cf'), [listener, ...services, ''].join('\n'));
  const postfix = (command: string) =>
    execFileSync('/usr/sbin/postfix', ['-c', folder, command], { stdio: 'pipe' });
  postfix('start');
  onTestFinished(() => void postfix('stop'));
  return { port, inbox: (address: string) => join(boxes ?? '', address, 'new') };
}
