import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedSubmission } from '../../../../../domain/admin/rights.ts';
import { siteConfig } from '../../../../../site.config.ts';
import { Actions, Button, ButtonLink } from '../../../../ui/button/Button.tsx';
import { mailto } from '../../../../ui/mailto.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import styles from './Person.module.css';

/** Mail programs cut longer addresses. */
const longestQuote = 500;

/** Opens the mail program with an answer to a message, and asks whether it went. */
export function Answer({ submission: { id, email, message } }: { submission: OpenedSubmission }) {
  const { text, notify } = useDashboard();
  const words = text.rights.message;
  const { request } = useSession();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const answered = useMutation({
    mutationFn: () => request('admin_answer_message', { id }),
    onSuccess: () => {
      notify({ title: words.answered, description: words.answeredNote, destructive: false });
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return (
    <section className={styles.rights}>
      {asks && <p role="status">{words.ask}</p>}
      <Actions>
        {asks ? (
          <>
            <Button disabled={answered.isPending} onClick={() => answered.mutate()}>
              {words.yes}
            </Button>
            <Button look="quiet" onClick={() => setAsks(false)}>
              {words.no}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink
              href={mailto(`Re: ${siteConfig.brand}`, quoted(message ?? ''), email)}
              onClick={() => setAsks(true)}
            >
              {words.answer}
            </ButtonLink>
            <Button look="quiet" disabled={answered.isPending} onClick={() => answered.mutate()}>
              {words.mark}
            </Button>
          </>
        )}
      </Actions>
      {answered.isError && <p role="alert">{text.failure.action}</p>}
    </section>
  );
}

const quoted = (message: string): string => {
  const part = message.length > longestQuote ? `${message.slice(0, longestQuote)}...` : message;
  return `\n\n${part.replaceAll(/^/gm, '> ')}`;
};
