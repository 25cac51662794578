import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { whyNot } from '../why-not.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { EraseForm } from './EraseForm.tsx';
import styles from './Person.module.css';

/** The rights of a person: their data, no more updates, restriction, and erasure. */
export function PersonActions({
  email,
  isRestricted,
  onErased,
}: {
  email: string;
  isRestricted: boolean;
  /** Called with what was done. */
  onErased: (said: string) => void;
}) {
  const { text } = useDashboard();
  const isOwner = useIsOwner();
  const [erasing, setErasing] = useState(false);
  const { exportData, unsubscribe, restrict, erase, status } = useRights(
    email,
    isRestricted,
    onErased,
  );

  return (
    <section className={styles.rights} aria-labelledby="rights-heading">
      <h4 id="rights-heading">{text.person.heading}</h4>
      <p>{text.person.note}</p>
      {erasing ? (
        <EraseForm
          email={email}
          busy={erase.isPending}
          onErase={() => erase.mutate()}
          onCancel={() => {
            setErasing(false);
          }}
        />
      ) : (
        <Actions>
          <BusyButton look="quiet" busy={exportData.isPending} onClick={() => exportData.mutate()}>
            {text.person.exportData}
          </BusyButton>
          <BusyButton
            look="quiet"
            busy={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate()}
          >
            {text.person.unsubscribe}
          </BusyButton>
          <BusyButton look="quiet" busy={restrict.isPending} onClick={() => restrict.mutate()}>
            {isRestricted ? text.rights.restriction.lift : text.rights.restriction.restrict}
          </BusyButton>
          {isOwner && (
            <Button look="quiet" onClick={() => setErasing(true)}>
              {text.person.erase}
            </Button>
          )}
        </Actions>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </section>
  );
}

/** What is done at once for a person, and what is said of it. */
function useRights(email: string, isRestricted: boolean, onErased: (said: string) => void) {
  const { text, format } = useDashboard();
  const { call } = useSession();
  const client = useQueryClient();
  const fresh = () => client.invalidateQueries();

  const exportData = useMutation({
    mutationFn: () => call('export_person', { email }),
    onSuccess: (file) => {
      download(file);
      return fresh();
    },
  });
  const unsubscribe = useMutation({
    mutationFn: () => call('unsubscribe', { email }),
    onSuccess: fresh,
  });
  const restrict = useMutation({
    mutationFn: async () => {
      const action = isRestricted ? 'lift_restriction' : 'restrict';
      await call(action, { email });
    },
    onSuccess: fresh,
  });
  const erase = useMutation({
    mutationFn: () => call('erase', { email, confirm: email }),
    onSuccess: ({ erased }) => {
      onErased(format.count(text.person.erased, erased));
      // Otherwise the opened submission, which no longer exists, would be requested again.
      client.removeQueries({ queryKey: ['submission'] });
      return fresh();
    },
  });
  const status = [
    exportData.isSuccess && text.export.done,
    unsubscribe.data &&
      (unsubscribe.data.unsubscribed ? text.person.unsubscribed : text.person.wasOff),
    unsubscribe.data?.changed
      ? format.count(text.person.noMoreUpdates, unsubscribe.data.changed)
      : false,
    ...[exportData, unsubscribe, restrict, erase].map(({ error }) => error && whyNot(error, text)),
  ].filter(Boolean);
  return { exportData, unsubscribe, restrict, erase, status: status.join('. ') };
}
