import type { CheckName } from '../../domain/checks.ts';

/** The words to the owner about a fault, and what to do. They name nobody. */
export const checks = {
  store: {
    fault: 'The store takes nothing ({reason}): whoever joins now is told to try again.',
    remedy:
      'Make room on the disk of {folder}, or give the folder back to the server’s user; with Postgres, see that it runs.',
  },
  disk: {
    fault: 'The disk of {folder} has {megabytes} MB left.',
    remedy:
      'Make room: delete old versions, logs or copies that you have elsewhere, or take a larger disk. Below 4 MB nobody can join.',
  },
  ledger_writable: {
    fault: 'The mirror in {folder} cannot be written, so nobody can be erased.',
    remedy: 'Mount its disk, or give the folder to the server’s user: chown -R {user} {folder}',
  },
  site_url: {
    fault: '{url} does not lead to this server ({reason}), and the links in e-mails lead there.',
    remedy:
      'See that the name’s A and AAAA records lead to this machine, that the proxy runs and hands on to HOST and PORT, and that SITE_URL is the address visitors type.',
  },
  certificate: {
    fault: 'The certificate of {url} ends on {day}.',
    remedy:
      'Look at the proxy’s log why it was not renewed (ports 80 and 443 must be open), and restart the proxy.',
  },
  untrusted_proxy: {
    fault:
      'A proxy tells the server its visitors’ addresses and is not believed: all of them share one limit, and wrong logins of a stranger lock you out.',
    remedy: 'If it is yours, set {setting} and restart the server.',
  },
  mail_server: {
    fault: 'The mail server of MAIL_URL takes no e-mails ({reason}).',
    remedy: 'See that the account is paid and not blocked, and mend MAIL_URL.',
  },
  mail_waiting: {
    fault: 'E-mails have waited since {since}: {count}.',
    remedy:
      'Run npm run email:test on the server: it says what the mail server answers. They go by themselves once it takes them, for three days.',
  },
  broadcast_waiting: {
    fault: 'A letter to the list has stopped and waits for you: {count}.',
    remedy: 'Open “Letters” at the dashboard: it says why, and lets the letter go on or ends it.',
  },
  confirmations_held: {
    fault:
      'New confirmations are held, because many joined and hardly anybody confirmed: {count} wait.',
    remedy:
      'Look under “E-mails” at the dashboard: after an article, release them; if the addresses look made up, delete them. One goes out every ten minutes meanwhile.',
  },
  logins: {
    fault:
      'Somebody is guessing at the password: {count} logins were refused in a quarter of an hour.',
    remedy:
      'Nothing must be done while the password is long and yours alone: guesses are slowed down. If it is short or used elsewhere, change it at the dashboard under “Account”.',
  },
  audit_chain: {
    fault: 'The audit log is broken: {fault}.',
    remedy:
      'First copy the store, its backups and the mirror to where nobody changes them; then npm run audit:verify, and docs/operating.md, “The audit log”.',
  },
  backup: {
    fault: 'No backup was made for {hours} hours.',
    remedy:
      'Run npm run backup and read what it says; systemctl status raiz-do-vau-backup.timer shows whether it runs every night.',
  },
  copies: {
    fault: 'What changed since {since} is in no copy on another machine ({reason}).',
    remedy:
      'See that the machine of BACKUP_TO runs, takes the server’s key and has room; the server tries again each minute by itself.',
  },
  copies_old: {
    fault:
      'Where BACKUP_TO leads lies a copy of {day}, and the privacy policy promises that copies go after {days} days.',
    remedy:
      'Delete it there, and see that the cron line of docs/operating-copies.md runs on that machine.',
  },
  drill: {
    fault:
      'The drill with the copies on another machine on {day} did not bring the site back ({reason}).',
    remedy: 'Run npm run drill as the server’s user: it says what went wrong.',
  },
  clock: {
    fault:
      'The clock of this machine is wrong: it says {now}, and {other} is known. Links and deadlines go by it.',
    remedy: 'Turn on time synchronisation: timedatectl set-ntp true',
  },
  requests_due: {
    fault:
      'Requests by people’s rights must be answered: {count}, the first by {day}. The law gives a month.',
    remedy: 'Open “Requests” at the dashboard.',
  },
  controller: {
    fault:
      'The privacy policy names nobody who answers for personal data, so whoever joins gives no informed consent (GDPR, Article 13(1)(a)).',
    remedy: 'Set dataController in site.config.ts, build, and restart the server.',
  },
  site_outdated: {
    fault:
      'Since {day} the site calls a date the future that has passed, because it was built before that day.',
    remedy: 'Build it again (npm run build) and restart the server.',
  },
  build: {
    fault:
      'The pages were built for another configuration than the server has: they show old facts, or links to another address than {url}.',
    remedy: 'Build again with the same SITE_URL (npm run build) and restart the server.',
  },
  nobody_confirms: {
    fault: 'Of {count} people who were asked to confirm in the last week, nobody has.',
    remedy:
      'Join with an address of your own at another provider and look into its spam folder; npm run doctor says what the DNS lacks.',
  },
  spf: {
    fault:
      'The DNS of {domain} does not say who may send its e-mails (SPF), so they may land in spam.',
    remedy:
      'Add a TXT record to {domain}: v=spf1 include:<your mail provider’s> -all (the provider’s help names it).',
  },
  dkim: {
    fault: 'The key with which e-mails are signed is not in the DNS (DKIM), or another one is.',
    remedy: 'Add a TXT record to {name}: {record}',
  },
  dmarc: {
    fault: 'The DNS of {domain} does not say what becomes of forged e-mails (DMARC).',
    remedy: 'Add a TXT record to _dmarc.{domain}: {record}',
  },
  copies_off: {
    fault: 'All copies lie on this machine: if it dies, the list is lost.',
    remedy: 'Set BACKUP_TO and BACKUP_PUBLIC_KEY, as docs/operating-copies.md says.',
  },
  ledger: {
    fault:
      'Restores are unprotected: a backup that is put back brings back whoever was erased since it was made, and forgets who left the list.',
    remedy: 'Set LEDGER_DIR to a folder outside of DATA_DIR, as docs/operating.md says.',
  },
  audit_head: {
    fault:
      'Nobody outside of the store holds the end of the audit log: whoever can change the store can cut it off unseen.',
    remedy: 'Set LEDGER_DIR, or OWNER_EMAIL beside MAIL_URL, as docs/operating.md says.',
  },
  first_password: {
    fault: 'The administrator still has the password of the first start.',
    remedy: 'Change it at the dashboard under “Account”, or with npm run admin:password -- --store',
  },
  memory: {
    fault:
      'Only {megabytes} MB of memory are left, and at its busiest the server takes 150 MB more: if there is too little, the system ends the server.',
    remedy:
      'See what else runs there (top, docker stats) and end it, or take a machine with more memory; docs/benchmark.md says what the server takes.',
  },
  service: {
    fault:
      'The service is not as deploy/ has it: {differences}. It may stay down after a failure or a restart of the machine, take all of its memory, or make no backups.',
    remedy:
      'Copy the units of deploy/ to /etc/systemd/system again, then: systemctl daemon-reload && systemctl enable --now raiz-do-vau.socket raiz-do-vau.service raiz-do-vau-backup.timer',
  },
  versions: {
    fault:
      'Other versions run than the ones that this program is made for (in brackets): {versions}.',
    remedy: 'Run npm ci in the program’s folder, build again, and restart the server.',
  },
  folder_modes: {
    fault: 'Other users of this machine may read {folders}, which hold names and addresses.',
    remedy: 'Run chmod -R go= {folders}',
  },
  proxy_too_wide: {
    fault: 'TRUSTED_PROXIES believes {range}, so strangers can choose the address they come from.',
    remedy: 'Set it to your proxy’s address alone.',
  },
} satisfies Record<CheckName, { fault: string; remedy: string }>;

export type Checks = typeof checks;
