import { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { ToastText } from '../../../content/en/notices.ts';
import { invitationIn } from '../../../domain/admin/account.ts';
import { defaultQuery } from '../../../domain/admin/list-query.ts';
import type { AdminLogin } from '../../../domain/admin/api.ts';
import type { Language } from '../../../domain/language.ts';
import type { EmailWords } from '../../emails/email-words.ts';
import type { LetterPrint } from '../../pictures/letter-prints.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { Toaster } from '../../ui/toaster/Toaster.tsx';
import unseen from '../../ui/unseen/Unseen.module.css';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import { createSession, type Session } from './api-client.ts';
import type { EndedHere } from './dashboard/dashboard-context.ts';
import { Dialog } from './dashboard/Dialog.tsx';
import { onHashChange } from './dashboard/use-view.ts';
import { describe, InvitationForm, LoginForm, type LoginProps } from './LoginForm.tsx';
import { createQueryClient } from './query-client.ts';

interface AdminDashboardProps {
  language: Language;
  text: Admin;
  /** What stands around the text of a letter to the list. */
  letterWords: Record<Language, EmailWords>;
  /** The pictures that it may show. */
  letterPrints: LetterPrint[];
  toastText: ToastText;
  errorText: { heading: string; text: string; home: string };
  homeHref: string;
  waitlistHref: string;
}

const loadDashboard = () => import('./dashboard/Dashboard.tsx');

/**
 * Logs in, and loads the component that shows the result: React's `lazy` would show it 300 ms
 * later.
 */
const openDashboard = async (enter: () => Promise<AdminLogin>) => ({
  login: await enter(),
  ...(await loadDashboard()),
});

/** Why a session is over. */
type Ending = 'expired' | EndedHere;

/** What is shown after a login. */
type Opened = Awaited<ReturnType<typeof openDashboard>> & { session: Session };

/** The administrator's page: the login form, and after it the dashboard. A reload logs out. */
export function AdminDashboard({ errorText, ...props }: AdminDashboardProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary fallback={<UnexpectedError text={errorText} homeHref={props.homeHref} />}>
      <QueryClientProvider client={queryClient}>
        <LoginThenDashboard {...props} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function LoginThenDashboard({ text, toastText, ...props }: Omit<AdminDashboardProps, 'errorText'>) {
  const { notification, notify, dismiss } = useNotification();
  // Survives a session: after another login the administrator sees the same query.
  const [query, setQuery] = useState(defaultQuery);
  const { login, opened, ended, end } = useLogin(text.toasts, notify, dismiss);
  const entrance = <Entrance text={text} ended={ended} login={login} />;

  return (
    <>
      {/* The status stands here before it says anything, or readers would not announce it. The
          dashboard's heading takes the focus meanwhile. */}
      <p role="status" className={unseen.unseen}>
        {opened && !ended && text.login.done}
      </p>
      {!opened && entrance}
      {opened && (
        <opened.Dashboard
          key={opened.login.token}
          {...props}
          text={text.dashboard}
          login={opened.login}
          session={opened.session}
          query={query}
          onQuery={setQuery}
          notify={notify}
          onEnded={end}
        />
      )}
      {/* What was typed stays where it was typed. */}
      {opened && ended && <Dialog id="login-heading">{entrance}</Dialog>}
      <Toaster notification={notification} text={toastText} onClose={dismiss} />
    </>
  );
}

/** The login; to a helper whom a link led here, the invitation. */
function Entrance({
  ended,
  ...props
}: LoginProps & {
  /** Why the last session ended. */
  ended: Ending | undefined;
}) {
  const invitation = useSyncExternalStore(onHashChange, () => invitationIn(location.hash));
  if (invitation !== undefined) {
    return <InvitationForm {...props} invitation={invitation} loginHref={location.pathname} />;
  }
  return <LoginForm {...props} note={ended && props.text.dashboard.session[ended]} />;
}

function useLogin(
  text: Admin['toasts'],
  notify: ReturnType<typeof useNotification>['notify'],
  dismiss: () => void,
) {
  const queryClient = useQueryClient();
  const [{ opened, ended }, setState] = useState<{ opened?: Opened; ended?: Ending }>({});
  const login = useMutation({
    mutationFn: openDashboard,
    onSuccess: (found) => {
      // What it says of the attempt before is over.
      dismiss();
      // It goes on where its session had ended.
      if (opened?.session.account.username === found.login.account.username) {
        opened.session.renew(found.login.token);
        setState({ opened });
        return;
      }
      queryClient.clear();
      const session = createSession(found.login, () =>
        setState((now) =>
          // What a former one still asked for says nothing about this one.
          now.opened?.session === session ? { ...now, ended: 'expired' } : now,
        ),
      );
      setState({ opened: { ...found, session } });
    },
    onError: (error) =>
      notify({ title: text.failed, description: describe(error, text), destructive: true }),
  });
  const end = (why: EndedHere) => {
    setState({ ended: why });
    // Nothing that the session showed stays in the page's memory.
    queryClient.clear();
    login.reset();
  };

  // An invitation is used up, and a reload shows the login. What follows the address, as the link
  // to the other language does, is told, which the browser does not.
  useEffect(() => {
    if (!opened || invitationIn(location.hash) === undefined) return;
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [opened]);

  // The code of the dashboard is loaded while the administrator types.
  useEffect(() => {
    loadDashboard().catch(() => undefined);
  }, []);
  return { login, opened, ended, end };
}
