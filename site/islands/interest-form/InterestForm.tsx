import { useState, type ReactNode } from 'react';
import { interestForm as english } from '../../../content/en/interest-form.ts';
import { interestForm as portuguese } from '../../../content/pt/interest-form.ts';
import type { ToastText } from '../../../content/en/toast.ts';
import type { Language } from '../../../domain/language.ts';
import type { RejectedForm } from '../../../domain/rejected-form.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { LazyToaster } from '../../ui/toaster/LazyToaster.tsx';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import { FormFields } from './FormFields.tsx';
import { ThankYou } from './ThankYou.tsx';

export interface InterestFormProps {
  language: Language;
  toastText: ToastText;
  errorText: { heading: string; text: string; home: string };
  addresses: { action: string; privacy: string; home: string };
  /** What a visitor without scripts had typed, and what was wrong with it. */
  rejected?: RejectedForm | undefined;
  /** The print of the Thank You panel. */
  letter?: ReactNode;
}

// Both languages come with the script, once and cached, instead of in every page beside the form itself.
const texts = { en: english, pt: portuguese };

/**
 * The interest form of home and waitlist. Without scripts it posts to `addresses.action`; with them
 * it sends JSON and is replaced by the Thank You panel.
 */
export function InterestForm(props: InterestFormProps) {
  const { language, toastText, errorText, addresses } = props;
  const text = texts[language];
  const [joined, setJoined] = useState(false);
  const { notification, notify, dismiss } = useNotification();

  return (
    <ErrorBoundary fallback={<UnexpectedError text={errorText} homeHref={addresses.home} />}>
      {joined ? (
        <ThankYou text={text.thanks} letter={props.letter} />
      ) : (
        <FormFields
          {...props}
          text={text}
          notify={notify}
          onJoined={() => {
            setJoined(true);
            notify({ ...text.toasts.success, destructive: false });
          }}
        />
      )}
      <LazyToaster notification={notification} text={toastText} onClose={dismiss} />
    </ErrorBoundary>
  );
}
