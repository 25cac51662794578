import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Activity, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdminLogin } from '../../../../domain/admin/api.ts';
import { defaultQuery, type ListQuery } from '../../../../domain/admin/list-query.ts';
import { fill } from '../../../../domain/text.ts';
import styles from '../dashboard.module.css';
import { Account } from './account/Account.tsx';
import { Log } from './log/Log.tsx';
import { Letters } from './letters/Letters.tsx';
import {
  DashboardContext,
  useDashboard,
  type DashboardTools,
  type EndedHere,
} from './dashboard-context.ts';
import type { OnQuery } from './filters/Filters.tsx';
import { createFormatters } from './formatters.ts';
import { Figures } from './figures/Figures.tsx';
import { timeZone } from './local-days.ts';
import { Emails } from './emails/Emails.tsx';
import { answer, pageQuery } from './queries.ts';
import { Requests } from './requests/Requests.tsx';
import { Submissions } from './table/Submissions.tsx';
import { Waves } from './waves/Waves.tsx';
import { headingOf, useView, views, type View } from './use-view.ts';
import { Waiting } from './Waiting.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';

interface DashboardProps extends Omit<DashboardTools, 'format'> {
  login: AdminLogin;
  query: ListQuery;
  onQuery: OnQuery;
  homeHref: string;
  waitlistHref: string;
  onEnded: (why: EndedHere) => void;
}

/** The dashboard of a logged-in administrator. */
export function Dashboard({
  login,
  query,
  onQuery,
  homeHref,
  waitlistHref,
  onEnded,
  ...given
}: DashboardProps) {
  const { text, session } = given;
  const client = useQueryClient();
  const [tools] = useState<DashboardTools>(() => {
    client.setQueryData(answer(session, 'overview', {}).queryKey, login.overview);
    const first = { query: defaultQuery, first: 0, ...login.page };
    client.setQueryData(pageQuery(session, defaultQuery, 0).queryKey, first);
    return { ...given, format: createFormatters(given.language) };
  });
  const view = useView();
  const { data: overview } = useQuery(answer(session, 'overview', {}));
  const logOut = useMutation({
    mutationFn: () => session.call('logout', {}),
    // Even if the server cannot be reached, the token is deleted here, and expires there unused.
    onSettled: () => onEnded('ended'),
  });
  if (!overview) return null;
  const contents: Record<View, ReactNode> = {
    submissions: (
      <>
        <Waiting onMessages={() => onQuery({ ...defaultQuery, filter: { message_waits: true } })} />
        <Submissions
          query={query}
          onQuery={onQuery}
          counters={overview.counters}
          empty={<EmptyDashboard waitlistHref={waitlistHref} />}
        />
      </>
    ),
    figures: <Figures />,
    emails: <Emails />,
    letters: <Letters />,
    waves: <Waves />,
    requests: <Requests />,
    account: <Account onEnded={onEnded} />,
    log: <Log />,
  };

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
        {Object.entries(contents).map(([name, content]) => (
          <Activity key={name} mode={name === view ? 'visible' : 'hidden'}>
            {content}
          </Activity>
        ))}
        <p>{fill(text.zone, { zone: timeZone() })}</p>
      </div>
    </DashboardContext>
  );
}

/** The title of the page, links to its views, and the ways to leave it. */
function DashboardBar({
  view,
  homeHref,
  leaving,
  onLogOut,
}: {
  /** The one that is shown. */
  view: View;
  homeHref: string;
  leaving: boolean;
  onLogOut: () => void;
}) {
  const { text } = useDashboard();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused login button is gone; a screen reader should announce where the focus is now.
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className={`${styles.row} ${styles.bar}`}>
      <h1 ref={heading} tabIndex={-1}>
        {text.heading}
      </h1>
      <nav aria-label={text.sections.label} className={styles.row}>
        {views.map((each) => (
          <a
            key={each}
            href={`#${headingOf(each)}`}
            aria-current={each === view ? 'true' : undefined}
          >
            {text.sections[each]}
          </a>
        ))}
      </nav>
      <div className={styles.row}>
        <ButtonLink href={homeHref} look="quiet">
          {text.backToSite}
        </ButtonLink>
        <Button
          look="quiet"
          disabled={leaving}
          onClick={() => {
            onLogOut();
          }}
        >
          {leaving ? text.logOutWaiting : text.logOut}
        </Button>
      </div>
    </div>
  );
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
