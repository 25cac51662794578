import { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { ToastText } from '../../../content/en/notices.ts';
import type { WaysIn } from '../../../domain/admin/api.ts';
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
  LoginError,
  logIn,
  logInWithPasskey,
  passwordAlone,
  waysIn,
} from './api-client.ts';
import type { EndedHere } from './dashboard/dashboard-context.ts';
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

/** The administrator's page: the login form, and after it the dashboard. A reload logs out. */
export function AdminDashboard(props: AdminDashboardProps) {
  const [ended, setEnded] = useState<Ending>();
  const [queryClient] = useState(() =>
    createQueryClient(() => {
      setEnded('expired');
    }),
  );
  return (
    <ErrorBoundary fallback={<UnexpectedError text={props.errorText} homeHref={props.homeHref} />}>
      <QueryClientProvider client={queryClient}>
        <LoginThenDashboard {...props} ended={ended} onEnded={setEnded} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function LoginThenDashboard({
  language,
  text,
  letterWords,
  letterPrints,
  toastText,
  homeHref,
  waitlistHref,
  ended,
  onEnded,
}: AdminDashboardProps & {
  /** Why the last session ended; undefined before the first and while one is open. */
  ended: Ending | undefined;
  onEnded: (why: Ending | undefined) => void;
}) {
  const { notification, notify, dismiss } = useNotification();
  // Survives a session: after another login the administrator sees the same query.
  const [query, setQuery] = useState(defaultQuery);
  const login = useLogin(text.toasts, ended, onEnded, notify);
  const ways = useWaysIn(ended);
  const { data } = login;

  return (
    <>
      {/* The status stands here before it says anything, or readers would not announce it. The
          dashboard's heading takes the focus meanwhile. */}
      <p role="status" className={unseen.unseen}>
        {data && !ended && text.login.done}
      </p>
      {(!data || ended) && <Entrance text={text} ended={ended} ways={ways} login={login} />}
      {data && !ended && (
        <data.Dashboard
          language={language}
          text={text.dashboard}
          letterWords={letterWords}
          letterPrints={letterPrints}
          login={data.login}
          query={query}
          onQuery={setQuery}
          homeHref={homeHref}
          waitlistHref={waitlistHref}
          notify={notify}
          onEnded={onEnded}
        />
      )}
      <Toaster notification={notification} text={toastText} onClose={dismiss} />
    </>
  );
}

/** The login; to a helper whom a link led here, the invitation. */
function Entrance({
  text,
  ended,
  ways,
  login,
}: {
  text: Admin;
  /** Why the last session ended. */
  ended: Ending | undefined;
  ways: WaysIn;
  login: ReturnType<typeof useLogin>;
}) {
  const { error, isPending, variables, mutate } = login;
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
      ways={ways}
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

/** What a login may be by. A session may change it, so it is asked again after it. */
function useWaysIn(ended: Ending | undefined): WaysIn {
  const [ways, setWays] = useState(passwordAlone);
  useEffect(() => {
    void waysIn().then(setWays);
  }, [ended]);
  return ways;
}

function useLogin(
  text: Admin['toasts'],
  ended: Ending | undefined,
  onEnded: (why: Ending | undefined) => void,
  notify: ReturnType<typeof useNotification>['notify'],
) {
  const queryClient = useQueryClient();
  const login = useMutation({
    mutationFn: openDashboard,
    onSuccess: () => onEnded(undefined),
    onError: (error) =>
      notify({ title: text.failed, description: describe(error, text), destructive: true }),
  });
  const { data, reset } = login;

  // Nothing that the session showed stays in the page's memory.
  useEffect(() => {
    if (!ended) return;
    queryClient.clear();
    reset();
  }, [ended, queryClient, reset]);

  // The address has no invitation any more: what follows it, as the link to the other language
  // does, is told, which the browser does not.
  useEffect(() => {
    if (data) dispatchEvent(new HashChangeEvent('hashchange'));
  }, [data]);

  // The code of the dashboard is loaded while the administrator types.
  useEffect(() => {
    loadDashboard().catch(() => undefined);
  }, []);
  return login;
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
