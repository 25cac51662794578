import { useState, type ReactNode } from 'react';
import { formWords } from '../../../content/form-words.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { LazyToaster } from '../../ui/toaster/LazyToaster.tsx';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import { FormFields } from './FormFields.tsx';
import type { InterestFormProps } from './use-interest-form.ts';

/**
 * The interest form of home and waitlist. Without scripts it posts to `addresses.action`; with them
 * it sends JSON and is replaced by the Thank You panel.
 */
export function InterestForm(props: InterestFormProps) {
  const { addresses } = props;
  const text = formWords[props.language];
  const [thanks, setThanks] = useState<ReactNode>();
  const { notification, notify, dismiss } = useNotification();

  return (
    <ErrorBoundary fallback={<UnexpectedError text={text.error} homeHref={addresses.home} />}>
      {thanks ?? (
        <FormFields
          {...props}
          text={text.form}
          notify={notify}
          onJoined={(panel) => {
            setThanks(panel);
            notify({ ...text.form.toasts.success, destructive: false });
          }}
        />
      )}
      <LazyToaster notification={notification} text={text.toast} onClose={dismiss} />
    </ErrorBoundary>
  );
}
