import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { DeskLogin } from '../../../../domain/admin/api.ts';
import type { ListQuery } from '../../../../domain/admin/list-query.ts';
import type { Language } from '../../../../domain/language.ts';
import styles from '../AdminDesk.module.css';
import { createSession } from '../api-client.ts';
import { Account } from './account/Account.tsx';
import { FirstPassword } from './account/FirstPassword.tsx';
import { AuditLog } from './audit-log/AuditLog.tsx';
import { DeskBar } from './DeskBar.tsx';
import { DeskContext, type DeskTools } from './desk-context.ts';
import { EmptyDesk } from './EmptyDesk.tsx';
import { Figures } from './figures/Figures.tsx';
import { createFormatters } from './formatters.ts';
import { Letters } from './letters/Letters.tsx';
import { OutdatedSite } from './OutdatedSite.tsx';
import { UntrustedProxy } from './UntrustedProxy.tsx';
import { overviewQuery, rememberStart } from './queries.ts';
import { Requests } from './requests/Requests.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { Submissions } from './table/Submissions.tsx';
import { Deletions } from './undo/Deletions.tsx';
import { useView, type View } from './use-view.ts';

/** The desk of a logged-in administrator. */
export function Desk({
  language,
  text,
  login,
  query,
  onQuery,
  homeHref,
  waitlistHref,
  notify,
  onLogOut,
  onPasswordChanged,
}: {
  language: Language;
  text: Admin['desk'];
  login: DeskLogin;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  homeHref: string;
  waitlistHref: string;
  notify: DeskTools['notify'];
  onLogOut: () => void;
  /** The change ended all sessions, this one too. */
  onPasswordChanged: () => void;
}) {
  const client = useQueryClient();
  const [tools] = useState<DeskTools>(() => {
    const session = createSession(login);
    rememberStart(client, session, login);
    return { text, notify, format: createFormatters(language), session };
  });
  const [deletions] = useState(() => new Set<() => Promise<void>>());
  const { session } = tools;
  const view = useView();
  const { data: overview } = useQuery(overviewQuery(session, {}));
  /** For what ends the session, without which nothing can be deleted. */
  const deleteWaiting = () => Promise.all([...deletions].map((deleteNow) => deleteNow()));
  const logOut = useMutation({
    mutationFn: async () => {
      await deleteWaiting();
      return session.request('desk_logout', {});
    },
    // Even if the server cannot be reached, the token is deleted here, and expires there unused.
    onSettled: onLogOut,
  });
  if (!overview) return null;

  const modeOf = (each: View) => (each === view ? 'visible' : 'hidden');
  return (
    <DeskContext value={tools}>
      <Deletions waiting={deletions}>
        <div className={styles.desk}>
          <div className={view === 'submissions' ? styles.screen : undefined}>
            <DeskBar
              view={view}
              homeHref={homeHref}
              leaving={logOut.isPending}
              onLogOut={logOut.mutate}
            />
            {session.siteOutdatedSince && <OutdatedSite since={session.siteOutdatedSince} />}
            {session.untrustedProxy && <UntrustedProxy setting={session.untrustedProxy} />}
            {session.account.has_first_password && <FirstPassword />}
            {/* It is never at rest: an ended session is noticed by what it asks for. */}
            <Submissions
              hidden={view !== 'submissions'}
              query={query}
              onQuery={onQuery}
              counters={overview.counters}
              empty={<EmptyDesk waitlistHref={waitlistHref} />}
            />
          </div>
          <Activity mode={modeOf('figures')}>
            <Figures />
          </Activity>
          <Activity mode={modeOf('letters')}>
            <Letters />
          </Activity>
          <Activity mode={modeOf('requests')}>
            <Requests />
          </Activity>
          <Activity mode={modeOf('account')}>
            <Account beforeChange={deleteWaiting} onPasswordChanged={onPasswordChanged} />
          </Activity>
          <Activity mode={modeOf('auditLog')}>
            <AuditLog />
          </Activity>
        </div>
        <SessionWarning onLogOut={logOut.mutate} />
      </Deletions>
    </DeskContext>
  );
}
