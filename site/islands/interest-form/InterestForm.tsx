import { useState } from 'react';
import { formWords } from '../../../content/form-words.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { UnexpectedError } from '../../ui/error-boundary/UnexpectedError.tsx';
import { LazyToaster } from '../../ui/toaster/LazyToaster.tsx';
import { useNotification } from '../../ui/toaster/use-notification.ts';
import { FormFields } from './FormFields.tsx';
import type { InterestFormProps } from './interest-form-props.ts';
import { ThankYou } from './ThankYou.tsx';

/**
 * The interest form of home and waitlist. Without scripts it posts to `addresses.action`; with them
 * it sends JSON and is replaced by the Thank You panel.
 */
export function InterestForm(props: InterestFormProps) {
  const { addresses } = props;
  const text = formWords[props.language];
  const [nextSteps, setNextSteps] = useState<string[]>();
  const { notification, notify, dismiss } = useNotification();

  return (
    <ErrorBoundary fallback={<UnexpectedError text={text.error} homeHref={addresses.home} />}>
      {nextSteps ? (
        <ThankYou
          text={text.form.thanks}
          next={{ ...text.after, steps: nextSteps }}
          letter={props.letter}
        />
      ) : (
        <FormFields
          {...props}
          text={text.form}
          after={text.after}
          notify={notify}
          onJoined={(steps) => {
            setNextSteps(steps);
            notify({ ...text.form.toasts.success, destructive: false });
          }}
        />
      )}
      <LazyToaster notification={notification} text={text.toast} onClose={dismiss} />
    </ErrorBoundary>
  );
}
