import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, useState, type ReactNode } from 'react';
import type { Admin } from '../../../../content/en/admin.ts';
import type { AdminLogin } from '../../../../domain/admin/api.ts';
import { defaultQuery, type ListQuery } from '../../../../domain/admin/list-query.ts';
import { fill } from '../../../../domain/text.ts';
import type { Language } from '../../../../domain/language.ts';
import styles from '../dashboard.module.css';
import type { Session } from '../api-client.ts';
import type { EmailWords } from '../../../emails/email-words.ts';
import type { LetterPrint } from '../../../pictures/letter-prints.ts';
import { Account } from './account/Account.tsx';
import { Log } from './log/Log.tsx';
import { Letters } from './letters/Letters.tsx';
import { DashboardBar } from './DashboardBar.tsx';
import {
  DashboardContext,
  useDashboard,
  type DashboardTools,
  type EndedHere,
} from './dashboard-context.ts';
import { createFormatters } from './formatters.ts';
import { Figures } from './figures/Figures.tsx';
import { timeZone } from './local-days.ts';
import { Emails } from './emails/Emails.tsx';
import { answer, pageQuery } from './queries.ts';
import { Requests } from './requests/Requests.tsx';
import { Submissions } from './table/Submissions.tsx';
import { headingOf, useView, type View } from './use-view.ts';
import { Waiting } from './Waiting.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';

interface DashboardProps {
  language: Language;
  text: Admin['dashboard'];
  letterWords: Record<Language, EmailWords>;
  letterPrints: LetterPrint[];
  login: AdminLogin;
  session: Session;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  homeHref: string;
  waitlistHref: string;
  notify: DashboardTools['notify'];
  onEnded: (why: EndedHere) => void;
}

/** The dashboard of a logged-in administrator. */
export function Dashboard({
  language,
  text,
  letterWords,
  letterPrints,
  login,
  session,
  query,
  onQuery,
  homeHref,
  waitlistHref,
  notify,
  onEnded,
}: DashboardProps) {
  const client = useQueryClient();
  const [tools] = useState<DashboardTools>(() => {
    client.setQueryData(answer(session, 'overview', {}).queryKey, login.overview);
    client.setQueryData(pageQuery(session, defaultQuery, 0).queryKey, login.page);
    const given = { language, text, notify, session, letterWords, letterPrints };
    return { ...given, format: createFormatters(language) };
  });
  const view = useView();
  const { data: overview } = useQuery(answer(session, 'overview', {}));
  const logOut = useMutation({
    mutationFn: () => session.call('logout', {}),
    // Even if the server cannot be reached, the token is deleted here, and expires there unused.
    onSettled: () => onEnded('ended'),
  });
  if (!overview) return null;

  return (
    <DashboardContext value={tools}>
      <div className={styles.dashboard}>
        <DashboardBar
          view={view}
          homeHref={homeHref}
          leaving={logOut.isPending}
          onLogOut={() => {
            // A letter is saved where its field is left.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            logOut.mutate();
          }}
        />
        {view === 'waiting' && (
          <>
            <Notices />
            <Waiting
              onMessages={() => onQuery({ ...defaultQuery, filter: { message_waits: true } })}
            />
          </>
        )}
        <Submissions
          hidden={view !== 'submissions' && view !== 'waiting'}
          query={query}
          onQuery={onQuery}
          counters={overview.counters}
          empty={<EmptyDashboard waitlistHref={waitlistHref} />}
        />
        <OtherViews view={view} account={<Account onEnded={onEnded} />} />
        <p>{fill(text.zone, { zone: timeZone() })}</p>
      </div>
    </DashboardContext>
  );
}

/** All but the list of submissions and what waits, of which at most one is shown. */
function OtherViews({ view, account }: { view: View; account: ReactNode }) {
  const views: Record<Exclude<View, 'submissions' | 'waiting'>, ReactNode> = {
    figures: <Figures />,
    emails: <Emails />,
    letters: <Letters />,
    requests: <Requests />,
    account,
    log: <Log />,
  };
  return Object.entries(views).map(([name, content]) => (
    <Activity key={name} mode={name === view ? 'visible' : 'hidden'}>
      {content}
    </Activity>
  ));
}

/** The dashboard before anybody has joined: what it will show, and how to try it. */
function EmptyDashboard({ waitlistHref }: { waitlistHref: string }) {
  const { text } = useDashboard();
  return (
    <div className={styles.card}>
      <h3>{text.emptyTitle}</h3>
      {text.emptySteps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      {/* The session ends with this page. */}
      <ButtonLink href={waitlistHref} target="_blank" look="quiet">
        {text.emptyLink}
      </ButtonLink>
    </div>
  );
}

/** Stands at the top until the administrator has changed the first password. */
function Notices() {
  const { text, session } = useDashboard();
  if (session.account.password !== 'first') return null;
  return (
    <p className={styles.card}>
      {text.account.first} <a href={`#${headingOf('account')}`}>{text.account.firstLink}</a>
    </p>
  );
}
