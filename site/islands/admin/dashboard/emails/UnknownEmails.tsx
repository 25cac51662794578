import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailFate } from '../../../../../domain/admin/emails.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { unknownEmailsQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Emails.module.css';
import { EmailLine } from './SubscriberEmails.tsx';

/**
 * The e-mails of which nobody here knows whether they arrived, each to be settled by the
 * administrator.
 */
export function UnknownEmails({ canSend }: { canSend: boolean }) {
  const { text } = useDashboard();
  const { unknown } = text.emails;
  const session = useSession();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(unknownEmailsQuery(session));
  const settle = useMutation({
    mutationFn: (settled: { id: string; fate: EmailFate }) =>
      session.request('admin_settle_email', settled),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'emails'] }),
  });
  const fates = [
    ['sent', unknown.arrived],
    ...(canSend ? ([['send_again', unknown.again]] as const) : []),
  ] as const;
  return (
    <>
      <h3>{unknown.heading}</h3>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && <p>{data.emails.length === 0 ? unknown.none : unknown.note}</p>}
      {data && data.emails.length > 0 && (
        <ul className={styles.emails}>
          {data.emails.map((mail) => (
            <li key={mail.id} className={styles.line}>
              <span>
                <Typed text={mail.email ?? text.none} />
                {'. '}
                <EmailLine mail={mail} />
              </span>
              {fates.map(([fate, label]) => (
                <Button
                  key={fate}
                  look="quiet"
                  disabled={settle.isPending}
                  onClick={() => settle.mutate({ id: mail.id, fate })}
                >
                  {label}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {settle.isError && text.failure.action}
        {settle.isSuccess && unknown.settled}
      </p>
    </>
  );
}
