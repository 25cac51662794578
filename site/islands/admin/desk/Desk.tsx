import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { DeskLogin } from '../../../../domain/admin/api.ts';
import type { Language } from '../../../../domain/language.ts';
import styles from '../AdminDesk.module.css';
import { Counters } from '../Counters.tsx';
import { Account } from './account/Account.tsx';
import { FirstPassword } from './account/FirstPassword.tsx';
import { createSession } from './desk-api.ts';
import { DeskBar } from './DeskBar.tsx';
import { DeskContext, type DeskTools } from './desk-context.ts';
import { EmptyDesk } from './EmptyDesk.tsx';
import { Figures } from './figures/Figures.tsx';
import type { Find } from './find/find.ts';
import { AuditLog } from './log/AuditLog.tsx';
import { overviewQuery, rememberStart } from './queries.ts';
import { Submissions } from './rows/Submissions.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { createWords } from './words.ts';

/** The desk of a logged-in administrator: counters, submissions, figures, account, log. */
export function Desk({
  language,
  text,
  login,
  find,
  onFind,
  homeHref,
  waitlistHref,
  notify,
  onLogOut,
  onPasswordChanged,
}: {
  language: Language;
  text: Admin['desk'];
  login: DeskLogin;
  find: Find;
  onFind: (find: Find) => void;
  homeHref: string;
  waitlistHref: string;
  notify: DeskTools['notify'];
  onLogOut: () => void;
  /** All sessions are over then, this one too. */
  onPasswordChanged: () => void;
}) {
  const client = useQueryClient();
  const [tools] = useState<DeskTools>(() => {
    const session = createSession(login.token);
    rememberStart(client, session, login);
    return { language, text, notify, session, words: createWords(language) };
  });
  const { session } = tools;
  const { account } = login;
  const { data: overview = login.overview } = useQuery(overviewQuery(session, {}));
  const logOut = useMutation({
    mutationFn: () => session.ask('desk_logout', {}),
    // Should the server not hear it, the token is forgotten here all the same, and dies there unused.
    onSettled: onLogOut,
  });

  const heading = useRef<HTMLHeadingElement>(null);
  // The login button that had the focus is gone; a screen reader should hear where it is now.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const { total, this_week, this_month } = overview.counters;
  return (
    <DeskContext value={tools}>
      <div className={styles.desk}>
        <DeskBar
          heading={heading}
          homeHref={homeHref}
          leaving={logOut.isPending}
          onLogOut={logOut.mutate}
        />
        {account.has_first_password && <FirstPassword />}
        <Counters
          language={language}
          text={text}
          counts={{ total, thisWeek: this_week, thisMonth: this_month }}
        />
        <Submissions
          find={find}
          onFind={onFind}
          overview={overview}
          empty={<EmptyDesk waitlistHref={waitlistHref} />}
        />
        <Figures overview={overview} />
        <Account
          account={account}
          minutes={login.idle_minutes}
          hours={login.session_hours}
          onPasswordChanged={onPasswordChanged}
        />
        <AuditLog />
      </div>
      <SessionWarning
        minutes={login.idle_minutes}
        hours={login.session_hours}
        onLogOut={logOut.mutate}
      />
    </DeskContext>
  );
}
