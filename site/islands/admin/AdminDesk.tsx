import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Admin } from '../../../content/en/admin.ts';
import type { ToastText } from '../../../content/en/toast.ts';
import type { Language } from '../../../domain/language.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { Toaster } from '../../ui/toaster/Toaster.tsx';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import { fetchAdminData, LoginError } from './admin-api.ts';
import { Desk } from './Desk.tsx';
import { LoginForm } from './LoginForm.tsx';

export interface AdminDeskProps {
  language: Language;
  text: Admin;
  toastText: ToastText;
  errorText: { heading: string; text: string; home: string };
  homeHref: string;
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { retry: 0 },
    },
  });

/** The administrator's page: the login form, and after it the desk. A reload logs out. */
export function AdminDesk(props: AdminDeskProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary fallback={<UnexpectedError text={props.errorText} homeHref={props.homeHref} />}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
          <LoginThenDesk {...props} />
        </Tooltip.Provider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function LoginThenDesk({ language, text, toastText, homeHref }: AdminDeskProps) {
  const { notification, notify, dismiss } = useNotification();
  const login = useMutation({
    mutationFn: fetchAdminData,
    onError: (error) => {
      notify({
        title: text.toasts.failed,
        description: describe(error, text.toasts),
        destructive: true,
      });
    },
  });

  return (
    <>
      {login.isSuccess ? (
        <Desk
          language={language}
          text={text.desk}
          data={login.data}
          now={login.submittedAt}
          homeHref={homeHref}
        />
      ) : (
        <LoginForm
          text={text.login}
          busy={login.isPending}
          onSubmit={(credentials) => {
            login.mutate(credentials);
          }}
        />
      )}
      <Toaster notification={notification} text={toastText} onClose={dismiss} />
    </>
  );
}

function describe(error: Error, text: Admin['toasts']): string {
  if (error instanceof LoginError && error.reason === 'invalid') return text.invalid;
  if (!(error instanceof LoginError) || !error.retryAfter) return text.unable;
  const minutes = String(Math.ceil(error.retryAfter / 60));
  return `${text.unable}. ${text.tryAgainIn.replace('{minutes}', minutes)}`;
}
