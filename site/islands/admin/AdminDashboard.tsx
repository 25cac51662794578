import { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { ToastText } from '../../../content/en/notices.ts';
import { invitationIn } from '../../../domain/admin/account.ts';
import { defaultQuery } from '../../../domain/admin/list-query.ts';
import type { Language } from '../../../domain/language.ts';
import type { EmailWords } from '../../emails/email-words.ts';
import type { LetterPrint } from '../../pictures/letter-prints.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { Toaster } from '../../ui/toaster/Toaster.tsx';
import unseen from '../../ui/unseen/Unseen.module.css';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import {
  acceptInvitation,
  createSession,
  LoginError,
  logIn,
  logInWithPasskey,
  passkeysAt,
  type Session,
} from './api-client.ts';
import type { EndedHere } from './dashboard/dashboard-context.ts';
import { Dialog } from './dashboard/Dialog.tsx';
import { onHashChange } from './dashboard/use-view.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { LoginForm } from './LoginForm.tsx';
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
async function openDashboard(by: WayIn) {
  const login = await comeIn(by);
  return { login, ...(await loadDashboard()) };
}

type WayIn = Parameters<typeof logIn>[0] | 'passkey' | { invitation: string; name: string };

async function comeIn(by: WayIn) {
  if (by === 'passkey') return logInWithPasskey();
  if (!('invitation' in by)) return logIn(by);
  const login = await acceptInvitation(by.invitation, by.name);
  // It is used up, and a reload shows the login.
  history.replaceState(null, '', location.pathname);
  return login;
}

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
  const { login, opened, ended, end } = useLogin(text.toasts, notify);
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
      {opened && ended && <Dialog labelledBy="login-heading">{entrance}</Dialog>}
      <Toaster notification={notification} text={toastText} onClose={dismiss} />
    </>
  );
}

/** The login; to a helper whom a link led here, the invitation. */
function Entrance({
  text,
  ended,
  login,
}: {
  text: Admin;
  /** Why the last session ended. */
  ended: Ending | undefined;
  login: ReturnType<typeof useLogin>['login'];
}) {
  const { error, isPending, variables, mutate } = login;
  const passkeysAt = usePasskeysAt();
  const invitation = useInvitation();
  const failure = error ? describe(error, text.toasts) : undefined;
  if (invitation !== undefined) {
    return (
      <InvitationForm
        text={text}
        failure={failure}
        loginHref={location.pathname}
        busy={isPending}
        onAccept={(name) => {
          mutate({ invitation, name });
        }}
      />
    );
  }
  return (
    <LoginForm
      text={text.login}
      note={ended && text.dashboard.session[ended]}
      failure={failure}
      refused={isRefusal(error)}
      byPasskey={variables === 'passkey'}
      passkeysAt={passkeysAt}
      busy={isPending}
      onSubmit={mutate}
      onPasskey={() => {
        mutate('passkey');
      }}
    />
  );
}

/** What the link held that led here, if it was an invitation. */
const useInvitation = (): string | undefined =>
  useSyncExternalStore(onHashChange, () => invitationIn(location.hash));

/** Where a passkey logs in. */
function usePasskeysAt(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    void passkeysAt().then(setOrigin);
  }, []);
  return origin;
}

function useLogin(text: Admin['toasts'], notify: ReturnType<typeof useNotification>['notify']) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const [ended, setEnded] = useState<Ending>();
  const current = useRef<Session>(undefined);
  const login = useMutation({
    mutationFn: openDashboard,
    onSuccess: (found) => {
      setEnded(undefined);
      // It goes on where its session had ended.
      if (opened?.session.account.username === found.login.account.username) {
        opened.session.renew(found.login);
        return;
      }
      queryClient.clear();
      const session = createSession(found.login, () => {
        // What a former one still asked for says nothing about this one.
        if (current.current === session) setEnded('expired');
      });
      current.current = session;
      setOpened({ ...found, session });
    },
    onError: (error) =>
      notify({ title: text.failed, description: describe(error, text), destructive: true }),
  });
  const { reset } = login;
  const end = (why: EndedHere) => {
    setEnded(why);
    setOpened(undefined);
    current.current = undefined;
    // Nothing that the session showed stays in the page's memory.
    queryClient.clear();
    reset();
  };

  // The address has no invitation any more: what follows it, as the link to the other language
  // does, is told, which the browser does not.
  useEffect(() => {
    if (opened) dispatchEvent(new HashChangeEvent('hashchange'));
  }, [opened]);

  // The code of the dashboard is loaded while the administrator types.
  useEffect(() => {
    loadDashboard().catch(() => undefined);
  }, []);
  return { login, opened, ended, end };
}

const isRefusal = (error: Error | null): boolean =>
  error instanceof LoginError && error.reason === 'invalid';

/** What is said of a login that did not succeed. */
export function describe(error: Error, text: Admin['toasts']): string {
  if (isRefusal(error)) return text.invalid;
  if (!(error instanceof LoginError)) return text.unable;
  const { reason } = error;
  if (reason !== 'unable' && reason !== 'invalid') return text[reason];
  if (!error.retryAfter) return text.unable;
  if (error.retryAfter <= 60) return `${text.unable}. ${text.tryAgainSoon}`;
  const minutes = String(Math.ceil(error.retryAfter / 60));
  return `${text.unable}. ${text.tryAgainIn.replace('{minutes}', minutes)}`;
}
